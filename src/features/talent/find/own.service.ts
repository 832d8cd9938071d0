import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { narrowOf, viewerOf } from './service.ts'

const MOST_EXPORTED = 20_000
const COLUMNS = ['Number', 'Name', 'Email', 'Applied for', 'Applied', 'Outcome', 'Kept until', 'Tags', 'Pools']

/**
 * The company's own applicants as the search lists them, names and addresses of those alone that it shows. Nobody else of the search is in
 * it: who agreed to be found agreed to be read here.
 */
export const exportOwn = async (
  ctx: Context,
  { reason, names, q, country, place }: Parsed<typeof contract.exportOwnApplicants>,
): Promise<Download> => {
  const rest = { years: null, mode: null, active: null, skill: null, pay: null, notice: null }
  const { narrow } = await narrowOf(ctx, { q, country, place, ...rest }, null)
  const rows = await query.listOwnApplicants(ctx.db, viewerOf(ctx), {
    ...narrow,
    shown: names === 'shown',
    size: MOST_EXPORTED,
  })
  ctx.audit({
    action: 'talent.export_own',
    targetType: 'talent',
    detail: { reason, rows: rows.length, q, country, place, names: names ?? 'hidden' },
  })
  const lines = rows.map((o) => [
    o.number,
    o.name,
    o.email,
    o.title,
    new Date(o.applied_at).toISOString(),
    o.outcome,
    o.keep_until,
    o.tags.join('; '),
    o.pools.join('; '),
  ])
  return new Download(
    'own-applicants.csv',
    'text/csv; charset=utf-8',
    `\ufeff${[COLUMNS, ...lines].map(csvLine).join('')}`,
  )
}
