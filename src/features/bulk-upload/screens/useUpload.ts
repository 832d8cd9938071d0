import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { countriesOf } from '../../../countries/countries.ts'
import { dayIn } from '../../../shared/dates.ts'
import { ApiError } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import { useFormat } from '../../../web/ui/format.ts'
import { PEOPLE, useCountries } from '../../employees/screens/calls.ts'
import { missingColumns } from '../headers.ts'
import { useBulkWords } from '../words/index.ts'
import { looksLikeCsv, readFile } from './file.ts'
import { type Progress, type Sent, sendSheet } from './send.ts'
import { type Around, correct, judgeSheet, ready, type Sheet, sheetOf } from './sheet.ts'

/** choose a file → match its columns, if need be → check and put right → upload → results. */
export type Step = 'choose' | 'reading' | 'map' | 'check' | 'uploading' | 'done'

const none: Sent = { successful: 0, failed: 0 }

/** An upload from the file to its results. The sheet is changed in place; `turn` says that it was. */
export const useUpload = () => {
  const say = useBulkWords()
  const { number } = useFormat()
  const client = useQueryClient()
  const countries = useCountries()
  const [step, setStep] = useState<Step>('choose')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [turn, setTurn] = useState(0)
  const [share, setShare] = useState(0)
  const [progress, setProgress] = useState<Progress>({ done: 0, of: 0 })
  const [result, setResult] = useState<Sent>(none)
  const stop = useRef<AbortController | null>(null)
  const around = useMemo<Around | null>(() => {
    if (!countries) return null
    const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
    return { countries: countriesOf(countries), today }
  }, [countries])
  const changed = useCallback(() => setTurn((t) => t + 1), [])

  const judge = async (of: Sheet) => {
    if (!around) return
    setStep('reading')
    setShare(0)
    await judgeSheet(of, around, setShare)
    changed()
    setStep('check')
    if (of.rows.length === 0) notify.failure(say('empty'))
  }

  const reset = () => {
    stop.current?.abort()
    setSheet(null)
    setResult(none)
    setStep('choose')
  }

  const take = async (file: File) => {
    if (!looksLikeCsv(file)) return notify.failure(say('notCsv'))
    if (!countries) return
    setStep('reading')
    setShare(0)
    try {
      const rows = await readFile(file, setShare)
      if (rows.rows.length === 0) {
        notify.failure(say('empty'))
        return setStep('choose')
      }
      const next = sheetOf(rows, countries)
      setSheet(next)
      setResult(none)
      const unknown = next.mapping.some((column, i) => column === null && next.headers[i] !== '')
      if (unknown || missingColumns(next.mapping).length > 0) setStep('map')
      else await judge(next)
    } catch (error) {
      notify.failure(say('unreadable', { message: error instanceof Error ? error.message : String(error) }))
      setStep('choose')
    }
  }

  const told = (error: unknown) => {
    if (stop.current?.signal.aborted) return notify.failure(say('stopped'))
    if (error instanceof ApiError && error.code === 'SESSION_ENDED') return
    notify.failure(
      error instanceof ApiError && error.status > 0
        ? say('failedStatus', { status: error.status })
        : say('failedAgain'),
    )
  }

  const upload = async () => {
    if (!sheet) return
    if (ready(sheet).length === 0) return notify.failure(say('empty'))
    setStep('uploading')
    stop.current = new AbortController()
    const before = sheet.saved.size
    try {
      await sendSheet(sheet, setProgress, stop.current.signal)
      const saved = sheet.saved.size - before
      if (saved > 0) notify.success(say('success', { n: number(saved) }))
      else notify.failure(say('empty'))
      setStep('done')
    } catch (error) {
      told(error)
      setStep('check')
    } finally {
      setResult({ successful: sheet.saved.size, failed: sheet.errors.size })
      changed()
      for (const w of PEOPLE) void client.invalidateQueries({ queryKey: [w.path] })
    }
  }

  return {
    step,
    sheet,
    turn,
    share,
    progress,
    result,
    countries,
    isReady: around !== null,
    take,
    reset,
    upload,
    stop: () => stop.current?.abort(),
    map: (mapping: Sheet['mapping']) => {
      if (!sheet) return
      sheet.mapping = mapping
      void judge(sheet)
    },
    remap: () => setStep('map'),
    correct: (index: number, column: string, text: string) => {
      if (!sheet || !around) return
      correct(sheet, index, column, text, around)
      changed()
    },
  }
}
export type Upload = ReturnType<typeof useUpload>
