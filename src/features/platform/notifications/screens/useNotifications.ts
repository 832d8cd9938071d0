import { useCallback, useEffect, useRef, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { callEndpoint } from '../../../../web/call.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import type { listNotifications } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { listCall, markCall, readAllCall, undoAllCall } from './calls.ts'

export type Listed = Output<typeof listNotifications>['notifications'][number]
type State = { list: Listed[] | null; next: string | null; failed: boolean }

/**
 * What somebody was told, as the bell and the page show it. `mark` is what changes when there is news: the list is fetched anew. What is marked
 * is shown so at once, and put back when the server refuses.
 */
export const useNotifications = ({ unread, mark, enabled }: { unread: boolean; mark: string; enabled: boolean }) => {
  const t = useWords()
  const language = useLanguage()
  const [state, setState] = useState<State>({ list: null, next: null, failed: false })
  const asked = useRef(0)

  const fetchList = useCallback(
    async (before: string | null) => {
      const own = ++asked.current
      const input = { language, ...(before ? { before } : {}), ...(unread ? { unread: '1' as const } : {}) }
      try {
        const { notifications, next } = await callEndpoint(listCall, input)
        if (own !== asked.current) return
        setState((now) => ({
          list: before ? [...(now.list ?? []), ...notifications] : notifications,
          next,
          failed: false,
        }))
      } catch {
        if (own === asked.current) setState((now) => ({ ...now, failed: true }))
      }
    },
    [language, unread],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: news is a reason to fetch
  useEffect(() => {
    if (enabled) void fetchList(null)
  }, [enabled, fetchList, mark])

  const setRead = (ids: readonly string[], readAt: string | null) =>
    setState((now) => ({
      ...now,
      list: now.list?.map((one) => (ids.includes(one.id) ? { ...one, readAt } : one)) ?? null,
    }))

  const markOne = async (one: Listed, read: boolean) => {
    setRead([one.id], read ? new Date().toISOString() : null)
    await callEndpoint(markCall, { ids: [one.id], read }).catch(() => setRead([one.id], one.readAt))
  }

  const markAll = async () => {
    const before = state.list ?? []
    const ids = before.filter((one) => one.readAt === null).map((one) => one.id)
    setRead(ids, new Date().toISOString())
    try {
      const { count, readAt } = await callEndpoint(readAllCall, {})
      const undo = async () => {
        await callEndpoint(undoAllCall, { readAt }).catch((error: Error) => notify.failure(error.message))
        await fetchList(null)
      }
      notify.success(t('readAllDone', { count }), { label: t('undo'), onClick: () => void undo() })
    } catch (error) {
      setRead(ids, null)
      notify.failure((error as Error).message)
    }
  }

  return { ...state, refetch: () => fetchList(null), more: () => fetchList(state.next), markOne, markAll }
}
