import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/noto-sans-arabic/wght.css'
import '../web/global.css'
import 'virtual:theme.css'
import './triage.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import Triage from '../features/hiring/pipeline/screens/triage/Triage.screen.tsx'
import { roleHas } from '../shared/permissions.ts'
import { onRefused, spoken } from '../web/call.ts'
import { currentLanguage, loadWords, startWords } from '../web/i18n.ts'
import { paths } from '../web/paths.ts'
import { getSession, restoreSession } from '../web/session.ts'
import { tokenExpired } from '../web/token.ts'
import { wordsOfLanguage } from './word-lists.ts'

/** Who may not be here goes where the application would send them, and it says why. */
const away = (): string | null => {
  const { token, user } = getSession()
  if (!token || tokenExpired(token) || !user) return paths.login()
  if (user.mustChangePassword) return paths.choosePassword()
  return roleHas(user.role, 'jobs.write') ? null : paths.dashboard()
}

const start = async () => {
  restoreSession()
  // boot.js coloured the page before its style sheet was there; from here on the sheet does.
  document.documentElement.style.removeProperty('background-color')
  const elsewhere = away()
  if (elsewhere) return location.replace(elsewhere)
  onRefused.sessionEnded = () =>
    location.replace(paths.login(getSession().ended === 'expired' ? { expired: 'true' } : {}))
  onRefused.passwordChangeRequired = () => location.replace(paths.choosePassword())
  onRefused.secondFactorSetupRequired = () => location.replace(paths.account({ tab: 'security' }))
  await startWords(import.meta.glob('/src/{web,features/hiring/pipeline}/words/en.ts'), {
    others: wordsOfLanguage,
  })
  await loadWords(['hiring/pipeline'])
  spoken.sentences = async () =>
    currentLanguage() === 'en' ? (english) => english : (await import('./refusals.ts')).sentencesIn(currentLanguage())
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no place for the application.')
  createRoot(root).render(
    <StrictMode>
      <main id="content">
        <Triage />
      </main>
    </StrictMode>,
  )
  window.fourshoreStarted = true
  const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
  later(() => void import('../web/offline/register.ts').then(({ startOffline }) => startOffline()))
}

start().catch((error: unknown) => {
  console.error(error)
  window.fourshoreFailed?.(error)
})
