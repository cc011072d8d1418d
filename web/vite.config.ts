import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The server behind `npm run dev`: `tawantin serve --no-browser` listens here.
const server = process.env.TAWANTIN_SERVER ?? 'http://127.0.0.1:8377'

/** Of the drawings, pages get what they draw: neither the sheet on which they can be looked at, nor remarks. */
const drawings = (svg: string): string =>
  `${svg.slice(0, svg.indexOf('<!-- the sheet -->'))}</svg>`.replace(/<title>.*?<\/title>|<!--[^]*?-->/g, '').replace(/>\s+</g, '><')

const sprite = {
  name: 'sprite',
  enforce: 'pre' as const,
  load: (id: string) => {
    const [file = '', query] = id.split('?')
    return file.endsWith('/motifs.svg') && query === 'raw' ? `export default ${JSON.stringify(drawings(readFileSync(file, 'utf-8')))}` : undefined
  },
}

export default defineConfig({
  plugins: [sprite, svelte()],
  build: {
    outDir: process.env.TAWANTIN_WEB_OUT ?? '../src/tawantin/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What most pages need comes in one piece: many small ones are heavier.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(i18n|ui|wire)\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // The Host stays that of the page: the server refuses what comes from other sites.
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
