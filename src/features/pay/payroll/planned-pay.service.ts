import { type CountryPayroll, firstDayOf } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { componentsOf } from '../components/held.service.ts'
import { withNationality } from './gather.service.ts'
import { payItemsOf } from './pay-items.rules.ts'
import { profileOn, recordFactsOf } from './person-pay.rules.ts'
import * as planned from './planned-pay.queries.ts'
import type { PlannedTerms } from './planned-pay.rules.ts'
import * as query from './queries.ts'

export type { LockedCost, PayEntity } from './planned-pay.queries.ts'

/** Somebody employed by an entity with all that their pay to come is reckoned from. */
export type PlannedPerson = {
  employmentId: string
  name: string
  department: string | null
  site: string | null
  title: string | null
  terms: PlannedTerms
}

type Input = { entityId: string; law: CountryPayroll; from: Day; until: Day; on: Day }

/** Everybody an entity employs in some days, with the terms now on file, in a fixed number of queries. `on`: where they stand. */
export const listPlannedPeople = async (
  ctx: Pick<Context, 'db' | 'countries' | 'actor'>,
  { entityId, law, from, until, on }: Input,
): Promise<PlannedPerson[]> => {
  const { db } = ctx
  const { companyId } = ctx.actor
  const people = (await query.peopleOfEntity(db, companyId, { entityId, from, until })).map((row) =>
    withNationality(ctx, row),
  )
  const ids = people.map(({ employment_id: id }) => id)
  const pay = Map.groupBy(await query.compensationsOf(db, companyId, ids), (row) => row.employment_id)
  const allowances = Map.groupBy(await query.allowancesOf(db, companyId, ids), (row) => row.employment_id)
  const profiles = Map.groupBy(await query.profilesOf(db, companyId, ids), (row) => row.employment_id)
  const places = new Map(
    (await planned.placesOfEntity(db, companyId, { entityId, on })).map((p) => [p.employment_id, p]),
  )
  const components = await componentsOf(ctx, law, entityId)
  return people.map((person) => {
    const id = person.employment_id
    const place = places.get(id)
    return {
      employmentId: id,
      name: person.name,
      department: place?.department ?? null,
      site: place?.site ?? null,
      title: place?.title ?? null,
      terms: {
        facts: { ...recordFactsOf(person), ...profileOn(profiles.get(id) ?? [], on) },
        items: payItemsOf(law, pay.get(id) ?? [], allowances.get(id) ?? [], components(on)),
        startedOn: person.started_on,
        endedOn: person.ended_on,
      },
    }
  })
}

/** Legal entities of the company, with the money they pay in and how their year begins. */
export const listPayEntities = (db: Db, companyId: string, on: Day): Promise<planned.PayEntity[]> =>
  planned.listPayEntities(db, companyId, on)

/** What locked runs of an entity cost, by month (YYYY-MM, both counted), department and site. Minor units. */
export const listLockedCosts = (
  db: Db,
  companyId: string,
  q: { entityId: string; from: string; until: string },
): Promise<planned.LockedCost[]> => planned.listLockedCosts(db, companyId, q)

/** What employer’s lines of a key came to in locked runs of an entity, by month (YYYY-MM, both counted). Minor units. */
export const listLineSums = (
  db: Db,
  companyId: string,
  q: { entityId: string; key: string; from: string; until: string },
): Promise<{ month: string; amount: number }[]> => planned.listLineSums(db, companyId, q)

export type EstablishmentCharge = { month: string; amount: number }

/**
 * What the entity owes for all its people together in locked months (YYYY-MM, both counted), in minor units; null: the law of the country asks for
 * nothing of that kind. A month whose figures are not on file is left out.
 */
export const listEstablishmentCharges = async (
  ctx: Pick<Context, 'db' | 'actor' | 'payrolls'>,
  { country, ...q }: { country: string; entityId: string; from: string; until: string },
): Promise<EstablishmentCharge[] | null> => {
  const owed = ctx.payrolls.get(country)?.establishment
  if (!owed) return null
  const sums = await planned.sumsOfAccumulator(ctx.db, ctx.actor.companyId, { ...q, key: owed.of })
  return sums.flatMap(({ month, amount: sum }) => {
    if (sum <= 0) return []
    try {
      return [{ month, amount: owed.charge(sum, firstDayOf(month)) }]
    } catch (error) {
      if (error instanceof RangeError) return []
      throw error
    }
  })
}

/** Allowances that locked runs of an entity paid twice to one employment for the same days, by month (YYYY-MM, both counted). Minor units. */
export const listTwiceAllowed = (
  db: Db,
  companyId: string,
  q: { entityId: string; from: string; until: string },
): Promise<planned.TwiceAllowed[]> => planned.listTwiceAllowed(db, companyId, q)
