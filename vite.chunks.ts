// Which modules of the application lie in one file: what a person needs together comes together, in a few files instead of a hundred crumbs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OF_PORTAL } from './src/app/inside.files.ts'
import { chunkOfModule } from './src/server/build.manifest.ts'

/** What is known of a module while the build is put together. */
type ModuleInfo = { code: string | null; importedIds: readonly string[] }
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

const root = import.meta.dirname

/**
 * What pages begin with, the smallest first: a module lies in the file of the first that reaches it. The sign-in page has nothing that only the
 * dashboard needs, the portal nothing that only lists need; what many other screens share is the `kit`.
 */
const STARTS = {
  app: ['src/app/web.tsx'],
  triage: ['src/app/triage.tsx'],
  'sign-in': ['src/features/platform/accounts/screens/Login.page.tsx'],
  frame: [
    'src/web/shell/DashboardFrame.tsx',
    'src/app/arrival.ts',
    'src/web/company.ts',
    'src/web/developer.ts',
    // The smallest of its pages: what it needs, nearly all others need.
    'src/features/self-service/portal/screens/EmployeePortal.screen.tsx',
  ],
  list: ['src/features/people/employees/screens/EmployeeManagement.screen.tsx'],
  home: ['src/app/home/Overview.tsx', 'src/web/ui/chart/ChartPanel.tsx'],
  'frame-later': [
    'src/app/later.tsx',
    'src/web/shell/NavigationDrawer.tsx',
    'src/web/help/HelpLayer.tsx',
    'src/web/shell/ErrorPage.tsx',
    'src/web/help/recovery.ts',
    'src/web/queue/Tray.tsx',
    'src/web/viewing/Proof.tsx',
    'src/features/platform/notifications/screens/Bell.tsx',
  ],
  'list-later': ['src/features/platform/lists/screens/ListBar.tsx'],
} as const
type Start = keyof typeof STARTS

/** What features put into the portal: all of them are asked for when it opens. */
const isTab = (file: string) => file.endsWith('.slot.tsx') && OF_PORTAL.test(file)

/** What the portal's first page says of today comes together, after the page. */
const PORTAL_TODAY = /\/PortalToday\.tsx$|\/portal\/screens\/Today\.tsx$/

/** The rules of a country are a file of their own; what several of them need brings nothing else with it. */
const OF_ONE_COUNTRY = /src\/countries\/\w\w\//

/** What every page of the application needs, sorting on a phone as well, what registers the worker among it. */
const BASE =
  /src\/web\/(session|stored|call|fetch|token|guard|landing|paths|screen|i18n|sayings|Link|notify)\.tsx?$|src\/web\/offline\/offline\.rules\.ts$|src\/shared\/(endpoint|actor|record)\.ts$/

/** Every page of the application goes by it, sorting on a phone does not. */
const ROUTER = /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//

/** What holds somebody on a page comes with the forms that ask for it, though the router's index names it. */
const BLOCKER = /react-router\/dist\/esm\/useBlocker\.js$/

/** So many screens have to need a module before it comes with all of them. */
const KIT_FROM = 8
/** A module of a few lines costs more as a request than as a part of what comes anyway. */
const KIT_FROM_SMALL = 3
const SMALL_CHARACTERS = 3000

const featureFiles = (): string[] =>
  readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join('src/features', file),
  )

/** Files that only name what other files have: whoever imports a name from one needs the file of that name and no other. */
const isIndex = (id: string) =>
  /@mantine\/(core|hooks)\/esm\/index\.mjs$|@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/.test(id)

const namesIn = (braces: string) => braces.split(',').map((name) => name.trim().split(/\s+as\s+/))

/** Name → file of an index. */
const filesOfIndex = (index: string): Map<string, string> => {
  const files = new Map<string, string>()
  const lines = readFileSync(index, 'utf8').matchAll(/(?:import|export)\s*{([^}]+)}\s*from\s*["'](\.[^"']+)["']/g)
  for (const [, braces = '', file = ''] of lines)
    for (const parts of namesIn(braces)) files.set(parts.at(-1) as string, join(dirname(index), file))
  return files
}

