import { useEffect, useSyncExternalStore } from 'react'
import { request } from './call.ts'
import { session, useSession } from './session.ts'

export type DeveloperTool = 'outbox' | 'debug-panel' | 'test-db'

const NONE: readonly DeveloperTool[] = []
const IN_HR = ['employer', 'employer_admin', 'hr_admin']

let known: { userId: string; tools: readonly DeveloperTool[] } | null = null
const listeners = new Set<() => void>()
const listen = (tell: () => void) => {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

/** Asked once for each person. A server that does not answer has no tools. */
const ask = async (userId: string) => {
  known = { userId, tools: NONE }
  const response = await request({ method: 'GET', path: '/api/developer' }, {}).catch(() => null)
  const body = response?.ok ? await response.json().catch(() => null) : null
  if (session().user?.id !== userId) return
  known = { userId, tools: body?.data?.tools ?? NONE }
  for (const tell of listeners) tell()
}

/** The developer tools the signed-in person may use on this server: none where developer mode is off, whatever the address says. */
export const useDeveloperTools = (): readonly DeveloperTool[] => {
  const { user } = useSession()
  const userId = user && IN_HR.includes(user.role) && !user.mustChangePassword ? user.id : null
  useEffect(() => {
    if (userId && known?.userId !== userId) void ask(userId)
  }, [userId])
  return useSyncExternalStore(listen, () => (known && known.userId === userId ? known.tools : NONE))
}
