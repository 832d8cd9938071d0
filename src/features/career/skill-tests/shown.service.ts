import type { Context } from '../../../server/context.ts'
import { DAY_MS, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { BADGE_DAYS } from './attempt.rules.ts'
import type * as contract from './shown.contract.ts'
import type { BadgeView } from './shown.contract.ts'
import * as query from './shown.queries.ts'

const toView = (row: query.BadgeRow): BadgeView => ({
  test: row.test,
  score: row.score,
  band: row.band,
  takenOn: dayIn('UTC', new Date(row.finished_at)),
  // The page of a badge says a first name: it is no part of a card without one.
  code: row.anonymous ? null : row.badge_code,
})

const since = (now: Date): string => new Date(now.getTime() - BADGE_DAYS * DAY_MS).toISOString()

type Asking = Pick<Context, 'database' | 'now'>

/** Badges that people show, by the card a company found them by. They are evidence to look at: nothing is found or ordered by them. */
export const badgesOfCards = async (ctx: Asking, cards: readonly string[]): Promise<Map<string, BadgeView[]>> => {
  if (cards.length === 0) return new Map()
  const rows = await ctx.database.forPlatform((db) => query.listBadgesOfCards(db, cards, since(ctx.now())), {
    reading: true,
  })
  return new Map([...Map.groupBy(rows, (row) => row.of)].map(([card, those]) => [card, those.map(toView)]))
}

export const readApplicationBadges = async (
  ctx: Context,
  { application }: Parsed<typeof contract.readApplicationBadges>,
): Promise<Output<typeof contract.readApplicationBadges>> => {
  const applicant = await query.findApplicant(ctx.db, ctx.actor.companyId, application)
  if (!applicant) throw notFound('Application')
  const { user_id: userId } = applicant
  if (userId === null) return { badges: [] }
  const rows = await ctx.database.forPlatform((db) => query.listBadgesOfPerson(db, userId, since(ctx.now())), {
    reading: true,
  })
  return { badges: rows.map(toView) }
}
