import type { TableSummary } from '../table/link.ts'

/**
 * Finished games that somebody may like to see again: played to their end by the rules, those between people first
 * and rated ones before the rest.
 */
export const worthWatching = (tables: readonly TableSummary[]): TableSummary[] =>
  tables
    .filter(({ outcome, concluded }) => outcome !== null && !concluded)
    .map((table) => ({ table, worth: worth(table) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ table }) => table)

const worth = (table: TableSummary): number =>
  (table.rated ? 2 : 0) + (table.seats.every(({ kind }) => kind === 'person') ? 1 : 0)
