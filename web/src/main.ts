import { mount } from 'svelte'
import App from './App.svelte'
import { i18n } from './i18n/i18n.svelte'
import { placeSprite } from './look/sprite'
import { session } from './session.svelte'
import { preferences } from './table/preferences.svelte'
import './look/tokens.css'
import './look/tokens-2.css'
import './look/base.css'

const AGAIN_MS = 5000
// A page shows nothing while a part of it is missing, and browsers never ask again for one that did not come.
addEventListener('vite:preloadError', () => {
  if (!document.querySelector('main')) setTimeout(() => location.reload(), AGAIN_MS)
})

preferences.apply()
placeSprite()
await i18n.start(!location.pathname.startsWith('/table/'))
mount(App, { target: document.getElementById('app')! })
void session.start()
// Development has its own way to serve files.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
