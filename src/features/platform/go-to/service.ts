import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { labelIn } from '../../../shared/languages.ts'
import type * as contract from './contract.ts'

/** Of each kind: more than these nobody reads while typing. */
const MOST_OF_A_KIND = 6
/** With fewer characters everything fits. */
const LEAST_TYPED = 2

type Found = Output<typeof contract.goTo>

/** The best hits of every kind that whoever asks may see, in the order of the areas. */
export const goTo = async (ctx: Context, { text, language }: Parsed<typeof contract.goTo>): Promise<Found> => {
  const typed = text.trim().toLowerCase()
  if (typed.length < LEAST_TYPED) return { groups: [] }
  const groups: Found['groups'] = []
  for (const { goTo: kinds = [] } of ctx.features)
    for (const { kind, label, may, find } of kinds) {
      if (!may(ctx.actor)) continue
      const hits = await find(ctx, { text: typed, most: MOST_OF_A_KIND })
      if (hits.length > 0) groups.push({ kind, label: labelIn(label, language), hits: [...hits] })
    }
  return { groups }
}
