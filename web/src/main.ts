/** Where the browser begins: styles, language, then the page that the address names. */
import { mount } from 'svelte'
import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import App from './App.svelte'
import { speak } from './i18n'
import { dress, settings } from './state/settings.svelte'

dress()
// Without its catalogue the table still speaks English.
await speak(settings.language).catch(() => undefined)

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no element "app" to draw the table in.')
mount(App, { target })
