import type { HomeParts } from '../../../server/home.ts'
import { paths } from '../../../shared/paths.ts'
import { readsCompliance } from '../employees/policy.ts'
import * as query from './queries.ts'
import { describeItem, placesOf } from './things.ts'

/** So many days before its end something is somebody's task. */
const WITHIN = 30

/** Passes, permits and documents that have run out, or will within a month. */
export const complianceHome: HomeParts = {
  decisions: [
    {
      id: 'expiring',
      line: paths.compliance(),
      label: { en: 'Permits and documents that expire within 30 days', ar: 'تصاريح ووثائق تنتهي خلال 30 يومًا' },
      may: readsCompliance,
      read: async (ctx) => {
        const tiers = await query.tiersOf(ctx.db, ctx.actor.companyId, placesOf(ctx), WITHIN)
        return {
          count: tiers.reduce((sum, { count }) => sum + count, 0),
          overdue: tiers.find(({ tier }) => tier === 0)?.count ?? 0,
          to: paths.compliance(),
        }
      },
    },
  ],
  days: [
    {
      id: 'expiring',
      label: { en: 'Expiring', ar: 'تنتهي قريبًا' },
      may: readsCompliance,
      read: async (ctx, { from, until, most }) => {
        const rows = await query.listExpiringBetween(ctx.db, ctx.actor.companyId, placesOf(ctx), { from, until, most })
        return {
          lines: rows.map((row) => ({
            id: `${row.thing} ${row.thing_id} ${row.employee_id}`,
            title: row.full_name,
            detail: describeItem(ctx.countries, row),
            country: row.country,
            day: row.expires_on,
            to: paths.employees({ open: 'profile', id: row.employee_id }),
          })),
          more: Math.max(0, (rows[0]?.all ?? 0) - rows.length),
        }
      },
    },
  ],
}
