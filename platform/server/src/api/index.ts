import { MODERATION_ROUTES } from './moderation.ts'
import { NOTICE_ROUTES } from './notices.ts'
import { PEOPLE_ROUTES } from './people-routes.ts'
import { MEMORY_ROUTES } from './records.ts'
import { RECOVERY_ROUTES } from './recovery.ts'
import type { Route } from './route.ts'
import { TABLE_ROUTES } from './table-routes.ts'
import { TALK_ROUTES } from './talk-routes.ts'

/** Everything the API can do. */
export const ROUTES: readonly Route[] = [
  ...PEOPLE_ROUTES,
  ...TABLE_ROUTES,
  ...TALK_ROUTES,
  ...RECOVERY_ROUTES,
  ...NOTICE_ROUTES,
  ...MEMORY_ROUTES,
  ...MODERATION_ROUTES,
]
