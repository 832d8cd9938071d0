import type { Context } from '../../../server/context.ts'
import { addDays, type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { tellPlansChanged } from './changed-plans.service.ts'
import type * as contract from './exemptions.contract.ts'
import * as query from './exemptions.queries.ts'
import { exemptionErrors, type HeldExemption } from './exemptions.rules.ts'
import { keepsSchedules } from './policy.ts'
import { listRosterSites } from './setup.queries.ts'

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
      limit:
        countries.get(row.country).time.limits.find(({ key, regime }) => key === row.limit && regime === row.regime)
          ?.label ?? null,
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
  ctx.audit({
    action: 'exemption.add',
    targetType: 'exemption',
    targetId: id,
    after: { ...one, reference: input.reference },
  })
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
