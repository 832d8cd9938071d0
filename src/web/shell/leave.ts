import { useGo } from '../Link.tsx'
import { paths } from '../paths.ts'
import { hasUnsent, logout } from '../session.ts'

/** Signs out; asks first where something waits for a connection. False: they stay. */
export const signOut = async (): Promise<boolean> => {
  if (hasUnsent() && !(await (await import('../offline/leave.ts')).mayLeave())) return false
  // What was done and can still be undone goes with them.
  const last: Promise<unknown>[] = []
  dispatchEvent(new CustomEvent('signing-out', { detail: last }))
  await Promise.all(last)
  logout()
  return true
}

/** Leads on whoever has signed out: home, where nothing else is said. */
export const useAfterSignOut = (to = paths.home()) => {
  const go = useGo()
  return (hasLeft: boolean) => {
    if (hasLeft) void go(to)
  }
}
