import './site.sheets.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadHelp } from '../web/help/index.ts'
import { LANGUAGES, loadWords, startWords } from '../web/i18n.ts'
import { followOtherTabs, restoreSession } from '../web/session.ts'
import { SitePage, type SitePageInfo } from './site.frame.tsx'
import { loadSitePage } from './site.pages.ts'
import { siteScreens } from './site.screens.ts'

/** Brings a page that the server wrote to life: the menu, who is signed in, the forms. It can be read without this. */
const start = async () => {
  const told = JSON.parse(document.getElementById('page')?.textContent ?? '') as SitePageInfo
  const screen = siteScreens.find((s) => s.path === (told.screen ?? told.path))
  const root = document.getElementById('app')
  if (!screen || !root) throw new Error('No page')
  const language = LANGUAGES.find((l) => l.code === document.documentElement.lang)?.code ?? 'en'
  const english = import.meta.glob(
    '/src/{web,web/help,web/viewing,features/site/{home,pages,legal},features/site/legal/*,features/adverts/content,features/adverts/maps}/words/en.ts',
  )
  const others = async () => (await import('./site.translations.ts')).default
  const words = startWords(english, { written: language, others })
  const [{ default: Page }] = await Promise.all([
    loadSitePage(screen.file, screen.part),
    words.then(() => loadWords(screen.words ?? [])),
  ])
  restoreSession()
  followOtherTabs(() => {})
  hydrateRoot(root, <SitePage told={told} language={language} Page={Page} />)
  root.dataset.alive = ''
  addHelp()
}

/** What helps when something does not work: after everything else, beside the page and not in it. */
const addHelp = () => {
  const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
  later(
    () =>
      loadHelp().then(({ default: Help }) =>
        createRoot(document.body.appendChild(document.createElement('div'))).render(<Help />),
      ),
    { timeout: 4000 },
  )
}

start().catch(console.error)
