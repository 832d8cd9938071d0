import '../web/styles.ts'
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { spoken } from '../web/call.ts'
import { currentLanguage, dirOf, startWords, useLanguage } from '../web/i18n.ts'
import { NavigationContext } from '../web/Link.tsx'
import { schemeManager } from '../web/scheme.ts'
import { followOtherTabs, restoreSession } from '../web/session.ts'
import { ofTab, readText, writeText } from '../web/stored.ts'
import { cssVariablesResolver, theme } from '../web/theme.ts'
import { askAhead } from './ahead.ts'
import { router } from './router.tsx'
import { routerNavigation } from './way.tsx'
import { wordsOfLanguage } from './word-lists.ts'

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
  return (
    <NavigationContext value={routerNavigation}>
      <RouterProvider router={router} />
    </NavigationContext>
  )
}

const colorSchemeManager = schemeManager()

const App = () => (
  <StrictMode>
    <DirectionProvider initialDirection={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        getStyleNonce={() => styleNonce}
      >
        <Directed />
      </MantineProvider>
    </DirectionProvider>
  </StrictMode>
)

/**
 * A part of the page could not be loaded. A page that stayed open over a new release asks for files that are gone: it takes the new
 * release; what was typed is a draft. Otherwise the page is refreshed a few times. Help itself is not worth that.
 */
const onFileGone = async (error: unknown) => {
  if (/HelpLayer|ErrorPage|recovery|later|Bell|Tray/.test(String(error))) return
  const page = await fetch('/login', { cache: 'no-store' }).then(
    (answer) => answer.text(),
    () => '',
  )
  const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].flatMap(([, file]) => file ?? [])
  const unknown = scripts.find((file) => !document.querySelector(`script[src="${file}"]`))
  // Once for each: of two servers that disagree, each would send the page to the other for ever.
  if (unknown && isNews(unknown)) return location.reload()
  await (await import('../web/help/recovery.ts')).recoverFromLoadError(error, 'chunk')
}

const isNews = (file: string) => readText('release', ofTab) !== file && writeText('release', file, ofTab)

/** The number that the style elements of this answer carry, see public/boot.js. */
const styleNonce = document.querySelector<HTMLElement>('meta[nonce]')?.nonce ?? ''

const start = async () => {
  addEventListener('vite:preloadError', (e) => void onFileGone(e.payload).catch(console.error))

  restoreSession()
  followOtherTabs(() => void router.invalidate())
  // A page out of the browser's memory has not heard what the other tabs did meanwhile.
  addEventListener('pageshow', (e) => e.persisted && dispatchEvent(new StorageEvent('storage')))
  void import('./arrival.ts').then((arrival) => arrival.afterSignIn())
  const words = startWords(import.meta.glob('/src/{web,features/platform/accounts,features/site/home}/words/en.ts'), {
    others: wordsOfLanguage,
  })
  // In the language in use, which is known by now.
  askAhead(location)
  await words
  spoken.sentences = async () => {
    const { groupAmounts } = await import('../shared/digits.ts')
    if (currentLanguage() === 'en') return groupAmounts
    const say = await (await import('./refusals.ts')).sentencesIn(currentLanguage())
    return (english) => groupAmounts(say(english))
  }
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no place for the application.')
  createRoot(root).render(<App />)
  window.fourshoreStarted = true
}

start().catch((error: unknown) => {
  console.error(error)
  window.fourshoreFailed?.(error)
})
