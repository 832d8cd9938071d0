import { useMemo } from 'react'
import { useDeveloperTools } from '../developer.ts'
import type { Action } from '../feature.ts'
import { usePathname } from '../Link.tsx'
import { useScreens } from '../screen.ts'
import { useSession } from '../session.ts'
import { useTitles } from '../words/index.ts'
import { inOwnOrder, type Line, lineOf, linesFor, type ShellTab } from './lines.ts'
import { useOwnNavigation } from './ownNavigation.ts'
import { useShellNames } from './words/index.ts'

const NONE: readonly Line[] = []

/** The navigation of whoever is here, in their order, with the line they are on. */
export const useLines = (): { lines: readonly Line[]; here: Line | null } => {
  const { user } = useSession()
  const tools = useDeveloperTools()
  const screens = useScreens()
  const pathname = usePathname()
  const { order } = useOwnNavigation()
  const role = user?.role ?? null
  const planned = useMemo(() => (role ? linesFor(screens, { role, tools }) : NONE), [screens, role, tools])
  const lines = useMemo(() => inOwnOrder(planned, order), [planned, order])
  return { lines, here: lineOf(lines, pathname) }
}

/** What lines and tabs are called. */
export const useLineNames = () => {
  const names = useShellNames()
  const titles = useTitles()
  return {
    nameOfLine: (line: Line): string => (line.named ? names(`line.${line.named}`) : titles(line.title)),
    nameOfTab: (tab: ShellTab): string => (tab.named ? names(`tab.${tab.named}`) : titles(tab.title)),
  }
}

/** What an action is called. */
export const useActionNames = () => {
  const names = useShellNames()
  const titles = useTitles()
  return ({ title }: Pick<Action, 'title'>): string =>
    typeof title === 'string' ? names(`action.${title}`) : titles(title)
}
