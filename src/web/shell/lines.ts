import type { Role } from '../../shared/actor.ts'
import { isCompanyRole } from '../../shared/actor.ts'
import type { Label } from '../../shared/languages.ts'
import type { DeveloperTool } from '../developer.ts'
import { paths } from '../paths.ts'
import { isOffered, type Screen } from '../screen.ts'
import type { IconName } from './icons.ts'
import { BAR, EMPLOYEE_BAR, GROUP_OF, GROUPS, type Group, type PlannedLine, planFor } from './places.ts'

/** What a tab is called: a key of the words of the shell, else the title of its screen. */
export type ShellTab = { path: string; named: string | null; title: string | Label }

/** A line of the navigation as somebody has it. */
export type Line = {
  /** What pins and the own order know it by. */
  id: string
  /** A key of the words of the shell; null: called as its screen. */
  named: string | null
  title: string | Label
  icon: IconName
  group: Group
  tabs: readonly ShellTab[]
  also: readonly string[]
  critical: boolean
}

type Viewer = { role: Role; tools: readonly DeveloperTool[] }
type Offered = ReadonlyMap<string, Screen>

const plannedLine = (group: Group, planned: PlannedLine, offered: Offered, extra: readonly Screen[]): Line | null => {
  const own = planned.tabs.flatMap(({ path, named = null }) => {
    const screen = offered.get(path)
    return screen ? [{ path, named, title: screen.title }] : []
  })
  const added = extra.map(({ path, title }) => ({ path, named: null, title }))
  const tabs = [...own, ...added]
  // What belongs to a line without being a tab of it is reached all the same where nothing else of the line is here.
  const rest = (planned.also ?? []).flatMap((path) => offered.get(path) ?? [])
  const [first] = rest
  if (tabs.length === 0 && first) tabs.push({ path: first.path, named: null, title: first.title })
  if (tabs.length === 0) return null
  return {
    id: planned.name,
    named: planned.name,
    title: '',
    icon: planned.icon,
    group,
    tabs,
    also: planned.also ?? [],
    critical: planned.critical ?? false,
  }
}

const isPlanned = (line: PlannedLine, path: string) =>
  line.tabs.some((tab) => tab.path === path) || (line.also ?? []).includes(path)

/** Lines of screens that no plan names, in the order of their manifests. */
const ownLines = (group: Group, unplanned: readonly Screen[]): Line[] =>
  unplanned
    .flatMap((screen) => (screen.sidebar && GROUP_OF[screen.sidebar.category] === group ? [screen] : []))
    .sort((a, b) => (a.sidebar?.order ?? 0) - (b.sidebar?.order ?? 0))
    .map((screen) => ({
      id: screen.path,
      named: null,
      title: screen.title,
      icon: screen.sidebar?.icon ?? 'file',
      group,
      tabs: [{ path: screen.path, named: null, title: screen.title }],
      also: [],
      critical: screen.sidebar?.critical ?? false,
    }))

/**
 * The lines of somebody, by group in the order of the plan: of what is ready and theirs alone. A screen that no plan names is a tab of the line
 * that its manifest names (`under`, the address of any of the line's tabs), else a line of its own in the group of its category.
 */
export const linesFor = (screens: readonly Screen[], { role, tools }: Viewer): Line[] => {
  const offered: Offered = new Map(
    screens.filter((screen) => screen.access !== 'public' && isOffered(screen, role, tools)).map((s) => [s.path, s]),
  )
  const plan = planFor(role)
  const planned = GROUPS.flatMap((group) => plan[group] ?? [])
  const loose = [...offered.values()].filter((s) => s.sidebar && !planned.some((line) => isPlanned(line, s.path)))
  const under = (line: PlannedLine) =>
    loose
      .filter((s) => s.sidebar?.under !== undefined && isPlanned(line, s.sidebar.under))
      .sort((a, b) => (a.sidebar?.order ?? 0) - (b.sidebar?.order ?? 0))
  const taken = new Set(planned.flatMap((line) => under(line).map((s) => s.path)))
  const left = loose.filter((s) => !taken.has(s.path))
  return GROUPS.flatMap((group) => [
    ...(plan[group] ?? []).flatMap((line) => plannedLine(group, line, offered, under(line)) ?? []),
    ...ownLines(group, left),
  ])
}

