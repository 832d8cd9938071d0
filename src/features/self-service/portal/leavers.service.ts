import type { Country } from '../../../countries/country.ts'
import type { Context } from '../../../server/context.ts'
import type { CompanyRoute, Route } from '../../../server/routes.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { employmentsWithCountry } from './leavers.queries.ts'
import { lastDayOfLeaver, mayAfterLeaving } from './leavers.rules.ts'

/** `until`: the last day on which they read; null: the law of the country has no figure on file, and the company closes the account when it will. */
export type Leaver = { lastDay: Day; until: Day | null; isOver: boolean }

const keptUntil = ({ recordsKept }: Country, lastDay: Day): Day | null => {
  try {
    return recordsKept?.(lastDay) ?? null
  } catch (error) {
    // They left before the first figure on file.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** An employee who has left; null: they have not, or whoever calls is somebody else. */
export const leaverOf = async ({ db, actor, countries, now }: Context): Promise<Leaver | null> => {
  if (actor.role !== 'employee' || actor.employeeId === null) return null
  const rows = await employmentsWithCountry(db, actor.companyId, actor.employeeId)
  const [first] = rows
  if (!first) return null
  const country = countries.get(first.country)
  const today = dayIn(country.zone, now())
  const lastDay = lastDayOfLeaver(rows, today)
  if (lastDay === null) return null
  const until = keptUntil(country, lastDay)
  return { lastDay, until, isOver: until !== null && today > until }
}

/** @throws Refusal CONFLICT to whoever has left, where it is not theirs to read any more */
const refuseLeaver = async (ctx: Context, isReadable: boolean): Promise<void> => {
  const leaver = await leaverOf(ctx)
  if (leaver === null || (isReadable && !leaver.isOver)) return
  const day = (at: Day) => longDay('en', at)
  if (leaver.isOver)
    throw new Refusal('CONFLICT', `You left on ${day(leaver.lastDay)}, and the time in which papers are kept is over.`)
  const until = leaver.until === null ? '' : ` until ${day(leaver.until)}`
  throw new Refusal(
    'CONFLICT',
    `You left on ${day(leaver.lastDay)}: payslips, annual statements and letters can be read here${until}, and nothing else.`,
  )
}

/** A feature's calls as whoever has left may make them: what is theirs to read stays, everything else is refused before anything is read. */
export const withLeavers = (feature: string, routes: readonly Route[]): readonly Route[] =>
  routes.map((route): Route => {
    if (route.kind === 'open') return route
    if (mayAfterLeaving(feature, {})) return route
    const isReadable = mayAfterLeaving(feature, route.endpoint)
    const run: CompanyRoute['run'] = async (ctx, input) => {
      if (ctx.actor.role === 'employee') await refuseLeaver(ctx, isReadable)
      return route.run(ctx, input)
    }
    return { ...route, run }
  })
