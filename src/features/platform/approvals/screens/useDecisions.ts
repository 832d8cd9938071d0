import { useCallback, useEffect, useRef, useState } from 'react'
import type { Verdict } from '../../../../shared/approvals.ts'
import { callEndpoint } from '../../../../web/call.ts'
import { UNDO_MS } from '../../../../web/undo/held.ts'
import type { ApprovalItem } from '../contract.ts'
import { decideCall } from './calls.ts'

type Held = {
  verdict: Verdict
  items: readonly ApprovalItem[]
  reason: string
  /** Minutes that are approved; null: all that is asked for. */
  granted: number | null
  timer: ReturnType<typeof setTimeout>
}

/**
 * Words that are given but not sent yet. They go after some seconds, when the page is left, and when it is put away: what was said is never
 * lost, and what is taken back was never sent.
 */
export const useDecisions = (onSent: () => void) => {
  const held = useRef(new Map<string, Held>())
  const [given, setGiven] = useState<Readonly<Record<string, Verdict>>>({})
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const done = useRef(onSent)
  done.current = onSent

  const forget = useCallback((ids: readonly string[]) => {
    setGiven((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id))))
  }, [])

  const send = useCallback(
    async (key: string, isLast = false) => {
      const word = held.current.get(key)
      if (!word) return
      held.current.delete(key)
      clearTimeout(word.timer)
      const ids = word.items.map((i) => i.id)
      try {
        const { verdict, reason, granted } = word
        const items = word.items.map(({ id, hash }) => ({ id, hash, granted }))
        const { results } = await callEndpoint(decideCall, { items, verdict, reason }, { keepalive: isLast })
        const wrong = results.filter((r) => r.why !== null)
        if (wrong.length > 0)
          setRefused((all) => ({ ...all, ...Object.fromEntries(wrong.map((r) => [r.id, r.why ?? ''])) }))
      } catch (error) {
        const why = error instanceof Error ? error.message : ''
        setRefused((all) => ({ ...all, ...Object.fromEntries(ids.map((id) => [id, why])) }))
      } finally {
        done.current()
        forget(ids)
      }
    },
    [forget],
  )

  const decide = useCallback(
    (items: readonly ApprovalItem[], verdict: Verdict, reason = '', granted: number | null = null) => {
      const free = items.filter(
        (item) => ![...held.current.values()].some((w) => w.items.some((i) => i.id === item.id)),
      )
      if (free.length === 0) return
      const key = crypto.randomUUID()
      const timer = setTimeout(() => void send(key), UNDO_MS)
      held.current.set(key, { verdict, items: free, reason, granted, timer })
      setRefused((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !free.some((i) => i.id === id))))
      setGiven((all) => ({ ...all, ...Object.fromEntries(free.map((i) => [i.id, verdict])) }))
    },
    [send],
  )

  /** Takes back the word on one; those given with it go on. */
  const undo = useCallback(
    (id: string) => {
      for (const [key, word] of held.current) {
        if (!word.items.some((i) => i.id === id)) continue
        const rest = word.items.filter((i) => i.id !== id)
        if (rest.length > 0) held.current.set(key, { ...word, items: rest })
        else {
          clearTimeout(word.timer)
          held.current.delete(key)
        }
        forget([id])
      }
    },
    [forget],
  )

  useEffect(() => {
    const words = held.current
    const flush = (isLast: boolean) => {
      for (const key of [...words.keys()]) void send(key, isLast)
    }
    // A request of a page that closes is cut off by the browser unless it says that it goes on.
    const leaves = () => flush(true)
    const hidden = () => document.visibilityState === 'hidden' && leaves()
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', leaves)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', leaves)
      flush(false)
    }
  }, [send])

  return { given, refused, decide, undo }
}
