import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { listInterviewsForInterviewer as mineHeld } from './mine.queries.ts'
import * as team from './panel.queries.ts'
import * as query from './queries.ts'
import { type InterviewKind, isOverlapping, refusalOfPast, validateSlots } from './rules.ts'

export const nameOf = (p: { first_name: string; last_name: string }) => `${p.first_name} ${p.last_name}`.trim()

/** Employees of the company that can be asked to hold an interview. */
export const findInterviewers = async (
  ctx: Context,
  { search }: Parsed<typeof contract.findInterviewers>,
): Promise<Output<typeof contract.findInterviewers>> => ({
  people: await team.employeesLike(ctx.db, ctx.actor.companyId, search),
})

type Input = Pick<Parsed<typeof contract.arrangeInterview>, 'panel' | 'slots' | 'minutes' | 'tookPlace'>

/** Who holds it, all of this company; and at which of the times one of them is elsewhere. */
export const panelOf = async (ctx: Context, input: Input, about: { email: string }, except: string | null) => {
  const { companyId } = ctx.actor
  const people = await team.listPossibleInterviewers(ctx.db, companyId, input.panel)
  const panel = people.filter((p) => input.panel.includes(p.id))
  if (panel.length !== new Set(input.panel).size)
    throw invalid({ panel: 'Somebody you chose does not work for your company any more.' })
  const stay = except === null ? [] : (await query.panelsOf(ctx.db, companyId, [except])).map((p) => p.user_id)
  const absent = panel.find((p) => !p.free && !stay.includes(p.id))
  if (absent)
    throw invalid({
      panel: `${nameOf(absent)} cannot hold an interview: an employee must be active and have opened their account.`,
    })
  if (panel.some((p) => p.email.toLowerCase() === about.email.toLowerCase()))
    throw invalid({ panel: 'Nobody holds the interview of their own application.' })
  const judged = validateSlots(input.slots, ctx.now())
  const { slots } = judged
  const error = input.tookPlace ? refusalOfPast(slots, ctx.now()) : judged.error
  if (error) throw invalid({ slots: error })
  if (input.tookPlace) return { slots, clashes: [] }
  const busy = await query.busyAround(ctx.db, companyId, input.panel, except)
  const clashes = busy.flatMap((b) => {
    const startsAt = b.starts_at
    if (!startsAt) return []
    const meets = slots.some((s) =>
      isOverlapping({ startsAt: s, minutes: input.minutes }, { startsAt, minutes: b.minutes }),
    )
    const who = people.find((p) => p.id === b.user_id)
    return meets && who ? [`${nameOf(who)} holds another interview at ${iso(startsAt)}.`] : []
  })
  return { slots, clashes: [...new Set(clashes)] }
}

export const listInterviewsForInterviewer = async (ctx: Context): Promise<Output<typeof contract.myInterviews>> => ({
  interviews: (await mineHeld(ctx.db, ctx.actor.companyId, ctx.actor.userId)).flatMap((row) =>
    row.starts_at === null
      ? []
      : [
          {
            id: row.id,
            applicationId: row.application_id,
            candidate: row.name,
            job: row.title,
            startsAt: iso(row.starts_at),
            minutes: row.minutes,
            zone: row.zone,
            kind: row.kind as InterviewKind,
            place: row.place,
            due: Date.parse(row.starts_at) + row.minutes * 60_000 < ctx.now().getTime(),
          },
        ],
  ),
})
