import { call } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { hiddenColumns } from '../../../../web/ui/table/preferences.ts'
import type { Column } from '../../../../web/ui/table/types.ts'
import { fileAddress, startExportCall } from './calls.ts'

export type FileColumns = readonly Pick<Column<never>, 'id' | 'inFile'>[]

export type WantedFile = {
  /** Of the list on the server, and of its table. */
  list: string
  table: string
  columns: FileColumns
  /** As the call of the list takes them. */
  filter: Readonly<Record<string, string>>
}

/** Hands the browser a list as a file, with the columns its table shows. Null: there are too many rows, and a letter says when it is ready. */
export const makeFile = async (
  { list, table, columns, filter }: WantedFile,
  format: 'csv' | 'xlsx',
): Promise<string | null> => {
  const hidden = hiddenColumns(table)
  const shown = columns.filter((column) => !hidden.includes(column.id)).flatMap((column) => column.inFile ?? [])
  const set = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const { export: made } = await call(startExportCall, { list, format, columns: shown, filter: set })
  if (made.state !== 'ready') return null
  saveFile(made.name, await fetchFile(fileAddress(made.id)))
  return made.name
}
