import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart, listWindow, pageOf } from '../../../server/list.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { invalid } from '../../../shared/refusal.ts'
import * as contract from './contract.ts'
import { readsLog } from './policy.ts'
import * as query from './queries.ts'
import type { OUTCOMES } from './rules.ts'

type Input = Parsed<typeof contract.exportLog>

const filterOf = async (ctx: Context, { person, actor, action, from, to, outcome }: Input) => {
  if (from && to && from > to) throw invalid({ to: 'To must not be before From' })
  const country = ctx.countries.get(await query.companyCountry(ctx.db, ctx.actor.companyId))
  const { since, until } = await query.getDayBounds(ctx.db, from, to, country.zone)
  return {
    zone: country.zone,
    filter: { person, actor, action, outcome, since, until, personal: hasPermission(ctx.actor, 'memos.personal') },
  }
}

const named = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(' ') || null

const toView = (row: query.Row): contract.Entry => ({
  id: String(row.id),
  at: row.at,
  actor: row.actor_id ? { id: row.actor_id, name: named(row.first_name, row.last_name), email: row.email } : null,
  role: row.actor_role,
  action: row.action,
  target: row.target_type ? { type: row.target_type, id: row.target_id, name: row.person } : null,
  outcome: row.outcome as (typeof OUTCOMES)[number],
  before: row.before,
  after: row.after,
  detail: row.detail,
  address: row.address,
})

/** What was asked, without what was not: for the log of the log. */
const askedFor = (input: Input) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))

/** One view is one line in the log, however often the screen asks again within it. */
const VIEW_SECONDS = 15 * 60

export const readLog = async (
  ctx: Context,
  { cursor, pageSize, ...input }: Parsed<typeof contract.readLog>,
): Promise<Output<typeof contract.readLog>> => {
  const { db, actor } = ctx
  const { filter, zone } = await filterOf(ctx, input)
  const part = listWindow(query.LOG_ORDERS, { sort: '-at', cursor, pageSize })
  const { rows, next } = pageOf(part, await query.listLogEntries(db, actor.companyId, filter, part))
  if (!cursor) {
    const view = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
    if ((await ctx.database.countTry(`audit-log view ${actor.sessionId} ${view}`, 1, VIEW_SECONDS)) === true)
      ctx.audit({ action: 'audit-log.read', detail: askedFor(input) })
  }
  return { entries: rows.map(toView), next, zone }
}

export const getLogChoices = async ({ db, actor }: Context): Promise<Output<typeof contract.logChoices>> => ({
  actions: await query.listActions(db, actor.companyId),
  actors: (await query.listActors(db, actor.companyId)).map((u) => ({
    id: u.id,
    name: named(u.first_name, u.last_name) ?? u.email,
    email: u.email,
  })),
})

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

const COLUMNS = [
  { id: 'at', header: 'Time (UTC)', value: (r: query.Row) => r.at },
  { id: 'actor', header: 'Actor', value: (r: query.Row) => named(r.first_name, r.last_name) },
  { id: 'actorEmail', header: 'Actor e-mail', value: (r: query.Row) => r.email },
  { id: 'role', header: 'Role', value: (r: query.Row) => r.actor_role },
  { id: 'action', header: 'Action', value: (r: query.Row) => r.action },
  { id: 'target', header: 'Target', value: (r: query.Row) => r.target_type },
  { id: 'targetName', header: 'Target name', value: (r: query.Row) => r.person },
  { id: 'targetId', header: 'Target ID', value: (r: query.Row) => r.target_id },
  { id: 'outcome', header: 'Outcome', value: (r: query.Row) => r.outcome },
  { id: 'before', header: 'Before', value: (r: query.Row) => json(r.before) },
  { id: 'after', header: 'After', value: (r: query.Row) => json(r.after) },
  { id: 'detail', header: 'Detail', value: (r: query.Row) => json(r.detail) },
  { id: 'address', header: 'IP address', value: (r: query.Row) => r.address },
  { id: 'entry', header: 'Entry', value: (r: query.Row) => String(r.id) },
] as const

const everyEntry = ({ db, actor }: Context, filter: query.Filter) =>
  everyRow((part: ListPart) => query.listLogEntries(db, actor.companyId, filter, part), query.LOG_ORDERS, '-at')

export const exportCsv = async (ctx: Context, input: Input): Promise<Download> => {
  const { filter } = await filterOf(ctx, input)
  ctx.audit({ action: 'audit-log.export', detail: askedFor(input) })
  return new Download('audit-log.csv', 'text/csv; charset=utf-8', pieces(ctx, filter))
}

async function* pieces(ctx: Context, filter: query.Filter) {
  yield `\uFEFF${csvLine(COLUMNS.map((column) => column.header))}`
  for await (const rows of everyEntry(ctx, filter))
    yield rows.map((row) => csvLine(COLUMNS.map((column) => column.value(row)))).join('')
}

/** The log as a file, as it is filtered. */
export const logExport = defineListExport({
  list: 'audit-log',
  may: readsLog,
  screen: paths.company({ tab: 'log' }),
  action: 'audit-log.export',
  input: contract.exportLog.input,
  columns: COLUMNS,
  rows: async function* (ctx, input) {
    const { filter } = await filterOf(ctx, input)
    yield* everyEntry(ctx, filter)
  },
})
