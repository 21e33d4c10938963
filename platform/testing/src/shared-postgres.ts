import { sharePostgres } from './postgres.ts'

/** Before the first of the tests that need it, and until the last. */
export default sharePostgres
