import type { Facts } from '../../../countries/country.ts'
import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import * as query from './exemptions.queries.ts'
import { type ExemptPerson, exemptionsOf, type HeldExemption } from './exemptions.rules.ts'
import type { Exemption } from './work-limits.rules.ts'

/** Whether the law’s hours are for people on a day, and what is allowed them beyond its limits. */
export class ExemptPeople {
  readonly #held: readonly HeldExemption[]
  readonly #pay: ReadonlyMap<string, readonly query.CoveragePay[]>
  readonly #countries: Services['countries']
  constructor(
    countries: Services['countries'],
    held: readonly HeldExemption[],
    pay: ReadonlyMap<string, readonly query.CoveragePay[]>,
  ) {
    this.#countries = countries
    this.#held = held
    this.#pay = pay
  }

  get held(): readonly HeldExemption[] {
    return this.#held
  }

  exemptionsOf(person: ExemptPerson): Exemption[] {
    return exemptionsOf(this.#countries.get(person.country).time, this.#held, person)
  }

  /** By the pay that held on the day; where none is known the law is taken to be for them. */
  isCovered(person: ExemptPerson, facts: Facts, on: Day): boolean {
    const rows = this.#pay.get(person.employmentId) ?? []
    const pay = rows.findLast(({ effective_from }) => effective_from <= on) ?? rows[0]
    if (!pay) return true
    const { time } = this.#countries.get(person.country)
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
  { db, countries }: { db: Db; countries: Services['countries'] },
  companyId: string,
  employmentIds: readonly string[],
  span: { from: Day; until: Day },
): Promise<ExemptPeople> =>
  new ExemptPeople(
    countries,
    await query.heldExemptions(db, companyId, span),
    Map.groupBy(await query.coveragePay(db, companyId, employmentIds), (row) => row.employment_id),
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
