import type { HomeParts } from '../../../server/home.ts'
import { listWindow } from '../../../server/list.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { opensApplications } from '../applications/policy.ts'
import * as query from './list.queries.ts'
import { readsInterviews } from './policy.ts'

/** Interviews of these days. */
export const interviewsHome: HomeParts = {
  days: [
    {
      id: 'interviews',
      label: { en: 'Interviews', ar: 'المقابلات' },
      may: (actor) => readsInterviews(actor) && opensApplications(actor),
      read: async ({ db, actor }, { from, until, most }) => {
        const filter = { status: 'confirmed', kind: null, from, to: until, search: null, job: null } as const
        const part = listWindow(query.INTERVIEW_ORDERS, { sort: 'starts', page: 1, pageSize: most })
        const rows = (await query.listInterviews(db, actor, filter, part)).slice(0, most)
        const all = await query.countInterviews(db, actor, filter)
        return {
          lines: rows.map((row) => ({
            id: row.id,
            title: row.name ?? `#${row.number}`,
            detail: row.job,
            day: row.starts_at ? dayIn(row.zone, new Date(row.starts_at)) : from,
            ...(row.starts_at && { time: iso(row.starts_at) }),
            to: paths.ats({ application: row.application_id }),
          })),
          more: Math.max(0, all - rows.length),
        }
      },
    },
  ],
}
