export { type RunningServer, type Surroundings, serve } from './app.ts'
export { type Config, readConfig } from './config.ts'
export { Store } from './store/store.ts'
export { VERSION } from './version.ts'
