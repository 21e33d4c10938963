/** The pages of the app that a server sends people to, by mail, push or webhook: its router knows them by these patterns. */
export const PAGE = { table: '/table/:id', recover: '/recover' } as const

/** Where a table is seen. */
export const tablePage = (id: string): string => PAGE.table.replace(':id', encodeURIComponent(id))
