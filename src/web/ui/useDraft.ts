import { useCallback, useEffect, useRef, useState } from 'react'
import { DRAFT_PREFIX, getSession, loggedOut } from '../session.ts'

const KEEP_MS = 7 * 24 * 60 * 60 * 1000
const WRITE_AFTER_MS = 400

type StoredDraft<T> = { savedAt: number; value: T }

const read = <T>(key: string): T | null => {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft<T> | null
    return stored && Date.now() - stored.savedAt < KEEP_MS ? stored.value : null
  } catch {
    return null
  }
}

const write = (key: string, value: unknown) => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), value }))
  } catch {
    // A full or forbidden storage: the form still works, its draft is not kept.
  }
}

/**
 * What somebody is typing, kept in the browser until saved: it survives a reload and an expired session, is seen by nobody else
 * who signs in, leaves on logout, and ends after a week. Do not put secrets into it: leave identity and bank numbers out of `value`.
 *
 * const draft = useDraft<Form>('employee:new')
 * draft.restored → what was kept when the screen opened, or null; draft.keep(values) on change; draft.discard() once saved.
 */
export const useDraft = <T>(name: string) => {
  const key = `${DRAFT_PREFIX}${getSession().user?.id ?? 'nobody'}:${name}`
  const [restored, setRestored] = useState<T | null>(() => read<T>(key))
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const pending = useRef<T | null>(null)

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    // Leaving on purpose takes the drafts along; the form that closes after it must not bring one back.
    if (pending.current !== null && !loggedOut()) write(key, pending.current)
    pending.current = null
  }, [key])

  useEffect(() => {
    // What was typed in the last moment before a reload is kept, too.
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  const keep = useCallback(
    (value: T) => {
      pending.current = value
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, WRITE_AFTER_MS)
    },
    [flush],
  )
  const discard = useCallback(() => {
    clearTimeout(timer.current)
    pending.current = null
    write(key, null)
    setRestored(null)
  }, [key])

  return { restored, keep, discard }
}
