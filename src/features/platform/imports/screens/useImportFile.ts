import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { ImportView } from '../contract.ts'
import { kindOf, readFile } from './file.ts'
import type { Progress } from './send.ts'
import { correctCell, markSavedBefore, readyRowsOf, type Sheet, sheetOf, validateSheet } from './sheet.ts'
import type { ImportSurface } from './surface.ts'
import { NotRead } from './xlsx.problem.ts'

/** choose a file → match its columns, if need be → check and put right → upload → results. */
export type Step = 'choose' | 'reading' | 'map' | 'check' | 'uploading' | 'done'

/** The check of the rows against the company's people: under way, over, or not to be had. */
type Trial = { state: 'running' | 'done' | 'failed'; progress: Progress }

const nothing: Progress = { done: 0, of: 0 }

/** The import this very file with these very columns has begun or ended; null when there is none. */
const importOf = async (sheet: Sheet, { listOfFile, open }: ImportSurface): Promise<ImportView | null> => {
  const imports = await listOfFile(sheet.hash)
  const mapping = JSON.stringify(sheet.fileMapping)
  if (!imports.some((i) => i.status !== 'undone' && JSON.stringify(i.mapping) === mapping)) return null
  const found = await open(sheet)
  markSavedBefore(sheet, found.saved)
  return found.import
}

/** How the company matched these headers the last time, when every column that is needed is in it. */
const rememberedMapping = async (headers: readonly string[], { mappingOf, missing }: ImportSurface) => {
  const mapping = await mappingOf(headers)
  return mapping?.length === headers.length && missing(mapping).length === 0 ? mapping : null
}

/** A row that was changed is asked of again once nothing more is typed, ms. */
const ASK_AFTER = 700

/** An upload from the file to its results. The sheet is changed in place; `turn` says that it was. */
export const useImportFile = (surface: ImportSurface) => {
  const t = surface.useWords()
  const { number } = useFormat()
  const client = useQueryClient()
  const [step, setStep] = useState<Step>('choose')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [turn, setTurn] = useState(0)
  const [share, setShare] = useState(0)
  const [progress, setProgress] = useState<Progress>(nothing)
  const [trial, setTrial] = useState<Trial | null>(null)
  /** This file's import as it was when the file was chosen, and as it is after the upload. */
  const [before, setBefore] = useState<ImportView | null>(null)
  const [after, setAfter] = useState<ImportView | null>(null)
  const source = useRef<File | null>(null)
  const stop = useRef<AbortController | null>(null)
  const asking = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isReady = surface.columns !== null
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
      const onProgress = (progress: Progress) => !signal.aborted && setTrial({ state: 'running', progress })
      await surface.check(of, { onProgress, signal })
      if (!signal.aborted) setTrial((item) => item && { ...item, state: 'done' })
    } catch {
      if (!signal.aborted) setTrial((item) => item && { ...item, state: 'failed' })
    }
    if (!signal.aborted) changed()
  }

  const judge = async (of: Sheet) => {
    setStep('reading')
    setShare(0)
    await validateSheet(of, surface.judge, setShare)
    setBefore(await importOf(of, surface).catch(() => null))
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
    return t(`problem.${error.problem}`, { n: number(surface.mostRows) })
  }

  const take = async (file: File, tab: string | null = null) => {
    if (!kindOf(file)) return notify.failure(t('notCsv'))
    if (!isReady) return
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
      if (read.rows.length > surface.mostRows) throw new NotRead('tooManyRows')
      const next = sheetOf(read, surface.mapHeaders(read.headers))
      const known = await rememberedMapping(next.headers, surface).catch(() => null)
      if (known)
        Object.assign(next, { mapping: known, remembered: JSON.stringify(known) !== JSON.stringify(next.mapping) })
      setSheet(next)
      setAfter(null)
      const unknown = !known && next.mapping.some((column, i) => column === null && next.headers[i] !== '')
      if (unknown || surface.missing(next.mapping).length > 0) setStep('map')
      else await judge(next)
    } catch (error) {
      notify.failure(t('unreadable', { message: why(error) }))
      setStep('choose')
    }
  }

  const showFailure = (error: unknown, signal: AbortSignal) => {
    if (signal.aborted) return notify.failure(t('stopped'))
    if (error instanceof ApiError && error.code === 'SESSION_ENDED') return
    const status = error instanceof ApiError ? error.status : 0
    notify.failure(status > 0 ? t('failedStatus', { status }) : t('failedAgain'))
  }

  const upload = async () => {
    if (!sheet) return
    if (readyRowsOf(sheet).length === 0) return notify.failure(t('empty'))
    clearTimeout(asking.current)
    setStep('uploading')
    const signal = begin()
    const saved = sheet.saved.size
    try {
      const { import: current, saved: rows } = await surface.open(sheet)
      // Somebody else may have gone on with this file meanwhile.
      markSavedBefore(sheet, rows)
      setAfter(await surface.write(sheet, current.id, { onProgress: setProgress, signal }))
      const fresh = sheet.saved.size - saved
      if (fresh > 0) notify.success(t('success', { count: fresh, n: number(fresh) }))
      else notify.failure(t('empty'))
      setStep('done')
    } catch (error) {
      showFailure(error, signal)
      setStep('check')
    } finally {
      changed()
      for (const path of surface.stale) void client.invalidateQueries({ queryKey: [path] })
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
    isReady,
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
      if (!sheet) return
      correctCell(sheet, { index, column, text }, surface.judge)
      changed()
      if (!surface.isJudgedByServer) return
      clearTimeout(asking.current)
      asking.current = setTimeout(() => void check(sheet), ASK_AFTER)
    },
  }
}
export type Upload = ReturnType<typeof useImportFile>
