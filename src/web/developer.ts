import { useEffect, useSyncExternalStore } from 'react'
import { roleHas } from '../shared/permissions.ts'
import { sendRequest } from './call.ts'
import { getSession, type User, useSession } from './session.ts'

export type DeveloperTool = 'outbox' | 'debug-panel' | 'test-db'

const NONE: readonly DeveloperTool[] = []

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
  const response = await sendRequest({ method: 'GET', path: '/api/developer' }, {}).catch(() => null)
  const body = response?.ok ? await response.json().catch(() => null) : null
  if (getSession().user?.id !== userId) return
  known = { userId, tools: body?.data?.tools ?? NONE }
  for (const tell of listeners) tell()
}

const personOf = (user: User | null) =>
  user && roleHas(user.role, 'outbox.read') && !user.mustChangePassword ? user.id : null

let underWay: { userId: string; answer: Promise<void> } | null = null
const askOnce = (userId: string) => {
  if (underWay?.userId !== userId) underWay = { userId, answer: ask(userId) }
  return underWay.answer
}

/** Longer than this no screen waits for what only developers see. */
const PATIENCE_MS = 2000
export const inTime = (work: Promise<unknown>) =>
  Promise.race([work.catch(() => {}), new Promise((go) => setTimeout(go, PATIENCE_MS))])

const toolsOf = (userId: string | null) => (known && known.userId === userId ? known.tools : NONE)

/** Asked before the dashboard is drawn, so that the buttons for developers do not push the page down when they come. */
export const awaitDeveloperTools = async (): Promise<readonly DeveloperTool[]> => {
  const userId = personOf(getSession().user)
  if (userId) await inTime(askOnce(userId))
  return toolsOf(userId)
}

/** The developer tools the signed-in person may use on this server: none where developer mode is off, whatever the address says. */
export const useDeveloperTools = (): readonly DeveloperTool[] => {
  const { user } = useSession()
  const userId = personOf(user)
  useEffect(() => {
    if (userId) void askOnce(userId)
  }, [userId])
  return useSyncExternalStore(listen, () => toolsOf(userId))
}
