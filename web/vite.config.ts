import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The server behind `npm run dev`: `tawantin serve --no-browser` listens here.
const server = process.env.TAWANTIN_SERVER ?? 'http://127.0.0.1:8377'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.TAWANTIN_WEB_OUT ?? '../src/tawantin/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    // The Host stays that of the page: the server refuses what comes from other sites.
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
