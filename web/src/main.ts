import { mount } from 'svelte'
import App from './App.svelte'
import { i18n } from './i18n/i18n.svelte'
import { placeSprite } from './look/sprite'
import { session } from './session.svelte'
import { preferences } from './table/preferences.svelte'
import './look/tokens.css'
import './look/tokens-2.css'
import './look/base.css'

preferences.apply()
placeSprite()
await i18n.start(!location.pathname.startsWith('/table/'))
mount(App, { target: document.getElementById('app')! })
void session.start()
// Development has its own way to serve files.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
