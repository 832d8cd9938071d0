import { roleHas } from '../shared/permissions.ts'
import { sendRequest } from '../web/call.ts'
import { keepEarly } from '../web/early.ts'
import { currentLanguage } from '../web/i18n.ts'
import { paths } from '../web/paths.ts'
import { mayEnter } from '../web/screen.ts'
import { getSession } from '../web/session.ts'
import { tokenExpired } from '../web/token.ts'
import { screens } from './screens.web.ts'

/** Whoever may enter the page at this address: what it will ask for goes to the server now, together with the requests for its code. */
export const askAhead = ({ pathname, search }: { pathname: string; search: string }) => {
  const { token, user } = getSession()
  if (!token || !user || user.mustChangePassword || tokenExpired(token)) return
  if (pathname.startsWith(paths.dashboard())) {
    if (roleHas(user.role, 'settings.write'))
      void import('../web/company.ts').then(({ ensureCompany }) => ensureCompany())
    void import('../web/developer.ts').then(({ awaitDeveloperTools }) => awaitDeveloperTools())
  }
  const screen = screens.find(({ path }) => path === pathname)
  if (search || !screen?.early || !mayEnter(screen, user.role)) return
  for (const early of screen.early) {
    const path = early.replace('{language}', currentLanguage())
    keepEarly(path, sendRequest({ method: 'GET', path }, {}, { probe: true }))
  }
}
