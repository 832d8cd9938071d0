import { type ComponentType, createContext, use } from 'react'
import { isPartRole, type Role } from '../shared/actor.ts'
import type { Label } from '../shared/languages.ts'
import { type Permission, roleHas } from '../shared/permissions.ts'
import type { DeveloperTool } from './developer.ts'
import type { IconName } from './shell/icons.ts'

export const CATEGORIES = [
  'core',
  'jobs',
  'mobile',
  'analytics',
  'payroll',
  'automation',
  'business',
  'experience',
] as const
export type Category = (typeof CATEGORIES)[number]

/**
 * Who may enter: `employer` admits employer and employer_admin, `system_admin` admits both of the platform's roles. `may` admits the roles
 * that do a part of a company's work and have this permission; the pages of the specification's own roles are those it names.
 */
export type Admits = 'job_seeker' | 'employer' | 'hr_admin' | 'employee' | 'system_admin' | { may: Permission }

/** One page of the application. The table of all of them is src/app/screens.ts. */
export type Screen = {
  path: string
  /** Its title: by its name in the words of the house, which has its sentence as well while it is not ready; or in the languages its feature has. */
  title: string | Label
  frame: 'public' | 'dashboard'
  /** A public page that hangs on a wall or stands at a door: no header and no footer around it, always or where the address says `show` so. */
  bare?: 'always' | { show: string }
  /** Nobody needs to sign in for a public screen; everybody signed in may enter one that admits no role in particular. */
  access: 'public' | Admits[]
  superAdmin?: true
  /** Listed only for who may use this developer tool here. */
  developer?: DeveloperTool
  premiumPlus?: true
  /** Its place in the navigation. Of a screen that shell/places.ts does not name: a line of its own, or a tab of the line that has the address `under`. */
  sidebar?: { icon: IconName; category: Category; order: number; critical?: true; under?: string }
  /** Scopes of words the screen speaks. */
  words?: readonly string[]
  /** The file it is drawn from, which its first answer names so that the browser fetches it at once. */
  source?: string
  /**
   * What it asks the server for when it opens at its bare address: sent together with the code that will ask, to the letter as that will ask
   * (see early.ts). {language} stands for the language in use.
   */
  early?: readonly string[]
  /** Files of the build that it opens with, whoever brings them: fetched with its own. */
  comesWith?: readonly string[]
  /** The screen itself. A screen without one is not ready: an honest page says what it will do, and nothing links to it from the sidebar. */
  load?: () => Promise<{ default: ComponentType }>
  /** Written by the server as whole HTML (see decisions/0023): such a page uses neither the component library nor the router. */
  site?: true
  /** The call whose answer the server writes such a page with: `usePageData`. */
  data?: string
  /**
   * Written anew for each who asks: what stands in the address goes into the call, and its status is the page’s. What is not there leads
   * to `missing`.
   */
  live?: { missing?: string }
  /** Not for search engines. */
  unlisted?: true
}

/** A page that the server writes: one that says so and is ready. */
export const isSite = (screen: Screen): boolean => screen.site === true && isReady(screen)

export const isReady = (screen: Screen): boolean => screen.load !== undefined

export const admitsRole = (allowed: readonly Admits[], role: Role): boolean =>
  allowed.some((a) => {
    if (typeof a === 'object') return isPartRole(role) && roleHas(role, a.may)
    return (
      a === role || (a === 'employer' && role === 'employer_admin') || (a === 'system_admin' && role === 'system_owner')
    )
  })

export const mayEnter = (screen: Screen, role: Role | null): boolean => {
  if (screen.access === 'public') return true
  if (role === null) return false
  return screen.access.length === 0 || admitsRole(screen.access, role)
}

/** Whether somebody is shown the way to a screen: a developer tool only where it may be used. */
export const isOffered = (screen: Screen, role: Role | null, tools: readonly DeveloperTool[]): boolean =>
  isReady(screen) && mayEnter(screen, role) && (!screen.developer || tools.includes(screen.developer))

/** All screens, for the parts of the frame that list them. */
export const ScreensContext = createContext<readonly Screen[]>([])
export const useScreens = () => use(ScreensContext)
