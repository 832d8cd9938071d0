import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../../../web/api.ts'
import type { StoredResume } from '../contract.ts'
import type { Resume } from '../resume.contract.ts'
import { saveCall } from './calls.ts'

type Draft = Pick<StoredResume, 'name' | 'country' | 'template' | 'document'>
export type Change = (more: Partial<Draft>) => void
export type ChangeDocument = (more: Partial<Resume>) => void
/** The server's sentence for a field, by where it stands in the document. */
export type Wrong = Readonly<Record<string, string>>

export type Saving = { is: 'saved' | 'waiting' | 'saving' | 'conflict' } | { is: 'failed'; message: string }

/** ms without a key pressed. */
const SAVES_AFTER = 1_200

/** A CV that is being written: saved after each pause, one save after the other, refused when another window was first. */
export const useResume = (stored: StoredResume) => {
  const { id } = stored
  const [draft, setDraft] = useState<Draft>(() => ({
    name: stored.name,
    country: stored.country,
    template: stored.template,
    document: stored.document,
  }))
  const [saving, setSaving] = useState<Saving>({ is: 'saved' })
  const [wrong, setWrong] = useState<Wrong>({})
  const [kept, setKept] = useState({ revision: stored.revision, paper: stored.paper, photo: stored.photo })
  const latest = useRef(draft)
  const unsaved = useRef(false)
  /** Another window was first: nothing of this one is sent any more. */
  const overtaken = useRef(false)
  const revision = useRef(stored.revision)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const running = useRef<Promise<boolean> | null>(null)

  const saveOnce = useCallback(async (): Promise<boolean> => {
    unsaved.current = false
    setSaving({ is: 'saving' })
    try {
      const saved = await call(saveCall, { id, revision: revision.current, ...latest.current })
      revision.current = saved.revision
      setKept(saved)
      setWrong({})
      setSaving({ is: unsaved.current ? 'waiting' : 'saved' })
      return true
    } catch (error) {
      overtaken.current = error instanceof ApiError && error.code === 'VERSION_CONFLICT'
      unsaved.current = !overtaken.current
      if (overtaken.current) setSaving({ is: 'conflict' })
      else setSaving({ is: 'failed', message: error instanceof Error ? error.message : '' })
      setWrong(error instanceof ApiError ? error.fields : {})
      return false
    }
  }, [id])

  /** Saves now what is not saved; whether all of it is. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    while (running.current) await running.current
    if (overtaken.current) return false
    if (!unsaved.current) return true
    const attempt = saveOnce()
    running.current = attempt
    const isSaved = await attempt
    running.current = null
    return isSaved && !unsaved.current
  }, [saveOnce])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current || running.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      void flush()
    }
  }, [flush])

  const change: Change = (more) => {
    latest.current = { ...latest.current, ...more }
    setDraft(latest.current)
    if (overtaken.current) return
    unsaved.current = true
    setSaving({ is: 'waiting' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), SAVES_AFTER)
  }
  const changeDocument: ChangeDocument = (more) => change({ document: { ...latest.current.document, ...more } })

  return { draft, saving, wrong, ...kept, change, changeDocument, flush }
}
