import type { Facts } from '../../../countries/country.ts'
import type { Context, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { tellPlansChanged } from './changed-plans.service.ts'
import type * as contract from './exemptions.contract.ts'
import * as query from './exemptions.queries.ts'
import { type ExemptPerson, exemptionErrors, exemptionsOf, type HeldExemption } from './exemptions.rules.ts'
import { keepsSchedules } from './policy.ts'
import { listRosterSites } from './setup.queries.ts'
import type { Exemption } from './work-limits.rules.ts'

/** Exemptions from limits: entered by HR from the paper, held against the law, and heard by everything that counts days. */

export const listExemptions = async (ctx: Context): Promise<Output<typeof contract.listExemptions>> => {
  const { db, actor, countries } = ctx
  const today = dayIn('UTC', ctx.now())
  const used = await query.usedCountries(db, actor.companyId)
  const laws = used.flatMap(({ country }) => {
    const { time, code } = countries.get(country)
    return time.regimes.flatMap(({ key, label, refused }) => {
      const limits = time.limits.filter(({ regime }) => regime === key)
      const averaging = time.averaging?.(key, today) ?? null
      if (refused || (limits.length === 0 && averaging === null)) return []
      return [
        {
          country: code,
          regime: key,
          label,
          limits: limits.map((limit) => {
            const { value, source } = limit.figure.on(today)
            return { key: limit.key, label: limit.label, figure: value, source, exemption: limit.exemption ?? null }
          }),
          averaging: averaging && {
            mostWeeks: averaging.mostWeeks,
            title: averaging.title,
            source: averaging.source,
          },
        },
      ]
    })
  })
  const nameOf = (country: string, regime: string) =>
    countries.get(country).time.regimes.find(({ key }) => key === regime)?.label ?? regime
  return {
    laws,
    exemptions: (await query.listExemptions(db, actor.companyId)).map((row) => ({
      id: row.id,
      kind: row.kind,
      country: row.country,
      law: nameOf(row.country, row.regime),
      limit: countries
        .get(row.country)
        .time.limits.find(({ key, regime }) => key === row.limit && regime === row.regime)?.label ?? null,
      minutes: row.minutes,
      weeks: row.weeks,
      person: row.person,
      site: row.site,
      from: row.from,
      until: row.until,
      reference: row.reference,
      reason: row.reason,
      enteredBy: row.entered_by,
      enteredAt: iso(row.entered_at),
      endedAt: row.ended_at === null ? null : iso(row.ended_at),
      endReason: row.end_reason,
    })),
    sites: (await listRosterSites(db, actor.companyId)).map(({ id, name }) => ({ id, name })),
    mayChange: keepsSchedules(actor),
  }
}

/** Whose days are others: everybody it is for, on its days. */
const tellExempt = async (
  ctx: Context,
  one: Pick<HeldExemption, 'employmentId' | 'siteId' | 'country'>,
  { from, until }: { from: Day; until: Day },
): Promise<void> => {
  const people = await query.employmentsOfExemption(ctx.db, ctx.actor.companyId, one)
  await tellPlansChanged(
    ctx,
    people.map(({ id }) => ({ employmentId: id, from, until })),
  )
}

export const addExemption = async (
  ctx: Context,
  input: Parsed<typeof contract.addExemption>,
): Promise<Output<typeof contract.addExemption>> => {
  const { db, actor, countries } = ctx
  const { companyId, userId } = actor
  const known = await query.usedCountries(db, companyId)
  const country = known.find((one) => countries.get(one.country).code === input.country)?.country
  if (!country) throw invalid({ country: 'None of your people works there' })
  const { time } = countries.get(country)
  const errors = exemptionErrors(time, input)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (input.employeeId && input.siteId) throw invalid({ siteId: 'For a person or for a site, not both' })
  const person = input.employeeId ? await query.employmentOn(db, companyId, input.employeeId, input.from) : null
  if (input.employeeId && !person) throw notFound('Employee')
  if (person && person.country !== country) throw invalid({ employeeId: 'This person works under another law' })
  const sites = await listRosterSites(db, companyId)
  if (input.siteId && !sites.some(({ id }) => id === input.siteId)) throw notFound('Site')
  const isLimit = input.kind === 'limit'
  const one = {
    kind: input.kind,
    country,
    regime: input.regime,
    limit: isLimit ? input.limit : null,
    minutes: isLimit ? input.minutes : null,
    weeks: isLimit ? null : input.weeks,
    employmentId: person?.id ?? null,
    siteId: input.siteId,
    from: input.from,
    until: input.until,
  }
  const { id } = await query.insertExemption(db, companyId, {
    ...one,
    reference: input.reference,
    reason: input.reason,
    userId,
  })
  await tellExempt(ctx, one, one)
  ctx.audit({ action: 'exemption.add', targetType: 'exemption', targetId: id, after: { ...one, reference: input.reference } })
  return { id }
}

export const endExemption = async (
  ctx: Context,
  { id, until, reason }: Parsed<typeof contract.endExemption>,
): Promise<Output<typeof contract.endExemption>> => {
  const { db, actor } = ctx
  const { companyId, userId } = actor
  const found = await query.findExemption(db, companyId, id)
  if (!found) throw notFound('Exemption')
  if (until >= found.until) throw new Refusal('CONFLICT', `It ends on ${found.until} already.`)
  if (until < found.from) await query.deleteExemption(db, companyId, id)
  else await query.endExemption(db, companyId, { id, until, userId, reason })
  const from = until < found.from ? found.from : addDays(until, 1)
  await tellExempt(ctx, found, { from, until: found.until })
  ctx.audit({
    action: 'exemption.end',
    targetType: 'exemption',
    targetId: id,
    before: { until: found.until },
    after: { until },
    detail: { reason },
  })
  return { id }
}

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
