import type { Context } from '../../../server/context.ts'
import type { ChangedCalendar } from '../../../server/feature.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'

/** Features that made something of the days of a calendar hear that it says something else of them. */
export const tellCalendarChanged = async (ctx: Context, changed: ChangedCalendar): Promise<void> => {
  if (changed.from > changed.until) return
  for (const { calendarChanged } of ctx.features) await calendarChanged?.(ctx, changed)
}

/** The last day of which holidays of a country are known: nothing is planned with them beyond it. */
export const lastDayOnFile = (ctx: Context, country: string): Day =>
  `${Math.max(...ctx.countries.get(country).holidays.years)}-12-31`

/** A site lies elsewhere or belongs to another entity: from today on it has the holidays of there. */
export const tellSiteMoved = (ctx: Context, site: { id: string; country: string }): Promise<void> =>
  tellCalendarChanged(ctx, {
    scope: `site:${site.id}`,
    from: dayIn(ctx.countries.get(site.country).zone, ctx.now()),
    until: lastDayOnFile(ctx, site.country),
  })
