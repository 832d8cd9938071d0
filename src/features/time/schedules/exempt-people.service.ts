import type { Facts } from '../../../countries/country.ts'
import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import * as query from './exemptions.queries.ts'
import { type ExemptPerson, exemptionsOf, type HeldExemption } from './exemptions.rules.ts'
import { type SaidFacts, workFactsOn } from './work-facts.rules.ts'
import type { Exemption } from './work-limits.rules.ts'

/** What was entered of people's work that the law of hours asks. */
type WorkFacts = ReadonlyMap<string, readonly SaidFacts[]>

/** Of some employments, by the day it holds from. */
export const loadWorkFacts = async (
  { db, features }: { db: Db; features: Services['features'] },
  companyId: string,
  employmentIds: readonly string[],
): Promise<WorkFacts> => {
  const said = []
  for (const { workFacts } of features) if (workFacts) said.push(...(await workFacts(db, companyId, employmentIds)))
  return Map.groupBy(said, ({ employmentId }) => employmentId)
}

/** Whether the law’s hours are for people on a day, and what is allowed them beyond its limits. */
export class ExemptPeople {
  readonly #held: readonly HeldExemption[]
  readonly #pay: ReadonlyMap<string, readonly query.CoveragePay[]>
  readonly #said: WorkFacts
  readonly #countries: Services['countries']
  constructor(
    countries: Services['countries'],
    held: readonly HeldExemption[],
    pay: ReadonlyMap<string, readonly query.CoveragePay[]>,
    said: WorkFacts,
  ) {
    this.#countries = countries
    this.#held = held
    this.#pay = pay
    this.#said = said
  }

  get held(): readonly HeldExemption[] {
    return this.#held
  }

  exemptionsOf(person: ExemptPerson): Exemption[] {
    return exemptionsOf(this.#countries.get(person.country).time, this.#held, person)
  }

  /** What the law is told of somebody on a day, over what the record says. */
  factsOn(person: Pick<ExemptPerson, 'employmentId' | 'country'>, record: Facts, on: Day): Facts {
    return workFactsOn(
      record,
      this.#said.get(person.employmentId) ?? [],
      this.#countries.get(person.country).time.asks,
      on,
    )
  }

  /** By the pay that held on the day; where none is known the law is taken to be for them. */
  isCovered(person: ExemptPerson, record: Facts, on: Day): boolean {
    const rows = this.#pay.get(person.employmentId) ?? []
    const pay = rows.findLast(({ effective_from }) => effective_from <= on) ?? rows[0]
    if (!pay) return true
    const { time } = this.#countries.get(person.country)
    const facts = this.factsOn(person, record, on)
    const rates = { basic: pay.basic, gross: pay.gross, daysAWeek: 5 }
    try {
      return time.covered({ regime: person.regime, pay: rates, facts, on }).value
    } catch (error) {
      // A day before the figures on file: what the week says of its law says that.
      if (!(error instanceof RangeError)) throw error
      return true
    }
  }
}

export const loadExemptPeople = async (
  { db, countries, features }: { db: Db } & Pick<Services, 'countries' | 'features'>,
  companyId: string,
  employmentIds: readonly string[],
  span: { from: Day; until: Day },
): Promise<ExemptPeople> =>
  new ExemptPeople(
    countries,
    await query.heldExemptions(db, companyId, span),
    Map.groupBy(await query.coveragePay(db, companyId, employmentIds), (row) => row.employment_id),
    await loadWorkFacts({ db, features }, companyId, employmentIds),
  )

/** Pay of somebody on a day, as the law’s hours ask for it; undefined: none is known. */
export const payOn = async (
  db: Db,
  companyId: string,
  employmentId: string,
  day: Day,
): Promise<query.CoveragePay | undefined> => {
  const rows = await query.coveragePay(db, companyId, [employmentId])
  return rows.findLast(({ effective_from }) => effective_from <= day) ?? rows[0]
}
