import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { asSelf } from '../profile/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

/** The most general titles are those of forty occupations. */
const MOST_EXACT = 50
const MOST_BEGINNING = 12

const sameCase = (title: string): string => title.trim().replace(/\s+/g, ' ').toLowerCase()

export const listTaskOccupations = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.listTaskOccupations>,
): Promise<Output<typeof contract.listTaskOccupations>> => {
  const title = sameCase(input.title)
  return asSelf(
    ctx,
    async ({ db }) => {
      const exact = await query.listCalledExactly(db, title, MOST_EXACT)
      const codes = new Set(exact.map(({ code }) => code))
      const beginning = await query.listBeginningSo(db, title, MOST_BEGINNING)
      return { occupations: [...exact, ...beginning.filter(({ code }) => !codes.has(code))] }
    },
    { reading: true },
  )
}

export const listTaskIdeas = async (
  ctx: OpenContext,
  { occupation }: Parsed<typeof contract.listTaskIdeas>,
): Promise<Output<typeof contract.listTaskIdeas>> =>
  asSelf(
    ctx,
    async ({ db }) => {
      const found = await query.findOnetOccupation(db, occupation)
      if (!found) throw notFound('Occupation')
      return { title: found.title, tasks: await query.listTasks(db, found.code) }
    },
    { reading: true },
  )

/**
 * How much preparation is usual in the United States for what is called exactly so: O*NET's job zone, 1 to 5. Nothing where no occupation is
 * called so, or those that are do not agree.
 */
export const zonesOf = async (ctx: OpenContext, titles: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const zones = await asSelf(ctx, ({ db }) => query.listZones(db, titles.map(sameCase)), { reading: true })
  const byTitle = new Map(zones.map(({ title, zone }) => [title, zone]))
  return new Map(
    titles.flatMap((title) => {
      const zone = byTitle.get(sameCase(title))
      return zone === undefined ? [] : [[title, zone] as const]
    }),
  )
}
