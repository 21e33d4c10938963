import '@fontsource/cinzel/latin-500.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './styles/app.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { startRouter } from './router.ts'
import { applySettings } from './settings.ts'

applySettings()
startRouter()
const root = document.getElementById('app')
if (root) render(<App />, root)
