import type { z } from 'zod'
import type { May } from '../shared/actor.ts'
import type { Context } from './context.ts'
import type { Cell } from './sheets.ts'

/** A list of a company as a file: who may have it, what it is filtered by, and what stands in which column. */
export type ListExport<I extends z.ZodType = z.ZodType, Row = unknown> = {
  /** Its name in the address of the call and of the file: employees. */
  list: string
  may: May
  /** Where it is looked at: /dashboard/employees. */
  screen: string
  /** The filters and the sort, as the call of the list reads them. */
  input: I
  /** In the order they stand in the file; `value` of a row. One that is not for whoever asks stands in no file of theirs. */
  columns: readonly { id: string; header: string; value: (row: Row) => Cell; may?: May }[]
  /** All rows of a filter, some at a time and in the order they are shown. */
  rows: (ctx: Context, filter: z.output<I>) => AsyncIterable<readonly Row[]>
  /** Written to the log when somebody has it as a file: employee.export. */
  action: string
}

/** Keeps what a list says of its rows to itself: whoever writes the file needs none of it. */
export const defineListExport = <I extends z.ZodType, Row>(list: ListExport<I, Row>): ListExport =>
  list as unknown as ListExport
