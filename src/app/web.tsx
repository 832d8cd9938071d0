import '../web/styles.ts'
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { spoken } from '../web/call.ts'
import { dirOf, language, startWords, useLanguage } from '../web/i18n.ts'
import { followOtherTabs, restoreSession } from '../web/session.ts'
import { cssVariablesResolver, theme } from '../web/theme.ts'
import { router } from './router.tsx'

declare global {
  interface Window {
    /** Set by public/boot.js: shows "Fourshore Failed to Load" with the error. */
    fourshoreFailed?: (error: unknown) => void
    fourshoreStarted?: boolean
  }
}

const Directed = () => {
  const language = useLanguage()
  const { setDirection } = useDirection()
  useEffect(() => setDirection(dirOf(language)), [language, setDirection])
  return <RouterProvider router={router} />
}

const App = () => (
  <StrictMode>
    <DirectionProvider initialDirection={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <Directed />
      </MantineProvider>
    </DirectionProvider>
  </StrictMode>
)

/** A page that stayed open over a new release asks for files that are gone. It takes the new release; what was typed is a draft. */
const onFileGone = async () => {
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => answer.text(),
    () => '',
  )
  const entry = page.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1]
  if (entry && !document.querySelector(`script[src="${entry}"]`)) location.reload()
}

const start = async () => {
  addEventListener('vite:preloadError', () => void onFileGone())

  restoreSession()
  followOtherTabs(() => void router.invalidate())
  await startWords(
    import.meta.glob('/src/{web,features/accounts,features/public}/words/en.ts'),
    async (language) => (await (language === 'en' ? import('./english.ts') : import('./translations.ts'))).default,
  )
  spoken.sentences = async () =>
    language() === 'en' ? (english) => english : (await import('./refusals.ts')).sentencesIn(language())
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no place for the application.')
  createRoot(root).render(<App />)
  window.fourshoreStarted = true
}

start().catch((error: unknown) => {
  console.error(error)
  window.fourshoreFailed?.(error)
})
