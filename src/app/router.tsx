import {
  createRootRoute,
  createRoute,
  createRouter,
  type HistoryState,
  Outlet,
  type ParsedLocation,
  redirect,
  useRouterState,
} from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { roleHas } from '../shared/permissions.ts'
import { ActionsContext } from '../web/actions.ts'
import { onRefused } from '../web/call.ts'
import { guardRoute, type Visitor } from '../web/guard.ts'
import { loadErrorPage } from '../web/help/index.ts'
import { loadWords } from '../web/i18n.ts'
import { atLeisure } from '../web/leisure.ts'
import { notify, useHasNotices } from '../web/notify.ts'
import { paths } from '../web/paths.ts'
import { type Screen, ScreensContext } from '../web/screen.ts'
import { clearLoggedOut, endSession, getSession, loggedOut } from '../web/session.ts'
import { LoadingBar } from '../web/shell/LoadingBar.tsx'
import { Pending } from '../web/shell/Pending.tsx'
import { PublicFrame } from '../web/shell/PublicFrame.tsx'
import { usePaletteRequests } from '../web/shell/palette.ts'
import type { RefusedPage } from '../web/shell/refused.ts'
import { FillsContext } from '../web/slots.tsx'
import { tokenExpired } from '../web/token.ts'
import { saveReturnPath } from '../web/wanted.ts'
import { guardedRoute } from './guarded.ts'
import { oldSeekerDashboards, redirects } from './screens.ts'
import { actions, fills, screens } from './screens.web.ts'

const Notices = lazy(() => import('../web/shell/notices.tsx'))
const Footer = lazy(async () => ({ default: (await import('../web/shell/Footer.tsx')).Footer }))
const Palette = lazy(
  async () => (await Promise.all([import('../web/shell/Palette.tsx'), titles(), loadWords(['ui'])]))[0],
)
/** When not even the error page can be fetched, what stands where the page would not start: public/boot.js. */
const ErrorPage = lazy(() =>
  loadErrorPage().catch((error: unknown) => {
    window.fourshoreStarted = false
    window.fourshoreFailed?.(error)
    return { default: () => null }
  }),
)
const AccountMenu = lazy(async () => ({ default: (await import('../web/shell/AccountMenu.tsx')).AccountMenu }))
const Later = lazy(() => import('./later.tsx').catch(() => ({ default: () => null })))

/** True from the first moment in which the page has all that it asked for and nothing else to do. */
const useLeisure = () => {
  const [isFree, setFree] = useState(false)
  useEffect(
    () =>
      atLeisure(
        () => router.state.isLoading,
        () => setFree(true),
      ),
    [],
  )
  return isFree
}

/** Whether the page that is open asks to stand without header and footer. */
const useBare = (): boolean =>
  useRouterState({
    select: ({ matches, location }) => {
      const path = matches.at(-1)?.fullPath
      const bare = screens.find((screen) => screen.path === path)?.bare
      return bare === 'always' || (bare !== undefined && (location.search as { show?: string }).show === bare.show)
    },
  })

const Root = () => {
  const notices = useHasNotices()
  const input = usePaletteRequests()
  const isFree = useLeisure()
  const isBare = useBare()
  return (
    <ScreensContext value={screens}>
      <FillsContext value={fills}>
        <ActionsContext value={actions}>
          <LoadingBar />
          <Outlet />
          <Suspense>
            {notices && <Notices />}
            {input > 0 && <Palette asked={input} />}
          </Suspense>
          <Suspense>{isFree && !isBare && <Later />}</Suspense>
        </ActionsContext>
      </FillsContext>
    </ScreensContext>
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that was refused on the way here. */
    refused?: RefusedPage
  }
}

/** To an address of `paths`; `state` is what the entry of the history carries. */
const goTo = (address: string, state: HistoryState = {}): never => {
  throw redirect({ href: address, state, replace: true })
}

/** Whoever is here, with an employer's company profile asked for where the dashboard needs it. */
const visitor = async (pathname: string): Promise<Visitor> => {
  if (getSession().token && tokenExpired(getSession().token)) endSession('expired')
  const { user: asks } = getSession()
  const employer = asks !== null && roleHas(asks.role, 'settings.write')
  const needsCompany = employer && !asks.mustChangePassword && pathname.startsWith(paths.dashboard())
  const company = needsCompany ? await (await import('../web/company.ts')).ensureCompany() : 'not asked'
  // After the company: a server that refuses it has ended the session.
  const { token, user, ended, subscription } = getSession()
  return {
    company,
    token: token !== null,
    role: user?.role ?? null,
    subscriptionTier: subscription?.tier ?? user?.subscriptionTier ?? 'free',
    mustChangePassword: user?.mustChangePassword ?? false,
    ended,
    loggedOut: loggedOut(),
  }
}

