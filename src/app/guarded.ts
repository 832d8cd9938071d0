import type { GuardedRoute } from '../web/guard.ts'
import type { Screen } from '../web/screen.ts'

/** What the guard has to know of a screen. */
export const guardedRoute = (screen: Screen, pathname: string): GuardedRoute => ({
  pathname,
  public: screen.access === 'public',
  allowed: screen.access === 'public' ? [] : screen.access,
  superAdmin: screen.superAdmin ?? false,
  premiumPlus: screen.premiumPlus ?? false,
})
