import { createHash } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { invalid } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { cursorFor, cursorOf, type OUTCOMES } from './rules.ts'

type Asked = Parsed<typeof contract.exportLog>

const filterOf = async (ctx: Context, { person, actor, action, from, to, outcome }: Asked) => {
  if (from && to && from > to) throw invalid({ to: 'To must not be before From' })
  const country = ctx.countries.get(await query.companyCountry(ctx.db, ctx.actor.companyId))
  const { since, until } = await query.getDayBounds(ctx.db, from, to, country.zone)
  return {
    zone: country.zone,
    filter: { person, actor, action, outcome, since, until, personal: hasPermission(ctx.actor, 'memos.personal') },
  }
}

const named = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(' ') || null

const shown = (row: query.Row): contract.Entry => ({
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
const askedFor = (input: Asked) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))

/** One view is one line in the log, however often the screen asks again within it. */
const VIEW_SECONDS = 15 * 60

export const readLog = async (
  ctx: Context,
  { cursor, pageSize, ...input }: Parsed<typeof contract.readLog>,
): Promise<Output<typeof contract.readLog>> => {
  const { db, actor } = ctx
  const { filter, zone } = await filterOf(ctx, input)
  // One more than is shown tells whether there is anything older.
  const rows = await query.listLogEntries(db, actor.companyId, filter, cursor ? cursorOf(cursor) : null, pageSize + 1)
  if (!cursor) {
    const view = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
    if ((await ctx.database.countTry(`audit-log view ${actor.sessionId} ${view}`, 1, VIEW_SECONDS)) === true)
      ctx.audit({ action: 'audit-log.read', detail: askedFor(input) })
  }
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return { entries: rows.slice(0, pageSize).map(shown), next: last ? cursorFor(last) : null, zone }
}

export const getLogChoices = async ({ db, actor }: Context): Promise<Output<typeof contract.logChoices>> => ({
  actions: await query.listActions(db, actor.companyId),
  actors: (await query.listActors(db, actor.companyId)).map((u) => ({
    id: u.id,
    name: named(u.first_name, u.last_name) ?? u.email,
    email: u.email,
  })),
})

const PIECE = 1_000
const COLUMNS = [
  'Time (UTC)',
  'Actor',
  'Actor e-mail',
  'Role',
  'Action',
  'Target',
  'Target name',
  'Target ID',
  'Outcome',
  'Before',
  'After',
  'Detail',
  'IP address',
  'Entry',
]

export const exportCsv = async (ctx: Context, input: Asked): Promise<Download> => {
  const { filter } = await filterOf(ctx, input)
  ctx.audit({ action: 'audit-log.export', detail: askedFor(input) })
  return new Download('audit-log.csv', 'text/csv; charset=utf-8', pieces(ctx, filter))
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

async function* pieces({ db, actor }: Context, filter: query.Filter) {
  yield `\uFEFF${csvLine(COLUMNS)}`
  for (let after: { at: string; id: number } | null = null; ; ) {
    const rows: query.Row[] = await query.listLogEntries(db, actor.companyId, filter, after, PIECE)
    yield rows
      .map((r) =>
        csvLine([
          r.at,
          named(r.first_name, r.last_name),
          r.email,
          r.actor_role,
          r.action,
          r.target_type,
          r.person,
          r.target_id,
          r.outcome,
          json(r.before),
          json(r.after),
          json(r.detail),
          r.address,
          r.id,
        ]),
      )
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < PIECE) return
    after = { at: last.at, id: last.id }
  }
}
