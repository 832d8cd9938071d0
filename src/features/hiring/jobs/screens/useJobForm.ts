import { useCallback, useEffect, useRef, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { useDraft } from '../../../../web/ui/useDraft.ts'
import type { JobContent } from '../../../adverts/content/content.rules.ts'
import type { Job, Place } from '../contract.ts'
import { listCall, revisionsCall, saveCall } from './calls.ts'

const SAVE_AFTER_MS = 2_000
type StoredForm = { version: number; content: JobContent; place: Place | null; occupation: Job['occupation'] }

export type JobForm = ReturnType<typeof useJobForm>

const savesItselfAs = (status: Job['status']) => status === 'draft' || status === 'template'
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * What is being written of a job. A draft saves itself while one types; what the public sees is saved when one says so. What is not saved
 * yet is kept in this browser.
 */
export const useJobForm = (read: Job) => {
  // What saves itself is on every device as it is.
  const isShared = !savesItselfAs(read.status)
  const draft = useDraft<StoredForm>(`job:${read.id}`, isShared ? (taken) => fillIn(taken) : undefined)
  const brought =
    draft.restored?.version === read.version && !same(draft.restored.content, read.content) ? draft.restored : null
  const [job, setJob] = useState(read)
  const [content, setContent] = useState<JobContent>(brought?.content ?? read.content)
  const [place, setPlace] = useState<Place | null>(brought ? brought.place : read.placeAt)
  const [occupation, setOccupation] = useState(brought ? brought.occupation : read.occupation)
  const [restored, setRestored] = useState(brought !== null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<Job | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { mutate, isPending } = useCommand(saveCall, { refreshes: [listCall, revisionsCall] })
  const savesItself = savesItselfAs(job.status)
  const changed = !same(content, job.content)
  const now = useRef(content)
  now.current = content

  const change = useCallback((changes: Partial<JobContent>) => {
    setContent((before) => ({ ...before, ...changes }))
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !Object.keys(changes).some((c) => name.startsWith(c))),
      ),
    )
  }, [])

  /** What another device is writing of the same version; else the job as it is. */
  const fillIn = (taken: StoredForm | null) => {
    const from = taken?.version === job.version ? taken : null
    setContent(from?.content ?? job.content)
    setPlace(from ? from.place : job.placeAt)
    setOccupation(from ? from.occupation : job.occupation)
    setRestored(from !== null)
  }
  const { keep, discard, news } = draft
  useEffect(() => {
    if (changed) keep({ version: job.version, content, place, occupation })
  }, [changed, content, place, occupation, job.version, keep])

  const save = useCallback(
    (version = job.version, then?: (saved: Job) => void) => {
      const sent = now.current
      setFailure(null)
      mutate(
        { id: job.id, version, content: sent },
        {
          onSuccess: ({ job: saved }) => {
            setJob(saved)
            setErrors({})
            setRestored(false)
            // What was typed while it was on its way stays; the rest is as the server has it.
            if (same(now.current, sent)) {
              setContent(saved.content)
              discard()
            }
            then?.(saved)
          },
          onError: (error) => {
            if (error.code === 'VERSION_CONFLICT') return setConflict((error.data as { job: Job }).job)
            const fields = Object.entries(error.fields).map(([name, said]) => [name.replace('content.', ''), said])
            setErrors(Object.fromEntries(fields))
            setFailure(error.message)
          },
        },
      )
    },
    [job.id, job.version, mutate, discard],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the wait anew
  useEffect(() => {
    if (!savesItself || !changed || isPending || conflict) return
    const timer = setTimeout(() => save(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [content, savesItself, changed, isPending, conflict, save])

  const take = (other: Job) => {
    setJob(other)
    setContent(other.content)
    setPlace(other.placeAt)
    setOccupation(other.occupation)
    setConflict(null)
    setRestored(false)
    setErrors({})
    discard()
  }

  return {
    job,
    content,
    place,
    occupation,
    errors,
    failure,
    changed,
    savesItself,
    saving: isPending,
    restored: restored && news === null,
    // What was typed of an earlier version is not shown, and not spoken of.
    news: restored || news?.kind === 'choose' ? news : null,
    conflict,
    change,
    save,
    take,
    /** What stands beside the writing has changed; what is being written stays. */
    refresh: setJob,
    keepMine: () => {
      const theirs = conflict
      setConflict(null)
      if (theirs) save(theirs.version)
    },
    pickPlace: (next: Place | null) => {
      setPlace(next)
      change({ placeId: next?.id ?? null })
    },
    pickOccupation: (next: { id: number; title: string } | null) => {
      setOccupation(next ? { id: next.id, title: next.title } : null)
      change({ occupationId: next?.id ?? null })
    },
  }
}