/** A page that is paid for, opened before the plan of whoever is here was ever asked for, asks for it first. */
const knowPlan = async (screen: Screen): Promise<void> => {
  const { user, subscription } = getSession()
  if (!screen.premiumPlus || user?.role !== 'job_seeker' || subscription) return
  await (await import('./arrival.ts')).refreshSubscription()
}

const enter = async (screen: Screen, { pathname, href }: ParsedLocation, preload: boolean) => {
  // Not even the company is asked for where everybody may enter.
  if (screen.access === 'public') return
  await knowPlan(screen)
  const verdict = guardRoute(guardedRoute(screen, pathname), await visitor(pathname))
  if (verdict === 'pass') return
  if (verdict.clearLoggedOut && !preload) clearLoggedOut()
  // Whoever signs in or registers now comes back to what they asked for.
  else if (!preload && !getSession().token && !getSession().ended) saveReturnPath(href)
  if (verdict.refused && !preload) {
    const { refuse } = await import('./refusal.ts')
    const { to, state } = await refuse(screen, href, verdict.to)
    goTo(to, state)
  }
  goTo(verdict.to)
}

const rootRoute = createRootRoute({ component: Root })

/** A screen that the router fetches before it draws it. One that cannot be fetched is an error like any other; web/help/recovery.ts refreshes. */
const part = (load: NonNullable<Screen['load']>) => {
  let Loaded: ComponentType | undefined
  let failure: unknown
  const Part = () => {
    if (!Loaded) throw failure
    return <Loaded />
  }
  Part.preload = () =>
    load().then(
      (file) => {
        Loaded = file.default
      },
      (error: unknown) => {
        failure = error
      },
    )
  return Part
}

// The titles of all screens stand in the sidebar: the dashboard is drawn when they are here, not before.
const titles = () => loadWords(['app', 'shell'])

/** Around every page that anybody may open; around one on a wall or at a door, nothing. */
const Around = () => {
  const isBare = useBare()
  if (isBare)
    return (
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    )
  return (
    <PublicFrame
      isBare={isBare}
      Account={AccountMenu}
      footer={
        <Suspense>
          <Footer />
        </Suspense>
      }
    >
      <Outlet />
    </PublicFrame>
  )
}

const publicFrame = createRoute({ getParentRoute: () => rootRoute, id: 'public', component: Around })
const dashboardFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'dashboard',
  loader: () =>
    Promise.all([
      titles(),
      loadWords(['ui']),
      import('../web/developer.ts').then(({ awaitDeveloperTools }) => awaitDeveloperTools()),
    ]),
  component: part(() => import('../web/shell/DashboardFrame.tsx')),
})

const comingOf = (screen: Screen) => async () => {
  const [{ ComingSoon: Coming }] = await Promise.all([import('../web/shell/Coming.tsx'), loadWords(['app', 'coming'])])
  return { default: () => <Coming title={screen.title as string} /> }
}

const routeOf = (screen: Screen) =>
  createRoute({
    getParentRoute: () => (screen.frame === 'dashboard' ? dashboardFrame : publicFrame),
    path: screen.path,
    beforeLoad: ({ location, preload }) => enter(screen, location, preload),
    // Lists and derivations stand behind the sign-in.
    loader: () => loadWords([...(screen.access === 'public' ? [] : ['ui']), ...(screen.words ?? [])]),
    component: part(screen.load ?? comingOf(screen)),
  })

const redirectOf = ([from, to]: [string, string]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: from,
    beforeLoad: ({ location }) => goTo(to + location.searchStr),
  })

const toSeekerDashboard = oldSeekerDashboards.map((path) => redirectOf([path, paths.seeker()]))

const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location, preload }) => {
    if (!preload) {
      const { tellUnknown } = await import('./refusal.ts')
      await tellUnknown(location.pathname)
    }
    goTo(paths.home())
  },
})

const routesIn = (frame: Screen['frame']) => screens.filter((s) => s.frame === frame).map(routeOf)

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    publicFrame.addChildren(routesIn('public')),
    dashboardFrame.addChildren(routesIn('dashboard')),
    ...Object.entries(redirects).map(redirectOf),
    ...toSeekerDashboard,
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
  const href = paths.login(getSession().ended === 'expired' ? { expired: 'true' } : {})
  void router.navigate({ href, replace: true })
}
onRefused.tokenRanOut = () => void router.invalidate()
onRefused.passwordChangeRequired = () => {
  if (here() !== paths.choosePassword()) void router.navigate({ href: paths.choosePassword() })
}
onRefused.secondFactorSetupRequired = () => {
  if (here() !== paths.account()) void router.navigate({ href: paths.account({ tab: 'security' }) })
}
