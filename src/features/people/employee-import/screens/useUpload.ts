import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { countriesOf } from '../../../../countries/countries.ts'
import { dayIn } from '../../../../shared/dates.ts'
import { ApiError, call } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useCountries } from '../../../platform/geo/screens/countries.ts'
import { PEOPLE } from '../../employees/screens/calls.ts'
import { missingColumns, signatureOf } from '../headers.ts'
import { MOST_ROWS } from '../imports.rules.ts'
import { useBulkWords } from '../words/index.ts'
import { kindOf, readFile } from './file.ts'
import { finishCall, type Import, listCall, mappingCall, openCall } from './imports.calls.ts'
import { type Progress, sendSheet, tryOut } from './send.ts'
import { type Around, correctCell, markSavedBefore, readyRowsOf, type Sheet, sheetOf, validateSheet } from './sheet.ts'
import { NotRead } from './xlsx.problem.ts'

/** choose a file → match its columns, if need be → check and put right → upload → results. */
export type Step = 'choose' | 'reading' | 'map' | 'check' | 'uploading' | 'done'

/** The check of the rows against the company's people: under way, over, or not to be had. */
type Trial = { state: 'running' | 'done' | 'failed'; progress: Progress }

const nothing: Progress = { done: 0, of: 0 }

const open = (sheet: Sheet) =>
  call(openCall, {
    fileName: sheet.name.slice(-255),
    fileHash: sheet.hash,
    rows: sheet.rows.length,
    headers: sheet.fileHeaders,
    mapping: sheet.fileMapping,
  })

/** The import this very file with these very columns has begun or ended; null when there is none. */
const importOf = async (sheet: Sheet): Promise<Import | null> => {
  const { imports } = await call(listCall, { fileHash: sheet.hash })
  const mapping = JSON.stringify(sheet.fileMapping)
  if (!imports.some((i) => i.status !== 'undone' && JSON.stringify(i.mapping) === mapping)) return null
  const found = await open(sheet)
  markSavedBefore(sheet, found.saved)
  return found.import
}

/** How the company matched these headers the last time, when every column that is needed is in it. */
const rememberedMapping = async (headers: readonly string[]) => {
  const { mapping } = await call(mappingCall, { signature: signatureOf(headers) })
  return mapping?.length === headers.length && missingColumns(mapping).length === 0 ? mapping : null
}

