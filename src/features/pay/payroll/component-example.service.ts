import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { choicesOf, refusalOfNature } from '../components/law.rules.ts'
import type * as contract from './component-example.contract.ts'
import { exampleOf } from './component-example.rules.ts'
import { agreedOf } from './compute-pay.rules.ts'
import { type GatheredPay, gatherPay, isEmployedIn } from './gather.service.ts'
import { payPeriodAround } from './pay-calendar.rules.ts'
import { regularRunOfPeriod } from './period-run.rules.ts'
import * as query from './queries.ts'

type Answer = Output<typeof contract.readComponentExample>

const basicOf = ({ input }: GatheredPay): number => agreedOf(input).basic ?? 0

/** Whoever stands in the middle by basic pay of those whose pay can be reckoned. */
const typicalOf = (gathered: readonly GatheredPay[]): GatheredPay | undefined => {
  const able = gathered.filter((one) => isEmployedIn(one) && !one.gates.some(({ stops }) => stops) && basicOf(one) > 0)
  return able.toSorted((a, b) => basicOf(a) - basicOf(b))[Math.floor((able.length - 1) / 2)]
}

/** So many people of an entity are looked at for who stands in the middle. */
const MOST = 200

/** What 1,000 of a component costs and leaves for a typical person of an entity this month. Nothing is kept, and nobody is named. */
export const readComponentExample = async (
  ctx: Context,
  { entityId, nature, choice }: Parsed<typeof contract.readComponentExample>,
): Promise<Answer> => {
  const { companyId } = ctx.actor
  const entity = await query.countryOfEntity(ctx.db, companyId, entityId)
  const law = entity && ctx.payrolls.get(entity.country)
  if (!entity || !law) throw notFound('Legal entity')
  const country = ctx.countries.get(entity.country)
  const today = dayIn(country.zone, ctx.now())
  const refused = refusalOfNature(law, nature, today.slice(0, 7))
  if (refused) throw invalid({ nature: refused })
  const counts = choicesOf(law, nature).find(({ key }) => key === choice) ?? null
  const group = (await query.listGroups(ctx.db, companyId)).find((one) => one.entity_id === entityId)
  const { minorUnits } = country.currency
  const amount = 1_000 * 10 ** minorUnits
  const about = {
    country: entity.country,
    currency: { code: group?.currency ?? country.currency.code, minorUnits },
    amount,
    month: today.slice(0, 7),
  }
  const nothing = { ...about, basic: null, net: 0, cost: 0, lines: [] }
  const period = group && payPeriodAround(group, today)
  if (!group || !period) return { ...nothing, why: 'How people are paid is not set up for this legal entity yet.' }
  const people = await query.peopleOfEntity(ctx.db, companyId, {
    entityId,
    groupId: group.id,
    from: period.from,
    until: period.until,
  })
  const ids = people.slice(0, MOST).map(({ employment_id: id }) => id)
  const found = typicalOf(await gatherPay(ctx, regularRunOfPeriod(group, period), law, ids))
  if (!found) return { ...nothing, why: 'Nobody of this legal entity can be paid this month yet.' }
  return { ...about, basic: basicOf(found), why: null, ...exampleOf(found.input, { nature, amount, counts }) }
}
