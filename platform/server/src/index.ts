export { type RunningServer, type Surroundings, serve, VERSION } from './app.ts'
export { type Config, readConfig } from './config.ts'
export { Store } from './store/store.ts'
