import { useCallback, useEffect, useRef, useState } from 'react'
import type { Following, SharedDraft } from '../draft/follow.ts'
import { isSameDraft, readDraft, writeDraft } from '../draft/stored.ts'
import { DRAFT_PREFIX, getSession, loggedOut } from '../session.ts'

const WRITE_AFTER_MS = 400

/** What is to be said of the other devices of whoever fills the form in. `at`: ISO, when the other one saved. */
export type DraftNews =
  | { kind: 'continued'; at: string; isElsewhere: boolean }
  /** Both have changed; `at` null: the form was sent or discarded there. */
  | { kind: 'choose'; at: string | null; takeTheirs: () => void; keepMine: () => void }

/** Whose drafts go to the server: of somebody who is signed in as themselves. */
const isShared = () => {
  const { token, user } = getSession()
  return token !== null && user !== null && !user.viewing
}

/**
 * What somebody is typing, kept until it is sent: at once in the browser, where it survives a reload and an expired session, and a moment later on
 * the server for their other devices. It is seen by nobody else who signs in, leaves the browser on logout, and ends after a week. Do not
 * put secrets into it: leave identity and bank numbers out of `value`, which is an object.
 *
 * const draft = useDraft<Form>('employee:new', (value) => value ? fillIn(value) : beginAfresh())
 * draft.restored → what the form goes on from, or null; draft.keep(values) on change; draft.discard() once saved. `onTaken` is told what another
 * device saved, or null when it sent or discarded the form, where the form is to become that. draft.news is drawn by `<DraftNote>`.
 */
export const useDraft = <T extends object>(name: string, onTaken?: (value: T | null) => void) => {
  const key = `${DRAFT_PREFIX}${getSession().user?.id ?? 'nobody'}:${name}`
  const [restored, setRestored] = useState<T | null>(() => readDraft<T>(key)?.value ?? null)
  const [news, setNews] = useState<DraftNews | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const pending = useRef<T | null>(null)
  const touched = useRef(false)
  const following = useRef<Following | null>(null)
  const taking = useRef(onTaken)
  taking.current = onTaken

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const value = pending.current
    pending.current = null
    // Leaving on purpose takes the drafts along; the form that closes after it must not bring one back.
    if (value === null || loggedOut()) return
    const stored = readDraft<T>(key)
    // A form says what it begins with as well: that is nothing new.
    if (stored?.value && isSameDraft(stored.value, value)) return
    touched.current = true
    writeDraft(key, { savedAt: Date.now(), value, revision: stored?.revision ?? null, isUnsent: true })
    following.current?.typed()
  }, [key])

  useEffect(() => {
    // What was typed in the last moment before a reload is kept, too.
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  useEffect(() => {
    if (!taking.current || !isShared()) return
    let isGone = false
    const taken = (theirs: SharedDraft | null) => {
      const value = (theirs?.value ?? null) as T | null
      clearTimeout(timer.current)
      pending.current = null
      touched.current = false
      setRestored(value)
      setNews(theirs && { kind: 'continued', at: theirs.savedAt, isElsewhere: theirs.isElsewhere })
      taking.current?.(value)
    }
    const choose = (theirs: SharedDraft | null) =>
      setNews({
        kind: 'choose',
        at: theirs?.savedAt ?? null,
        takeTheirs: () => following.current?.takeTheirs(),
        keepMine: () => {
          setNews(null)
          following.current?.keepMine()
        },
      })
    import('../draft/follow.ts').then(
      ({ followDraft }) => {
        if (isGone) return
        following.current = followDraft(key, name, { flush, isTouched: () => touched.current, taken, choose })
      },
      // Without it the draft lies in this browser alone.
      () => undefined,
    )
    return () => {
      isGone = true
      following.current?.stop()
      following.current = null
    }
  }, [key, name, flush])

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
    touched.current = false
    if (following.current) following.current.ended()
    else writeDraft(key, null)
    setRestored(null)
    setNews(null)
  }, [key])

  return { restored, news, keep, discard }
}
