import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { onRefused } from '../web/call.ts'
import { ensureCompany } from '../web/company.ts'
import { guard, type Visitor } from '../web/guard.ts'
import { loadWords } from '../web/i18n.ts'
import { destination } from '../web/Link.tsx'
import { notify, useNoticesWanted } from '../web/notify.ts'
import { paths } from '../web/paths.ts'
import { type Screen, ScreensContext } from '../web/screen.ts'
import { clearLoggedOut, endSession, loggedOut, session } from '../web/session.ts'
import { LoadingBar } from '../web/shell/LoadingBar.tsx'
import { Pending } from '../web/shell/Pending.tsx'
import { PublicFrame } from '../web/shell/PublicFrame.tsx'
import { usePaletteAsked } from '../web/shell/palette.ts'
import { tokenExpired } from '../web/token.ts'
import { useWebWords } from '../web/words/index.ts'
import { redirects, screens } from './screens.ts'

const Notices = lazy(() => import('../web/shell/notices.tsx'))
const Palette = lazy(() => import('../web/shell/Palette.tsx'))
const ErrorPage = lazy(async () => {
  try {
    return { default: (await import('../web/shell/ErrorPage.tsx')).ErrorPage }
  } catch {
    return { default: LastResort }
  }
})

/** When not even the error page can be fetched. */
const LastResort = () => {
  const say = useWebWords()
  return (
    <main role="alert" className="boot-failure">
      <h1>{say('failure.title')}</h1>
      <button type="button" onClick={() => location.reload()}>
        {say('failure.refresh')}
      </button>
    </main>
  )
}

const Root = () => {
  const notices = useNoticesWanted()
  const asked = usePaletteAsked()
  return (
    <ScreensContext value={screens}>
      <LoadingBar />
      <Outlet />
      <Suspense>
        {notices && <Notices />}
        {asked > 0 && <Palette asked={asked} />}
      </Suspense>
    </ScreensContext>
  )
}

const goTo = (address: string): never => {
  throw redirect({ ...destination(address), replace: true } as never)
}

/** Whoever is here, with an employer's company profile asked for where the dashboard needs it. */
const visitor = async (pathname: string): Promise<Visitor> => {
  if (session().token && tokenExpired(session().token)) endSession('expired')
  const { token, user, ended } = session()
  const employer = user?.role === 'employer' || user?.role === 'employer_admin'
  const needsCompany = token !== null && employer && !user.mustChangePassword && pathname.startsWith(paths.dashboard())
  return {
    company: needsCompany ? await ensureCompany() : 'not asked',
    token: token !== null,
    role: user?.role ?? null,
    subscriptionTier: user?.subscriptionTier ?? 'free',
    mustChangePassword: user?.mustChangePassword ?? false,
    ended,
    loggedOut: loggedOut(),
  }
}

const enter = async (screen: Screen, { pathname }: ParsedLocation, preload: boolean) => {
  const open = screen.access === 'public'
  const route = {
    pathname,
    public: open,
    allowed: screen.access === 'public' ? [] : screen.access,
    superAdmin: screen.superAdmin ?? false,
    premiumPlus: screen.premiumPlus ?? false,
  }
  if (open) return
  const verdict = guard(route, await visitor(pathname))
  if (verdict === 'pass') return
  if (verdict.clearLoggedOut && !preload) clearLoggedOut()
  goTo(verdict.to)
}

const rootRoute = createRootRoute({ component: Root })

// The titles of the screens stand in both frames: a frame is drawn when they are here, not before.
const titles = () => loadWords(['app'])

const publicFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  loader: titles,
  component: PublicFrame,
})
const dashboardFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'dashboard',
  loader: () => Promise.all([titles(), loadWords(['ui'])]),
  component: lazyRouteComponent(() => import('../web/shell/DashboardFrame.tsx')),
})

const comingOf = (screen: Screen) => async () => {
  const [{ Coming }] = await Promise.all([import('../web/shell/Coming.tsx'), loadWords(['coming'])])
  return { default: () => <Coming title={screen.title} /> }
}

const routeOf = (screen: Screen) =>
  createRoute({
    getParentRoute: () => (screen.frame === 'dashboard' ? dashboardFrame : publicFrame),
    path: screen.path,
    beforeLoad: ({ location, preload }) => enter(screen, location, preload),
    // Lists and derivations stand behind the sign-in.
    loader: () => loadWords([...(screen.access === 'public' ? [] : ['ui']), ...(screen.words ?? [])]),
    component: lazyRouteComponent(screen.load ?? comingOf(screen)),
  })

const redirectOf = ([from, to]: [string, string]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: from,
    beforeLoad: ({ location }) => goTo(to + location.searchStr),
  })

const oldSeekerDashboards = ['/job-seeker/dashboard', '/job-seeker-dashboard'].map((path) =>
  redirectOf([path, paths.seeker()]),
)

const unknown = createRoute({ getParentRoute: () => rootRoute, path: '$', beforeLoad: () => goTo(paths.home()) })

const routesIn = (frame: Screen['frame']) => screens.filter((s) => s.frame === frame).map(routeOf)

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    publicFrame.addChildren(routesIn('public')),
    dashboardFrame.addChildren(routesIn('dashboard')),
    ...Object.entries(redirects).map(redirectOf),
    ...oldSeekerDashboards,
    unknown,
  ]),
  // Every parameter is text, as it stands in the address.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const entries = Object.entries(search).filter(([, value]) => value !== undefined) as [string, string][]
    const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
    return query.size ? `?${query}` : ''
  },
  scrollRestoration: true,
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Pending,
  defaultErrorComponent: ({ error }) => (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  ),
})

const here = () => router.state.location.pathname

onRefused.sessionEnded = (message) => {
  notify.failure(message)
  void router.navigate({
    ...destination(paths.login(session().ended === 'expired' ? { expired: 'true' } : {})),
    replace: true,
  } as never)
}
onRefused.passwordChangeRequired = () => {
  if (here() !== paths.choosePassword()) void router.navigate(destination(paths.choosePassword()) as never)
}
onRefused.secondFactorSetupRequired = () => {
  if (here() !== paths.account()) void router.navigate(destination(paths.account({ tab: 'security' })) as never)
}
