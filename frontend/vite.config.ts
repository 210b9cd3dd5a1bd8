import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the game server; the built page is served by that server itself. */
const server = 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() })],
  build: { target: 'es2022', outDir: 'dist', reportCompressedSize: true, assetsInlineLimit: 0 },
  server: { proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
