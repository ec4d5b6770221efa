import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { gameIcons } from './tools/game-icons.ts'

/** Where `grimtable serve` listens while the client is developed. */
const SERVER = process.env.GRIMTABLE_SERVER ?? 'http://127.0.0.1:8404'

export default defineConfig({
  // The same build serves from any folder of any host.
  base: './',
  plugins: [svelte(), gameIcons()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/grimtable/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Data addresses would need a looser content security policy than 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: SERVER, ws: true, changeOrigin: false },
      '/health': SERVER,
    },
  },
  test: {
    // Making a page takes longer than most tests: who needs one asks for jsdom in its first line.
    environment: 'node',
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
  },
})
