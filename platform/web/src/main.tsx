import './styles/fonts.css'
import './styles/app.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { keepApp } from './local/install.ts'
import { startRouter } from './router.ts'
import { applySettings } from './settings.ts'
import { startSounds } from './table/sound.ts'

applySettings()
startRouter()
startSounds()
const root = document.getElementById('app')
if (root) render(<App />, root)
keepApp()
