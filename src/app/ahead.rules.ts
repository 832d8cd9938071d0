import { ROLES, type Role } from '../shared/actor.ts'
import { roleHas } from '../shared/permissions.ts'
import { paths } from '../web/paths.ts'
import { mayEnter, type Screen } from '../web/screen.ts'

/** What the frame of the dashboard waits for, dearest first: the company, without which nobody enters, and the tools of developers. */
export const frameCallsOf = (pathname: string, role: Role): readonly string[] => {
  if (!pathname.startsWith(paths.dashboard())) return []
  return [
    ...(roleHas(role, 'settings.write') ? ['/api/company/me'] : []),
    ...(roleHas(role, 'outbox.read') ? ['/api/developer'] : []),
  ]
}

/**
 * Addresses of the calls that a screen begins with when its address says nothing more; {language} stands for the language in use. Nothing
 * for a role that may not enter.
 */
export const screenCallsOf = (screen: Screen | undefined, role: Role): readonly string[] =>
  screen && mayEnter(screen, role) ? (screen.early ?? []) : []

export type CallsByRole = Partial<Record<Role, readonly string[]>>

/** What the page at an address sends before its code is there, by the role of who opens it; roles with nothing to send are left out. */
export const callsAhead = (screens: readonly Screen[], pathname: string, hasSearch: boolean): CallsByRole => {
  const screen = hasSearch ? undefined : screens.find(({ path }) => path === pathname)
  return Object.fromEntries(
    ROLES.flatMap((role) => {
      const calls = [...frameCallsOf(pathname, role), ...screenCallsOf(screen, role)]
      return calls.length > 0 ? [[role, calls]] : []
    }),
  )
}
