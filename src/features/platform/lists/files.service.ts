import type { OpenContext } from '../../../server/context.ts'
import type { ListFile } from '../../../server/list.export.ts'
import { actorOf, Download } from '../../../server/routes.ts'
import { type Cell, csvSheet, xlsxSheet } from '../../../server/sheets.ts'
import type { Actor } from '../../../shared/actor.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { CONTENT_TYPES, type Format, fileNameOf, PLATFORM_ROWS } from './exports.rules.ts'
import type * as contract from './files.contract.ts'

/** What a list is filtered by, as its call reads it. */
export const readFilter = ({ input }: Pick<ListFile, 'input'>, filter: object): unknown => {
  const { success, data, error } = input.safeParse(filter)
  if (success) return data
  throw invalid(Object.fromEntries(error.issues.map((issue) => [String(issue.path[0] ?? 'filter'), issue.message])))
}

type Columns<Row> = ListFile<never, Row>['columns']

/** The columns that were named, of those that are for whoever asks; none named are all. */
export const chosenColumns = <Row>(
  list: { columns: Columns<Row> },
  names: readonly string[],
  actor: Actor,
): Columns<Row> => {
  const unknown = names.find((name) => !list.columns.some((column) => column.id === name))
  if (unknown !== undefined) throw invalid({ columns: `The list has no column ${unknown}` })
  const allowed = list.columns.filter((column) => column.may?.(actor) ?? true)
  return names.length === 0 ? allowed : allowed.filter((column) => names.includes(column.id))
}

/** A table as a file, whole. */
export const writeSheet = async (
  format: Format,
  columns: readonly { header: string }[],
  cells: AsyncIterable<Cell[][]>,
): Promise<Buffer> => {
  const headers = columns.map((column) => column.header)
  const written: Buffer[] = []
  for await (const chunk of (format === 'xlsx' ? xlsxSheet : csvSheet)(headers, cells)) written.push(chunk)
  return Buffer.concat(written)
}

/** A list of the platform as a file. One that is not there and one that is not for whoever asks are the same. */
export const downloadPlatformList = async (
  ctx: OpenContext,
  { list: name, format, columns: names, filter }: Parsed<typeof contract.downloadPlatformList>,
): Promise<Download> => {
  const actor = actorOf(ctx)
  const list = ctx.features.flatMap((feature) => feature.platformListExports ?? []).find((each) => each.list === name)
  if (!list?.may(actor)) throw invalid({ list: 'There is no such list' })
  const columns = chosenColumns(list, names, actor)
  const chosen = readFilter(list, filter)
  let rows = 0
  const bytes = await ctx.database.forPlatform((db) => {
    const cells = async function* (): AsyncGenerator<Cell[][]> {
      for await (const piece of list.rows(ctx, db, chosen)) {
        rows += piece.length
        if (rows > PLATFORM_ROWS)
          throw invalid({
            filter: `The list has more than ${PLATFORM_ROWS.toLocaleString('en')} rows: filter it first`,
          })
        yield piece.map((each) => columns.map((column) => column.value(each)))
      }
    }
    return writeSheet(format, columns, cells())
  })
  ctx.audit({
    action: list.action,
    targetType: 'list',
    detail: { list: name, format, columns: columns.map(({ id }) => id), filter: list.logged?.(filter) ?? filter, rows },
  })
  return new Download(fileNameOf(name, ctx.now().toISOString(), format), CONTENT_TYPES[format], bytes)
}
