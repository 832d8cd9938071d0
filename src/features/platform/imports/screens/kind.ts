import { useMemo } from 'react'
import { call, useApiState } from '../../../../web/api.ts'
import { useEvents } from '../../../../web/events.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { mapHeaders, missingColumns, signatureOf } from '../columns.rules.ts'
import { MOST_ROWS } from '../rules.ts'
import { useImportWords } from '../words/index.ts'
import { listCall, mappingCall, openCall, progressCall, rowsCall, showCall, startCall, undoCall } from './calls.ts'
import { keepProblems, type SaidOfRow, sendInChunks, sendRows } from './send.ts'
import { markSaved, type Sheet } from './sheet.ts'
import type { ImportSurface } from './surface.ts'

const ROWS_PER_CALL = 1_000
/** How often it is looked how far the job is, ms. */
const LOOK_EVERY = 400

type Options = Readonly<Record<string, unknown>>
type Sending = Parameters<ImportSurface['check']>[1]

const open = (kind: string, sheet: Sheet, options: Options) =>
  call(openCall, {
    kind,
    fileName: sheet.name.slice(-255),
    fileHash: sheet.hash,
    rows: sheet.rows.length,
    headers: sheet.fileHeaders,
    mapping: sheet.fileMapping,
    options,
  })

/** Rows the server does not have as they are now. */
const unsentRowsOf = (sheet: Sheet): number[] => {
  const rows: number[] = []
  for (let i = 0; i < sheet.rows.length; i++) {
    const isKnown = sheet.sent.get(i) === (sheet.changed.get(i) ?? 0)
    if (!isKnown && !sheet.saved.has(i) && !sheet.own.has(i)) rows.push(i)
  }
  return rows
}

/** Brings the rows of a file to the server, which keeps and checks them. */
const stageSheet = async (kind: string, id: string, sheet: Sheet, { onProgress, signal }: Sending) => {
  await sendInChunks(unsentRowsOf(sheet), { size: ROWS_PER_CALL, onProgress }, async (indexes) => {
    const asOf = new Map(indexes.map((index) => [index, sheet.changed.get(index) ?? 0]))
    const ask = async ({ rows, cells }: { rows: number[]; cells: Record<string, string>[] }) => {
      const given = rows.map((row, i) => ({ row, cells: cells[i] ?? {} }))
      return (await call(rowsCall, { kind, id, rows: given }, { signal })).problems
    }
    await sendRows(sheet, indexes, ask, signal)
    for (const [index, change] of asOf) sheet.sent.set(index, change)
  })
}

/** Everything that was not written, once the job is done. */
const wrongRowsOf = async (kind: string, id: string): Promise<SaidOfRow[]> => {
  const said: SaidOfRow[] = []
  for (let after = 0; ; ) {
    const { rows } = await call(showCall, { kind, id, after })
    for (const { row, problems } of rows) for (const problem of problems) said.push({ row, ...problem })
    const last = rows.at(-1)
    if (!last) return said
    after = last.row
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Has the job write and follows it: it goes on though nobody looks. */
const writeSheet = async (kind: string, id: string, sheet: Sheet, sending: Sending) => {
  await stageSheet(kind, id, sheet, sending)
  const before = (await call(startCall, { kind, id })).import.added
  const of = sheet.rows.length - sheet.saved.size - sheet.errors.size
  for (;;) {
    const now = await call(showCall, { kind, id }, { signal: sending.signal })
    sending.onProgress({ done: Math.min(of, now.import.added - before), of })
    if (!now.isWriting) break
    await wait(LOOK_EVERY)
  }
  const wrong = keepProblems(sheet, await wrongRowsOf(kind, id), sheet.changes)
  const written = [...sheet.sent.keys()].filter((index) => !wrong.has(index) && !sheet.own.has(index))
  markSaved(sheet, written)
  return (await call(showCall, { kind, id })).import
}

const hooksOf = (kind: string): Pick<ImportSurface, 'usePast' | 'useProgress'> => ({
  usePast: () => useApiState(listCall, { kind }).data?.imports,
  useProgress: (id) =>
    useEvents(progressCall, { kind, id }, (event) => event.status === 'done' || event.status === 'undone'),
})

/** A kind of import as its definition on the server says it, with the words of the engine. */
export const useKindSurface = (kind: string, options: Options, stale: readonly string[]): ImportSurface | null => {
  const t = useImportWords()
  const language = useLanguage()
  const { number } = useFormat()
  const known = useApiState(listCall, { kind }).data?.kind
  return useMemo(() => {
    if (!known) return null
    const columns = known.columns.map(({ key, label, required }) => ({
      key,
      label: (language === 'ar' && label.ar) || label.en,
      required,
    }))
    const listed = (isRequired: boolean) =>
      columns
        .filter(({ required }) => required === isRequired)
        .map(({ label }) => label)
        .join(t('and'))
    const mostRows = Math.min(known.mostRows, MOST_ROWS)
    return {
      useWords: useImportWords,
      columns,
      mapHeaders: (headers) => mapHeaders(headers, known.columns),
      missing: (mapping) => missingColumns(mapping, known.columns),
      judge: (cells) => ({
        errors: columns
          .filter(({ key, required }) => required && !cells[key]?.trim())
          .map(({ key, label }) => ({ field: key, message: t('missingCell', { column: label }) })),
        warnings: [],
        keys: [],
      }),
      isJudgedByServer: true,
      mostRows,
      nameOf: (cells) => (cells[columns[0]?.key ?? ''] ?? '').trim(),
      template: {
        columns: known.columns.map(({ key }) => key),
        file: kind,
        instructions: [
          t('instruction.required', { columns: listed(true) }),
          ...(listed(false) === '' ? [] : [t('instruction.optional', { columns: listed(false) })]),
          t('instruction.format'),
          t('instruction.most', { n: number(mostRows) }),
        ],
      },
      ...hooksOf(kind),
      listOfFile: async (fileHash) => (await call(listCall, { kind, fileHash })).imports,
      mappingOf: async (headers) => (await call(mappingCall, { kind, signature: signatureOf(headers) })).mapping,
      open: (sheet) => open(kind, sheet, options),
      check: async (sheet, sending) => stageSheet(kind, (await open(kind, sheet, options)).import.id, sheet, sending),
      write: (sheet, id, sending) => writeSheet(kind, id, sheet, sending),
      undo: (id) => call(undoCall, { kind, id }),
      stale: [...stale, listCall.path],
    }
  }, [known, kind, options, stale, t, language, number])
}
