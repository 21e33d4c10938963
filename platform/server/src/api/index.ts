import { MODERATION_ROUTES } from './moderation.ts'
import { NOTICE_ROUTES } from './notices.ts'
import { MEMORY_ROUTES } from './records.ts'
import { RECOVERY_ROUTES } from './recovery.ts'
import type { Route } from './route.ts'
import { CORE_ROUTES } from './routes.ts'

/** Everything the API can do. */
export const ROUTES: readonly Route[] = [
  ...CORE_ROUTES,
  ...RECOVERY_ROUTES,
  ...NOTICE_ROUTES,
  ...MEMORY_ROUTES,
  ...MODERATION_ROUTES,
]
