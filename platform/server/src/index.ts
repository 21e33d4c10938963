export { type RunningServer, serve, VERSION } from './app.ts'
export { type Config, readConfig } from './config.ts'
export { restoreFile, Store } from './store/store.ts'
