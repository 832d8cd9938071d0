import type { Services } from '../../../server/context.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { dayIn } from '../../../shared/dates.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { PRODUCT_NAMES } from '../payments/bills.rules.ts'
import { moneyText } from '../payments/paper.ts'
import type { CompanyPlan } from './contract.ts'
import { offeredOf, seatLines } from './plan.rules.ts'
import * as query from './queries.ts'
import { currencyOf } from './quote.service.ts'
import { isSold, type Standing, standingOfCompany, sumOf, todayIn } from './standing.service.ts'

export type Offer = NonNullable<CompanyPlan['offer']>

/** The plan that a company would need now, a seat for everybody who is employed, with the tax of its place; null where none is sold. */
export const offerOfCompany = async (
  services: Services,
  companyId: string,
  { contract, wishes }: Standing,
): Promise<Offer | null> => {
  if (!isSold(services)) return null
  const place = contract ?? { country: wishes.country, region: '' }
  const today = todayIn(services, place.country)
  const counted = await services.database.forCompany(companyId, (db) =>
    query.countSeats(db, { companyId, from: today, until: today }),
  )
  const seats = Math.max(1, counted[0]?.people ?? 0)
  return services.database.forPlatform(
    async (db) => {
      const price = offeredOf(await query.listPricesOn(db, place.country, today), { contract, people: seats })
      if (!price) return null
      const { isPlaceMissing, ...sum } = await sumOf(services, db, seatLines(seats, price.amount), place)
      const { product, period } = price
      const { net, tax, total } = sum
      const currency = currencyOf(services, place.country)
      return { product, period, seats, net, tax, total, isTaxKnown: !isPlaceMissing, currency }
    },
    { reading: true },
  )
}

const EACH = { month: 'a month', year: 'a year' } as const

/** What stands in the way of a change while a company only reads: the plan and what it costs, or until when it is paused. */
export const planLock = async (services: Services, companyId: string): Promise<Refusal | null> => {
  const standing = await services.database.forPlatform((db) => standingOfCompany(services, db, companyId), {
    reading: true,
  })
  const { state, until, contract, wishes } = standing
  if (state === 'paused' && contract && until) {
    const day = dayIn(services.countries.get(wishes.country).zone, new Date(until))
    return new Refusal(
      'PLAN_REQUIRED',
      `Your company’s plan is paused until ${longDay('en-GB', day)}, so everything can be read and nothing changed. End the pause under Subscription to go on.`,
      { data: { upgrade: contract.product, reason: 'paused', until: day } },
    )
  }
  const offer = await offerOfCompany(services, companyId, standing)
  if (!offer) return null
  const { product, seats, period, total, isTaxKnown } = offer
  const country = (contract ?? wishes).country
  const amount = moneyText(services.countries.get(country).currency)(total)
  return new Refusal(
    'PLAN_REQUIRED',
    `Your company’s plan is over, so everything can be read and nothing changed. ${PRODUCT_NAMES[product]} for ${seats} people: ${amount} ${EACH[period]}, ${isTaxKnown ? 'with tax' : 'before tax'}. Choose it under Subscription to go on.`,
    { data: { upgrade: product, reason: 'read_only', plan: PRODUCT_NAMES[product], ...offer } },
  )
}
