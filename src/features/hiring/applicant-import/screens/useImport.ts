import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isEmail } from '../../../../shared/fields.ts'
import { ApiError, call } from '../../../../web/api.ts'
import { STALE } from '../../applications/screens/calls.ts'
import { MOST_ROWS } from '../limits.rules.ts'
import { bringCall, readCvCall, sendCvCall } from './calls.ts'
import { type ApplicantDraft, type Problem, peopleIn } from './files.ts'

export type State = 'sending' | 'reading' | 'ready' | 'check' | 'working' | 'added' | 'going' | 'failed'
export type Row = ApplicantDraft & {
  row: number
  cvId: string | null
  state: State
  /** Why it is not read, or was not added. */
  why: string
  applicationId: string | null
}

const isWhole = (r: Pick<Row, 'name' | 'email' | 'note' | 'cvId'>) =>
  r.name.trim() !== '' && isEmail(r.email.trim().toLowerCase()) && (r.cvId !== null || r.note.trim() !== '')

const said = (error: unknown) =>
  error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : String(error)

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

type How = { jobId: string; agreed: string; source: string; language: string; tell: boolean }

/** Files become rows; each CV is handed in and read; what a person has checked becomes applications. */
export const useImport = () => {
  const client = useQueryClient()
  const [batch] = useState(() => crypto.randomUUID())
  const [rows, setRows] = useState<Row[]>([])
  const [problems, setProblems] = useState<(Problem | { key: 'tooMany' })[]>([])
  const [busy, setBusy] = useState(false)
  const next = useRef(1)
  const file = useRef('')
  const over = useRef(false)
  const queue = useRef(Promise.resolve())
  useEffect(
    () => () => {
      over.current = true
    },
    [],
  )
  const change = (row: number, to: Partial<Row>) =>
    setRows((all) =>
      all.map((r) => {
        if (r.row !== row) return r
        const now = { ...r, ...to }
        // What a person fills in decides by itself whether it can go.
        return now.state === 'ready' || now.state === 'check' || now.state === 'failed'
          ? { ...now, state: isWhole(now) ? ('ready' as const) : ('check' as const), why: to.why ?? '' }
          : now
      }),
    )
  const read = async (row: Row) => {
    if (over.current || !row.file) return
    try {
      const { id } = await call(sendCvCall, { name: row.file.name }, { file: row.file })
      change(row.row, { cvId: id, state: 'reading' })
      for (let pause = 300; !over.current; pause = Math.min(2_000, pause * 1.5)) {
        const found = await call(readCvCall, { id })
        if (found.state !== 'reading') {
          const { name, email, phone } = found
          return change(row.row, {
            state: 'check',
            why: found.problem ?? '',
            cvId: id,
            name: name ?? '',
            email: email ?? '',
            phone: phone ?? '',
          })
        }
        await wait(pause)
      }
    } catch (error) {
      change(row.row, { state: 'check', why: said(error) })
    }
  }
  const take = async (files: readonly File[]) => {
    file.current ||= files[0]?.name.slice(-255) ?? ''
    for (const one of files) {
      const { people, problems: wrong } = await peopleIn(one)
      const room = MOST_ROWS - next.current + 1
      const made = people.slice(0, room).map((p): Row => {
        const whole = { ...p, row: next.current++, cvId: null, why: '', applicationId: null }
        const typed = isWhole({ ...whole, cvId: null }) ? 'ready' : 'check'
        return { ...whole, state: p.file ? 'sending' : typed }
      })
      setRows((all) => [...all, ...made])
      setProblems((all) => [...all, ...wrong, ...(people.length > room ? [{ key: 'tooMany' as const }] : [])])
      // One at a time: reading takes a process of its own.
      for (const row of made) if (row.file) queue.current = queue.current.then(() => read(row))
    }
  }
  const send = async (how: How) => {
    setBusy(true)
    for (const row of rows.filter((r) => r.state === 'ready')) {
      if (over.current) return
      change(row.row, { state: 'working' })
      const { name, email, phone, note, cvId } = row
      try {
        const { result, applicationId } = await call(bringCall, {
          ...how,
          language: how.language as 'en',
          batch,
          fileName: file.current || null,
          row: row.row,
          name,
          email,
          cvId,
          phone: phone || null,
          note: note || null,
        } as never)
        change(row.row, { state: result, applicationId })
      } catch (error) {
        setRows((all) => all.map((r) => (r.row === row.row ? { ...r, state: 'failed', why: said(error) } : r)))
      }
    }
    setBusy(false)
    for (const w of STALE) void client.invalidateQueries({ queryKey: [w.path] })
  }
  const again = () => setRows((all) => all.map((r) => (r.state === 'failed' ? { ...r, state: 'ready', why: '' } : r)))
  const leaveOut = (row: number) => setRows((all) => all.filter((r) => r.row !== row))
  const count = (...states: State[]) => rows.filter((r) => states.includes(r.state)).length
  return { batch, rows, problems, busy, take, send, again, leaveOut, change, count }
}
