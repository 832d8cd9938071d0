import { andMay, EMPLOYER, HR, PLATFORM, type SidebarPlace } from '../web/feature.ts'
import { paths } from '../web/paths.ts'
import type { Admits, Screen } from '../web/screen.ts'
import { type SitePage, siteScreens } from './site.screens.ts'

/** A screen of the specification that is not ready: an honest page says what it will do, and nothing links to it. */
const coming = (path: string, title: string, access: Admits[] | 'public'): Screen => ({
  path,
  title,
  frame: access === 'public' ? 'public' : 'dashboard',
  access,
})

type Fixed = { [N in keyof typeof paths]: (typeof paths)[N] extends () => string ? N : never }[keyof typeof paths]

/** One that will stand in the sidebar; its address has the name of its title. */
const comingListed = (title: Fixed, access: Admits[], [category, order, icon]: SidebarPlace): Screen => ({
  ...coming(paths[title](), title, access),
  sidebar: { icon, category, order },
})

const comingScreens: Screen[] = [
  coming(paths.admin(), 'admin', PLATFORM),
  comingListed('onboarding', HR, ['core', 8, 'userPlus']),
  comingListed('profileTransitions', HR, ['core', 9, 'change']),
  comingListed('geoFencing', EMPLOYER, ['mobile', 3, 'pin']),
  comingListed('routeOptimizer', EMPLOYER, ['mobile', 4, 'route']),
  comingListed('liveTracking', EMPLOYER, ['mobile', 5, 'pin']),
  comingListed('analytics', EMPLOYER, ['analytics', 1, 'bars']),
  comingListed('analyticsDashboard', EMPLOYER, ['analytics', 2, 'gauge']),
  comingListed('workforceIntelligence', EMPLOYER, ['analytics', 3, 'bulb']),
  comingListed('performanceAnalytics', EMPLOYER, ['analytics', 4, 'trend']),
  comingListed('advancedPerformance', EMPLOYER, ['analytics', 5, 'speed']),
  comingListed('predictiveAnalytics', EMPLOYER, ['analytics', 6, 'trend']),
  comingListed('liveReports', EMPLOYER, ['analytics', 7, 'file']),
  comingListed('aiCompliance', HR, ['automation', 1, 'scale']),
  comingListed('aiDecisions', EMPLOYER, ['automation', 2, 'sparkles']),
  comingListed('memoAutomation', HR, ['automation', 3, 'bell']),
  comingListed('enterpriseWorkflows', EMPLOYER, ['automation', 4, 'route']),
  comingListed('rmServices', EMPLOYER, ['business', 3, 'headset']),
  comingListed('featureTesting', PLATFORM, ['business', 5, 'flask']),
]

/** The front page of those who work on the dashboard: it is made of all areas, and belongs to none. */
const home: Screen = {
  path: paths.dashboard(),
  title: 'overview',
  frame: 'dashboard',
  access: andMay(HR, 'dashboard.open'),
  sidebar: { icon: 'gauge', category: 'core', order: 1, critical: true },
  words: ['app/home', 'terms'],
  early: ['/api/home?language={language}', '/api/employees/counters'],
  source: 'src/app/home/Overview.tsx',
  load: () => import('./home/Overview.tsx'),
}

/**
 * Every page of the application, once: the public ones that the server writes, those of the features, and those still to come. A page of a
 * feature takes the place of one that was to come; the one page that the server also writes is asked for by the application itself.
 */
export const allScreens = (
  ofFeatures: readonly Screen[],
  loadSite: (page: SitePage) => NonNullable<Screen['load']>,
): readonly Screen[] => {
  const loads = new Map(ofFeatures.map((screen) => [screen.path, screen.load]))
  const site = siteScreens.map(({ file, part, ...screen }): Screen => {
    const page = { ...screen, file, ...(part && { part }) }
    return { ...screen, load: loads.get(screen.path) ?? loadSite(page) }
  })
  const known = new Set(site.map((screen) => screen.path))
  const ready = [home, ...ofFeatures.filter((screen) => !known.has(screen.path))]
  for (const screen of ready) known.add(screen.path)
  return [...site, ...ready, ...comingScreens.filter((screen) => !known.has(screen.path))]
}

/** Addresses of the older job seeker dashboard: the guard sends them on. */
export const oldSeekerDashboards = ['/job-seeker/dashboard', '/job-seeker-dashboard'] as const

/** Beginnings of addresses that are nothing for search engines. */
export const closedAddresses = (screens: readonly Screen[]): readonly string[] => [
  ...new Set(['/api/', ...screens.filter((s) => s.access !== 'public').map((s) => `/${s.path.split('/')[1]}`)]),
  paths.resetPassword(),
  paths.forgotPassword(),
  '/application/',
  '/skill-badge/',
  '/cv/',
]

/** Addresses that moved. Any address not found here or above leads home. */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy-policy': paths.privacy(),
  '/terms-of-service': paths.terms(),
  '/refund-policy': paths.refund(),
  '/job-applications': paths.jobSeekerApplications(),
  '/profile': paths.jobSeekerProfile(),
}
