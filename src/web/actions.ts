import { createContext, use } from 'react'
import type { Action } from './feature.ts'
import { admitsRole } from './screen.ts'
import { useSession } from './session.ts'

/** What features offer to do, all of it. */
export const ActionsContext = createContext<readonly Action[]>([])

/** What whoever is here may do, in the order of the areas. */
export const useActions = (): readonly Action[] => {
  const { user } = useSession()
  const all = use(ActionsContext)
  return user ? all.filter(({ access }) => admitsRole(access, user.role)) : []
}
