import type { z } from 'zod'
import type { May } from '../shared/actor.ts'
import type { Context, OpenContext } from './context.ts'
import type { Cell } from './sheets.ts'
import type { Db } from './sql.ts'

/** A list as a file: who may have it, what it is filtered by, and what stands in which column. */
export type ListFile<I extends z.ZodType = z.ZodType, Row = unknown> = {
  /** Its name in the address of the call and of the file: employees. */
  list: string
  may: May
  /** The filters and the sort, as the call of the list reads them. */
  input: I
  /** In the order they stand in the file; `value` of a row. One that is not for whoever asks stands in no file of theirs. */
  columns: readonly { id: string; header: string; value: (row: Row) => Cell; may?: May }[]
  /** Written to the log when somebody has it as a file: employee.export. */
  action: string
}

/** A list of a company as a file. */
export type ListExport<I extends z.ZodType = z.ZodType, Row = unknown> = ListFile<I, Row> & {
  /** Where it is looked at: /dashboard/employees. */
  screen: string
  /** All rows of a filter, some at a time and in the order they are shown. */
  rows: (ctx: Context, filter: z.output<I>) => AsyncIterable<readonly Row[]>
}

/** A list of the platform's own people as a file. */
export type PlatformListExport<I extends z.ZodType = z.ZodType, Row = unknown> = ListFile<I, Row> & {
  /** As for a company, asked as the platform. */
  rows: (ctx: OpenContext, db: Db, filter: z.output<I>) => AsyncIterable<readonly Row[]>
  /** What the log says of the filter, where that is not all of it: it keeps no address of anybody. */
  logged?: (filter: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}

/** Keeps what a list says of its rows to itself: whoever writes the file needs none of it. */
export const defineListExport = <I extends z.ZodType, Row>(list: ListExport<I, Row>): ListExport =>
  list as unknown as ListExport

export const definePlatformListExport = <I extends z.ZodType, Row>(
  list: PlatformListExport<I, Row>,
): PlatformListExport => list as unknown as PlatformListExport
