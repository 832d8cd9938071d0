import type { Context } from '../../../server/context.ts'
import type { Download } from '../../../server/routes.ts'
import { DAY_MS, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { cvAsSent } from '../applications/cv.service.ts'
import type * as contract from './my.contract.ts'
import * as query from './my.queries.ts'
import { answersFor, VISIBLE_DAYS } from './my.rules.ts'
import { saveCard } from './scorecards.service.ts'
import { interviewOf } from './service.ts'

const since = ({ now }: Context) => new Date(now().getTime() - VISIBLE_DAYS * DAY_MS).toISOString()

export const listInterviewsForEmployee = async (ctx: Context): Promise<Output<typeof contract.listOwn>> => {
  const { companyId, userId } = ctx.actor
  const rows = await query.listOwn(ctx.db, companyId, userId, since(ctx))
  return {
    interviews: rows.map((row) => {
      const coming = Date.parse(row.starts_at) + row.minutes * 60_000 >= ctx.now().getTime()
      return {
        id: row.id,
        candidate: row.name,
        job: row.title,
        startsAt: iso(row.starts_at),
        minutes: row.minutes,
        zone: row.zone,
        kind: row.kind as never,
        place: row.place,
        coming,
        due: !coming && row.submitted_at === null,
        handedIn: row.submitted_at !== null,
      }
    }),
  }
}

/** Theirs, or not there at all. */
const current = async (ctx: Context, id: string) => {
  const { companyId, userId } = ctx.actor
  const row = await query.findInterviewForEmployee(ctx.db, companyId, userId, { since: since(ctx), id })
  if (!row) throw notFound('Interview')
  return row
}

type Held = Awaited<ReturnType<typeof current>>

const kitOf = async (ctx: Context, row: Held, id: string): Promise<Output<typeof contract.openOwn>> => {
  const { description = '', mustHave = [], niceToHave = [] } = row.content as Partial<JobAsks>
  // What somebody handed in to apply is needed while it is decided, and no longer.
  const open = row.outcome === 'active'
  return {
    kit: {
      interview: await interviewOf(ctx, row.application_id, id),
      candidate: row.name,
      job: { title: row.title, description, mustHave, niceToHave },
      open,
      answers: open ? answersFor(row.answers).map(({ ask, kind, values }) => ({ ask, kind, values })) : [],
      cv: open && row.cv_name && row.cv_type ? { name: row.cv_name, type: row.cv_type } : null,
    },
  }
}
type JobAsks = { description: string; mustHave: string[]; niceToHave: string[] }

export const openInterviewForEmployee = async (ctx: Context, { id }: Parsed<typeof contract.openOwn>) => {
  const row = await current(ctx, id)
  ctx.audit({
    action: 'interview.open',
    targetType: 'application',
    targetId: row.application_id,
    detail: { interview: id },
  })
  return kitOf(ctx, row, id)
}

export const readCvForEmployee = async (ctx: Context, { id }: Parsed<typeof contract.readOwnCv>): Promise<Download> => {
  const row = await current(ctx, id)
  if (row.outcome !== 'active') throw notFound('CV')
  return cvAsSent(ctx, row.application_id)
}

/** By the rules of every scorecard. */
export const saveScorecardForEmployee = async (ctx: Context, input: Parsed<typeof contract.saveOwnCard>) => {
  const row = await current(ctx, input.id)
  await saveCard(ctx, input)
  return kitOf(ctx, row, input.id)
}