const isSmall = (id: string, context: Context) =>
  (context.getModuleInfo(id)?.code?.length ?? SMALL_CHARACTERS) < SMALL_CHARACTERS

/** Pages are files of their own, and so are words, but for those that come with their place. */
const isAlone = (id: string) => /\/words\/(?!index)|\.(?:screen|page|slot)\.tsx$/.test(id)

/** Names the file of a module for the bundler; null leaves the module to it. */
export const chunkNames = () => {
  const indexes = new Map<string, Map<string, string>>()
  const reached = new Map<string, Set<string>>()

  const importsOf = (id: string, context: Context): string[] => {
    const info = context.getModuleInfo(id)
    return (info?.importedIds ?? []).flatMap((imported) => {
      if (!isIndex(imported)) return [imported]
      const files = indexes.get(imported) ?? filesOfIndex(imported)
      indexes.set(imported, files)
      const name = ['@mantine/core', '@mantine/hooks'].find((one) => imported.includes(one)) ?? '@tabler/icons-react'
      const braces = [...(info?.code ?? '').matchAll(new RegExp(`import\\s*{([^}]+)}\\s*from\\s*["']${name}["']`, 'g'))]
      return braces.flatMap(([, names = '']) => namesIn(names).flatMap(([named = '']) => files.get(named) ?? []))
    })
  }

  const reachOf = (name: string, files: readonly string[], context: Context) => {
    const stored = reached.get(name)
    if (stored) return stored
    const seen = new Set<string>()
    const visit = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      for (const imported of importsOf(id, context)) visit(imported)
    }
    for (const file of files) visit(join(root, file))
    reached.set(name, seen)
    return seen
  }
  const files = featureFiles()
  const screens = files.filter((file) => file.endsWith('.screen.tsx'))
  const tabs = files.filter(isTab)
  const countries = readdirSync(join(root, 'src/countries'))
    .map((folder) => join('src/countries', folder, 'index.ts'))
    .filter((file) => existsSync(join(root, file)))
  const todays = files.filter((file) => PORTAL_TODAY.test(file))

  return (id: string, context: Context): string | null => {
    const named = BASE.test(id) ? 'base' : chunkOfModule(id)
    if (named) return named
    if (BLOCKER.test(id)) return null
    if (ROUTER.test(id)) return 'app'
    if (isTab(id)) return 'portal-tabs'
    if (isAlone(id)) return null
    const reaches = (start: Start) => reachOf(start, STARTS[start], context).has(id)
    if (reaches('app')) return reaches('triage') ? 'base' : 'app'
    const by = (Object.keys(STARTS) as Start[]).filter(reaches)
    // Sorting on a phone loads the base and none of the others.
    const isShared = by.length > 1
    if (by[0] === 'triage' && by.includes('sign-in')) return 'base'
    if (by[0] === 'triage') return isShared ? 'base' : null
    if (by[0] === 'sign-in') return isShared ? 'app' : 'sign-in'
    // What lists, home and what comes later are drawn with is a few lines each: one sheet.
    if (by[0] === 'frame' || (by[0] && id.endsWith('.css'))) return 'frame'
    const isToday = () => reachOf('portal-today', todays, context).has(id)
    // What today's card of the portal is drawn with brings no list with it; all but few pages need it as well.
    if (by[0] && isToday()) return 'frame'
    // What two of list, home and `frame-later` need is not to bring the whole of another with it.
    if (by[0] && by[0] !== 'list-later')
      return by.filter((start) => start !== 'list-later').length > 1 ? 'list-home' : by[0]
    if (by[0]) return by[0]
    if (reachOf('portal-tabs', tabs, context).has(id)) return 'portal-tabs'
    const needed = screens.filter((file) => reachOf(file, [file], context).has(id)).length
    if (needed >= (isSmall(id, context) ? KIT_FROM_SMALL : KIT_FROM)) {
      const isOfCountries = !OF_ONE_COUNTRY.test(id) && reachOf('countries', countries, context).has(id)
      return isOfCountries ? 'countries' : 'kit'
    }
    return isToday() ? 'portal-today' : null
  }
}