/** An upload from the file to its results. The sheet is changed in place; `turn` says that it was. */
export const useUpload = () => {
  const t = useBulkWords()
  const { number } = useFormat()
  const client = useQueryClient()
  const countries = useCountries()
  const [step, setStep] = useState<Step>('choose')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [turn, setTurn] = useState(0)
  const [share, setShare] = useState(0)
  const [progress, setProgress] = useState<Progress>(nothing)
  const [trial, setTrial] = useState<Trial | null>(null)
  /** This file's import as it was when the file was chosen, and as it is after the upload. */
  const [before, setBefore] = useState<Import | null>(null)
  const [after, setAfter] = useState<Import | null>(null)
  const source = useRef<File | null>(null)
  const stop = useRef<AbortController | null>(null)
  const around = useMemo<Around | null>(() => {
    if (!countries) return null
    const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
    return { countries: countriesOf(countries), today }
  }, [countries])
  const changed = useCallback(() => setTurn((item) => item + 1), [])

  const begin = () => {
    stop.current?.abort()
    stop.current = new AbortController()
    return stop.current.signal
  }

  const check = async (of: Sheet) => {
    const signal = begin()
    if (readyRowsOf(of).length === 0) return setTrial(null)
    setTrial({ state: 'running', progress: nothing })
    try {
      await tryOut(of, (p) => !signal.aborted && setTrial({ state: 'running', progress: p }), signal)
      if (!signal.aborted) setTrial((item) => item && { ...item, state: 'done' })
    } catch {
      if (!signal.aborted) setTrial((item) => item && { ...item, state: 'failed' })
    }
    if (!signal.aborted) changed()
  }

  const judge = async (of: Sheet) => {
    if (!around) return
    setStep('reading')
    setShare(0)
    await validateSheet(of, around, setShare)
    setBefore(await importOf(of).catch(() => null))
    changed()
    setStep('check')
    await check(of)
  }

  const reset = () => {
    stop.current?.abort()
    setSheet(null)
    setBefore(null)
    setAfter(null)
    setTrial(null)
    setStep('choose')
  }

  const why = (error: unknown): string => {
    if (!(error instanceof NotRead)) return error instanceof Error ? error.message : String(error)
    return t(`problem.${error.problem}`, { n: number(MOST_ROWS) })
  }

  const take = async (file: File, tab: string | null = null) => {
    if (!kindOf(file)) return notify.failure(t('notCsv'))
    if (!countries) return
    begin()
    source.current = file
    setStep('reading')
    setShare(0)
    setSheet(null)
    try {
      const read = await readFile(file, tab, setShare)
      if (read.rows.length === 0 && read.sheets.length < 2) {
        notify.failure(t('empty'))
        return setStep('choose')
      }
      const next = sheetOf(read, countries)
      const known = await rememberedMapping(next.headers).catch(() => null)
      if (known)
        Object.assign(next, { mapping: known, remembered: JSON.stringify(known) !== JSON.stringify(next.mapping) })
      setSheet(next)
      setAfter(null)
      const unknown = !known && next.mapping.some((column, i) => column === null && next.headers[i] !== '')
      if (unknown || missingColumns(next.mapping).length > 0) setStep('map')
      else await judge(next)
    } catch (error) {
      notify.failure(t('unreadable', { message: why(error) }))
      setStep('choose')
    }
  }

  const told = (error: unknown, signal: AbortSignal) => {
    if (signal.aborted) return notify.failure(t('stopped'))
    if (error instanceof ApiError && error.code === 'SESSION_ENDED') return
    const status = error instanceof ApiError ? error.status : 0
    notify.failure(status > 0 ? t('failedStatus', { status }) : t('failedAgain'))
  }

  const upload = async () => {
    if (!sheet) return
    if (readyRowsOf(sheet).length === 0) return notify.failure(t('empty'))
    setStep('uploading')
    const signal = begin()
    const saved = sheet.saved.size
    try {
      const { import: current, saved: rows } = await open(sheet)
      // Somebody else may have gone on with this file meanwhile.
      markSavedBefore(sheet, rows)
      await sendSheet(sheet, current.id, setProgress, signal)
      setAfter((await call(finishCall, { id: current.id })).import)
      const fresh = sheet.saved.size - saved
      if (fresh > 0) notify.success(t('success', { n: number(fresh) }))
      else notify.failure(t('empty'))
      setStep('done')
    } catch (error) {
      told(error, signal)
      setStep('check')
    } finally {
      changed()
      for (const w of [...PEOPLE, listCall]) void client.invalidateQueries({ queryKey: [w.path] })
    }
  }

  return {
    step,
    sheet,
    turn,
    fileName: source.current?.name ?? '',
    share,
    progress,
    trial,
    before,
    after,
    countries,
    isReady: around !== null,
    take,
    takeTab: (tab: string) => source.current && void take(source.current, tab),
    reset,
    upload,
    check: () => sheet && void check(sheet),
    stop: () => stop.current?.abort(),
    map: (mapping: Sheet['mapping']) => {
      if (!sheet) return
      Object.assign(sheet, { mapping, remembered: false })
      void judge(sheet)
    },
    remap: () => {
      stop.current?.abort()
      setStep('map')
    },
    correct: (index: number, column: string, text: string) => {
      if (!sheet || !around) return
      correctCell(sheet, index, column, text, around)
      changed()
    },
  }
}
export type Upload = ReturnType<typeof useUpload>