/** The line that an address belongs to. */
export const lineOf = (lines: readonly Line[], pathname: string): Line | null =>
  lines.find((line) => line.tabs.some((tab) => tab.path === pathname)) ??
  lines.find((line) => line.also.includes(pathname)) ??
  null

/** What of the navigation somebody has made their own. */
export type OwnNavigation = { pinned: readonly string[]; folded: readonly string[]; order: readonly string[] }
export const NO_OWN: OwnNavigation = { pinned: [], folded: [], order: [] }

/** The lines in somebody's own order: those they have moved as they put them, the others as the plan has them. */
export const inOwnOrder = (lines: readonly Line[], order: readonly string[]): Line[] => {
  if (order.length === 0) return [...lines]
  const place = (line: Line) => {
    const at = order.indexOf(line.id)
    return at < 0 ? order.length + lines.indexOf(line) : at
  }
  return GROUPS.flatMap((group) => lines.filter((line) => line.group === group).sort((a, b) => place(a) - place(b)))
}

/** A line put one place up or down within its group, as the order of all of its group's lines. */
export const movedLine = (lines: readonly Line[], id: string, by: -1 | 1): string[] => {
  const group = lines.find((line) => line.id === id)?.group
  const ids = lines.filter((line) => line.group === group).map((line) => line.id)
  const at = ids.indexOf(id)
  const other = ids[at + by]
  if (at < 0 || other === undefined) return lines.map((line) => line.id)
  ids[at] = other
  ids[at + by] = id
  return GROUPS.flatMap((each) =>
    each === group ? ids : lines.filter((line) => line.group === each).map((line) => line.id),
  )
}

const audienceOf = (role: Role): keyof typeof BAR => {
  if (isCompanyRole(role)) return 'company'
  if (role === 'job_seeker') return 'seeker'
  return role === 'employee' ? 'employee' : 'platform'
}

/** Places of the bar at the foot of a phone beside More. */
const IN_BAR = 4

/** A place of the bar: `name` a key of the words of the shell; `line` the line it belongs to, where it is one. */
type BarPlace = { name: string; icon: IconName; to: string; line: Line | null }

/** What a bar calls a line whose name would take two lines of a phone. */
const SHORT: Readonly<Record<string, string>> = { profile: 'tab.profile' }

/** @param tabs parts of the portal that are there; null: nobody has said yet */
const employeeBar = (tabs: readonly string[] | null): BarPlace[] =>
  EMPLOYEE_BAR.flatMap((place) => {
    const tab = place.tabs.find((name) => tabs === null || tabs.includes(name))
    if (tab === undefined && place.tabs.length > 0) return []
    return [{ name: `line.${place.name}`, icon: place.icon, to: paths.employeePortal(tab ? { tab } : {}), line: null }]
  })

/** The bar of a phone for somebody: the lines they use most by their role. Whoever decides on something has its inbox there. */
export const barFor = (lines: readonly Line[], role: Role, portalTabs: readonly string[] | null = null): BarPlace[] => {
  if (role === 'employee') return employeeBar(portalTabs)
  const places = BAR[audienceOf(role)]
    .flatMap((name) => lines.find((line) => line.id === name) ?? [])
    .map((line) => ({
      name: SHORT[line.id] ?? `line.${line.id}`,
      icon: line.icon,
      to: line.tabs[0]?.path ?? '',
      line,
    }))
  const decides = lines.some((line) => line.tabs.some((tab) => tab.path === paths.approvals()))
  if (!decides) return places.slice(0, IN_BAR)
  const inbox = { name: 'line.inbox', icon: 'inbox', to: paths.approvals(), line: null } as const
  return [...places.slice(0, IN_BAR - 1), inbox]
}
