import type { OpenContext } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { notFound } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { lastDayOf } from './last-day.rules.ts'
import * as query from './search.queries.ts'

/** A whole day of a calendar, with a word the day before. */
export const closingDay = async (ctx: OpenContext, { id }: Parsed<typeof contract.closingDay>) => {
  const row = await ctx.database.forPublic((db) => query.findAdvert(db, id), { reading: true })
  const day = row?.shown.closesOn as string | null | undefined
  if (!row || !day || row.shown.state === 'closed') throw notFound('Job')
  const url = `${ctx.settings.publicUrl}${paths.job(id)}`
  const text = lastDayOf({ id, day, url, title: row.title, company: row.company_name, now: ctx.now() })
  return new Download('last-day.ics', 'text/calendar; charset=utf-8', text)
}
