import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { phonesIn, socialIn } from './src/web/contact.shown.ts'
import { chunkNames } from './vite.chunks.ts'
import { fontSheets } from './vite.fonts.ts'
import { leafletWithoutMarkup } from './vite.leaflet.ts'
import { themeSheets } from './vite.theme.ts'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

const { env } = process

/** Settings that stand on the pages; they are read when the pages are built. */
export const shown = () => ({
  'import.meta.env.SUPPORT_EMAIL': JSON.stringify(env.SUPPORT_EMAIL || env.VITE_SUPPORT_EMAIL || ''),
  'import.meta.env.OFFICE_PHONES': JSON.stringify(phonesIn(env.OFFICE_PHONES || '')),
  'import.meta.env.SOCIAL_LINKS': JSON.stringify(socialIn(env.SOCIAL_LINKS || '')),
})

/** Scripts that every page of the application begins with. */
const WITH_EVERY_PAGE = /\/(?:rolldown-runtime|react|base|app)-[\w-]+\.js$/

export default defineConfig({
  plugins: [themeSheets(), fontSheets('swap'), leafletWithoutMarkup(), react()],
  define: shown(),
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The oldest browsers the component library draws in.
    target: ['chrome108', 'edge108', 'firefox101', 'safari15.4'],
    sourcemap: false,
    manifest: true,
    // Nothing is inlined: the pages carry no data: fonts or pictures, so the content policy need not allow them.
    assetsInlineLimit: 0,
    // What is asked for with a part of the application leaves out what every page has by then; a name here is one in the lists of each page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !WITH_EVERY_PAGE.test(file)),
    },
    // What every page of the application needs lies in a few files instead of thirty crumbs: smaller, and kept by the browser over releases.
    rolldownOptions: {
      // Sorting on a phone has a page of its own: it carries neither the component library nor the router.
      input: ['index.html', 'triage.html'],
      output: {
        // Seven letters of its content tell files apart, and the lists of them come with every page.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: chunkNames(), debugName: 'what is needed together', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': api, '/health': api } },
})
