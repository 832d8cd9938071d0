// The public pages, which the server writes as HTML: their browser script and one style sheet into dist/web, and with --ssr their
// renderer into dist/site. They carry neither the component library nor the router.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shown } from './vite.config.ts'
import { fontSheets } from './vite.fonts.ts'
import { themeSheets } from './vite.theme.ts'

export default defineConfig(({ isSsrBuild }) => ({
  // A typeface that comes late would move what is being read. It is taken when it is there at once, and from the next page on.
  plugins: [themeSheets(), fontSheets('optional'), react()],
  publicDir: false,
  define: {
    ...shown(),
    // What React says to a tool of developers is nothing for readers: 0.4 kB that every page is spared.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
  },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/site' : 'dist/web',
    emptyOutDir: Boolean(isSsrBuild),
    rolldownOptions: { input: isSsrBuild ? 'src/app/site.server.tsx' : 'src/app/site.tsx' },
    target: ['chrome108', 'edge108', 'firefox101', 'safari15.4'],
    cssCodeSplit: false,
    manifest: isSsrBuild ? false : '.vite/site.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
}))
