// The worker that opens pages without a connection: one file at the root, built last, since it is told what the other builds made.
import { defineConfig } from 'vite'
import { offlineOf } from './scripts/offline.ts'

const out = 'dist/web'

export default defineConfig({
  publicDir: false,
  define: { __OFFLINE__: JSON.stringify(offlineOf(out)) },
  build: {
    outDir: out,
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/web/offline/worker.ts',
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
    target: ['chrome108', 'edge108', 'firefox101', 'safari15.4'],
    sourcemap: false,
  },
})
