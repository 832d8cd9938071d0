import { createContext, useContext } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import type { KeyOf } from '../../../../web/i18n.ts'
import type { Mapping } from '../columns.rules.ts'
import type { ImportView, kindImportProgress, undoKindImport } from '../contract.ts'
import type en from '../words/en.ts'
import type { Progress } from './send.ts'
import type { JudgeRow, Sheet } from './sheet.ts'

export type Undone = Output<typeof undoKindImport>
export type ImportEvent = Output<typeof kindImportProgress>
/** What every kind has words for, in its own or in those of the engine. */
type SharedKey = Exclude<KeyOf<typeof en>, 'close' | 'open' | 'missingCell' | `instruction.${string}`>
export type ImportWords = (key: SharedKey, values?: Record<string, string | number>) => string

/** A column as the screen speaks of it. */
export type SurfaceColumn = {
  key: string
  label: string
  required: boolean /** Under which heading of the choice. */
  group?: string
}

type Sending = { onProgress: (progress: Progress) => void; signal: AbortSignal }

/** What one kind of import is to the screens of the engine: its words, its columns, its calls, and what it knows without the server. */
export type ImportSurface = {
  useWords: () => ImportWords
  /** Columns in the reader's language; null until they are known. */
  columns: readonly SurfaceColumn[] | null
  mapHeaders: (headers: readonly string[]) => Mapping
  missing: (mapping: Mapping) => string[]
  /** A row by itself, where the page can tell. */
  judge: JudgeRow
  /** The server judges every row: one that is changed is asked of again. */
  isJudgedByServer: boolean
  mostRows: number
  /** What a row is called in the list of wrong ones. */
  nameOf: (cells: Readonly<Record<string, string>>) => string
  template: { columns: readonly string[]; file: string; instructions: readonly string[] }
  usePast: () => readonly ImportView[] | undefined
  useProgress: (id: string) => ImportEvent | undefined
  listOfFile: (hash: string) => Promise<readonly ImportView[]>
  mappingOf: (headers: readonly string[]) => Promise<Mapping | null>
  open: (sheet: Sheet) => Promise<{ import: ImportView; saved: [number, number][] }>
  check: (sheet: Sheet, sending: Sending) => Promise<void>
  /** Writes what is right and says what is not; answers with the import as it is then. */
  write: (sheet: Sheet, importId: string, sending: Sending) => Promise<ImportView>
  undo: (id: string) => Promise<Undone>
  /** Addresses of calls whose answers have changed with an import. */
  stale: readonly string[]
}

const Surface = createContext<ImportSurface | null>(null)
export const SurfaceProvider = Surface.Provider

export const useSurface = (): ImportSurface => {
  const surface = useContext(Surface)
  if (!surface) throw new Error('A part of an import stands outside of it')
  return surface
}

/** The words of the kind. */
export const useToolWords = (): ImportWords => useSurface().useWords()

/** What a column is called. */
export const useColumnLabel = (): ((column: string) => string) => {
  const { columns } = useSurface()
  return (column) => columns?.find(({ key }) => key === column)?.label ?? column
}
