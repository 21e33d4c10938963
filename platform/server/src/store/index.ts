/** What whoever looks after the database needs, without the server around it. */
export { checkTables, type TableDamage } from '../check.ts'
export { readConfig } from '../config.ts'
export { writeBackup } from './backup.ts'
export { checkBackup } from './check-backup.ts'
export { restoreEmbedded } from './embedded.ts'
export { isDatabaseFile, restoreLines } from './restore.ts'
export { Store } from './store.ts'
