import type { Route } from './route.ts'
import { CORE_ROUTES } from './routes.ts'

/** Everything the API can do. */
export const ROUTES: readonly Route[] = [...CORE_ROUTES]
