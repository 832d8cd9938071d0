import { sendRequest } from '../web/call.ts'
import { keepEarly } from '../web/early.ts'
import { currentLanguage } from '../web/i18n.ts'
import { getSession } from '../web/session.ts'
import { tokenExpired } from '../web/token.ts'
import { frameCallsOf, screenCallsOf } from './ahead.rules.ts'
import { screens } from './screens.web.ts'

declare global {
  interface Window {
    /** What public/boot.js has sent already, by address, and with whose token. */
    fourshoreAhead?: { token: string; answers: Record<string, Promise<Response | null>> }
  }
}

/**
 * Whoever may enter the page at this address: what it will ask for goes to the server now, together with the requests for its code. Where the
 * server wrote the calls into the page, public/boot.js has sent them before, and they are only taken over.
 */
export const askAhead = ({ pathname, search }: { pathname: string; search: string }) => {
  const { token, user } = getSession()
  if (!token || !user || user.mustChangePassword || tokenExpired(token)) return
  const sent = window.fourshoreAhead?.token === token ? window.fourshoreAhead.answers : {}
  delete window.fourshoreAhead
  for (const [path, answer] of Object.entries(sent)) keepEarly(path, answer)
  const ofFrame = frameCallsOf(pathname, user.role)
  if (ofFrame.includes('/api/company/me')) void import('../web/company.ts').then(({ ensureCompany }) => ensureCompany())
  if (ofFrame.includes('/api/developer'))
    void import('../web/developer.ts').then(({ awaitDeveloperTools }) => awaitDeveloperTools())
  if (search) return
  const screen = screens.find(({ path }) => path === pathname)
  for (const early of screenCallsOf(screen, user.role)) {
    const path = early.replace('{language}', currentLanguage())
    if (!(path in sent)) keepEarly(path, sendRequest({ method: 'GET', path }, {}, { probe: true }))
  }
}
