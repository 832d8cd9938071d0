import { useMemo } from 'react'
import { countriesOf } from '../../../../countries/countries.ts'
import { dayIn } from '../../../../shared/dates.ts'
import { wire } from '../../../../shared/endpoint.ts'
import { call, useApiState } from '../../../../web/api.ts'
import { useEvents } from '../../../../web/events.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { departmentsCall } from '../../../company/departments/screens/calls.ts'
import { useCountries, worldCountriesCall } from '../../../platform/geo/screens/countries.ts'
import { signatureOf } from '../../../platform/imports/columns.rules.ts'
import { MOST_ROWS } from '../../../platform/imports/rules.ts'
import { type RowsOut, sendSheet, tryOut } from '../../../platform/imports/screens/send.ts'
import { cellsOf, type Sheet } from '../../../platform/imports/screens/sheet.ts'
import type { ImportSurface, SurfaceColumn } from '../../../platform/imports/screens/surface.ts'
import { PEOPLE } from '../../employees/screens/calls.ts'
import { BULK_COLUMN_NAMES, COLUMN_LABELS, REQUIRED_COLUMNS } from '../columns.ts'
import type { bulkUpload } from '../contract.ts'
import { mapHeaders, missingColumns } from '../headers.ts'
import { useBulkWords } from '../words/index.ts'
import { finishCall, listCall, mappingCall, openCall, progressCall, undoCall } from './imports.calls.ts'
import { judgeEmployees } from './judge.ts'

const uploadCall = wire<typeof bulkUpload>('POST', '/api/employees/bulk-upload')

/** The columns of the specification's file. */
const TEMPLATE = Object.keys(COLUMN_LABELS).slice(0, 12)

const required: ReadonlySet<string> = new Set(REQUIRED_COLUMNS)

const nameOf: ImportSurface['nameOf'] = (cells) =>
  (cells.full_name ?? '').trim() ||
  `${cells.first_name ?? ''} ${cells.last_name ?? ''}`.trim() ||
  (cells.email ?? '').trim()

/** Who stands in a file, gathered anew after a change alone: a large file is sent in many parts, each with its remarks. */
const named = new WeakMap<Sheet, { changes: number; names: ReadonlySet<string> }>()
const namesIn = (sheet: Sheet): ReadonlySet<string> => {
  const known = named.get(sheet)
  if (known?.changes === sheet.changes) return known.names
  const names = new Set(sheet.rows.map((_, index) => nameOf(cellsOf(sheet, index)).toLowerCase()))
  named.set(sheet, { changes: sheet.changes, names })
  return names
}

/** What the server remarked upon, beside the rows it is about. Who is in another part of the file is no stranger. */
const keepRemarks = (sheet: Sheet, remarks: readonly { row: number; field: string; message: string }[]) => {
  if (remarks.length === 0) return
  const names = namesIn(sheet)
  const at = new Map(sheet.numbers.map((number, index) => [number, index]))
  for (const { row, field, message } of remarks) {
    const index = at.get(row)
    if (index === undefined || names.has((cellsOf(sheet, index)[field] ?? '').trim().toLowerCase())) continue
    const others = (sheet.warnings.get(index) ?? []).filter((one) => one.field !== field)
    sheet.warnings.set(index, [...others, { field, message }])
  }
}

const calls: Pick<
  ImportSurface,
  'usePast' | 'useProgress' | 'listOfFile' | 'mappingOf' | 'open' | 'check' | 'write' | 'undo' | 'stale'
> = {
  usePast: () => useApiState(listCall, {}).data?.imports,
  useProgress: (id) => useEvents(progressCall, { id }, (e) => e.status === 'done' || e.status === 'undone'),
  listOfFile: async (fileHash) => (await call(listCall, { fileHash })).imports,
  mappingOf: async (headers) => (await call(mappingCall, { signature: signatureOf(headers) })).mapping,
  open: (sheet) =>
    call(openCall, {
      fileName: sheet.name.slice(-255),
      fileHash: sheet.hash,
      rows: sheet.rows.length,
      headers: sheet.fileHeaders,
      mapping: sheet.fileMapping,
    }),
  check: (sheet, sending) => {
    const ask = async ({ rows, cells }: RowsOut) => {
      const answer = await call(uploadCall, { employees: cells, rows, dryRun: true }, { signal: sending.signal })
      keepRemarks(sheet, answer.remarks ?? [])
      return answer.errors
    }
    return tryOut(sheet, ask, sending)
  },
  write: async (sheet, importId, sending) => {
    const ask = async ({ rows, cells }: RowsOut) =>
      (await call(uploadCall, { employees: cells, rows, importId }, { signal: sending.signal })).errors
    await sendSheet(sheet, ask, sending)
    return (await call(finishCall, { id: importId })).import
  },
  undo: (id) => call(undoCall, { id }),
  stale: [...PEOPLE, listCall].map(({ path }) => path),
}

/** People: every row is judged in the page as it is typed, and beside the company's people by the server. */
export const useEmployeeSurface = (): ImportSurface => {
  const t = useBulkWords()
  const { countryName } = useFormat()
  const plain = useCountries()
  const world = useApiState(worldCountriesCall, {}).data
  const listed = useApiState(departmentsCall, {}).data
  const spoken = useCountries(useLanguage())
  return useMemo(() => {
    const all = plain ?? []
    const countries = countriesOf(all)
    const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
    const own: SurfaceColumn[] = BULK_COLUMN_NAMES.map((key) => ({
      key,
      label: t(`column.${key}`),
      required: required.has(key),
    }))
    const halves = [
      { key: 'first_name', label: t('map.firstName'), required: false },
      { key: 'last_name', label: t('map.lastName'), required: false },
    ]
    const taken = new Set<string>(BULK_COLUMN_NAMES)
    const ofCountries = (spoken ?? all).flatMap((country) =>
      country.fields
        .filter(({ record }) => !taken.has(record) && taken.add(record))
        .map(({ record, label }) => ({
          key: record,
          label,
          country: countryName(country.code),
          required: false,
          group: t('map.countryFields', { country: countryName(country.code) }),
        })),
    )
    const labels = ofCountries.map(({ label }) => label)
    // What two countries call alike says whose it is.
    const told = ofCountries.map(({ country, ...column }) =>
      labels.filter((label) => label === column.label).length > 1
        ? { ...column, label: `${column.label} (${country})` }
        : column,
    )
    const slugs = all.toSorted((a, b) => a.order - b.order).map(({ slug }) => slug)
    return {
      ...calls,
      useWords: useBulkWords,
      columns: plain ? [...own, ...halves, ...told] : null,
      mapHeaders: (headers) => mapHeaders(headers, all),
      missing: missingColumns,
      judge: judgeEmployees({
        countries,
        today,
        nationalities: world ?? [],
        departments: listed?.departments.map(({ name }) => name) ?? [],
      }),
      isJudgedByServer: false,
      mostRows: MOST_ROWS,
      nameOf,
      template: {
        columns: TEMPLATE,
        file: 'employee-upload',
        instructions: [
          t('instruction.required', { countries: slugs.join(', ') }),
          t('instruction.optional'),
          t('instruction.dates'),
          t('instruction.format'),
          t('instruction.excel'),
        ],
      },
    }
  }, [t, countryName, plain, spoken, world, listed])
}
