import type { Country } from '../../countries/country.ts'
import type { Context } from '../../server/context.ts'
import { worksInHr } from '../../shared/actor.ts'
import { type Day, dayIn, daysBetween, tenureYears } from '../../shared/dates.ts'
import type { Output, Parsed } from '../../shared/endpoint.ts'
import { fromMinor } from '../../shared/money.ts'
import { notFound } from '../../shared/refusal.ts'
import { complianceScore } from '../compliance/rules.ts'
import type * as contract from './contract.ts'
import { ALLOWANCES } from './pay.rules.ts'
import { allowed, maySee } from './policy.ts'
import * as query from './queries.ts'
import { recordOf } from './record.ts'
import { openSecrets } from './secrets.ts'

type Detail = Output<typeof contract.getEmployee>

/** Days before its end from which a document counts as expiring soon. */
const SOON = 90

/** One employee, whole. Somebody who may not see them learns nothing: the same 404 as for nobody. */
export const get = async (ctx: Context, { id }: Parsed<typeof contract.getEmployee>): Promise<Detail> => {
  const { db, actor, countries } = ctx
  if (!maySee(actor, id)) throw notFound('Employee')
  const stored = await query.employee(db, actor.companyId, id)
  if (!stored) throw notFound('Employee')
  const country = countries.get(stored.country)
  const today = dayIn(country.zone, ctx.now())
  const pay =
    (await query.compensationInForce(db, actor.companyId, id, today)) ??
    (await query.compensationInForce(db, actor.companyId, id, '9999-12-31'))
  const extra = await query.allowancesOf(db, actor.companyId, id)
  const facts = {
    ...(stored.facts as Record<string, string>),
    ...(await openSecrets(ctx, id)),
    employmentStatus: stored.employment_status ?? '',
    nationality: stored.nationality ?? '',
  }
  const compliance = complianceScore(country, facts, today)
  const { minorUnits } = country.currency
  const major = (minor: number) => Number(fromMinor(minor, minorUnits))
  // What HR notes about somebody is not for them to read here.
  const record = recordOf(countries, stored, pay)
  const basic = pay?.basic_salary ?? stored.salary ?? 0
  const inForce = extra.filter(
    (a) => a.frequency === 'monthly' && a.effective_from <= today && (!a.effective_until || a.effective_until >= today),
  )
  const more =
    ALLOWANCES.reduce((sum, a) => sum + (pay?.[`${a}_allowance`] ?? 0), 0) +
    inForce.reduce((sum, a) => sum + a.amount, 0)
  const found = country.classify(stored.nationality ?? '', stored.employment_status ?? undefined)

  return {
    employee: worksInHr(actor) ? record : { ...record, notes: null },
    complianceScore: compliance.score,
    status: compliance.status,
    missingFields: [...compliance.missingFields],
    complianceStatus: {
      score: compliance.score,
      status: compliance.status,
      errors: [...compliance.errors],
      warnings: [...compliance.warnings],
    },
    salaryBreakdown: { basicSalary: major(basic), totalAllowances: major(more), grossSalary: major(basic + more) },
    classification: found,
    tenureYears: stored.hire_date && stored.hire_date <= today ? tenureYears(stored.hire_date, today) : 0,
    allowances: [
      ...fixedAllowances(pay, country, major),
      ...extra.map((a) => ({
        id: a.id,
        allowance_type: a.allowance_type,
        frequency: a.frequency,
        currency: a.currency,
        amount: major(a.amount),
      })),
    ],
    authorizations: [
      ...passes(country, stored, today),
      ...(await query.authorizationsOf(db, actor.companyId, id)).map((a) => kept(a, today)),
    ],
    activities: await told(ctx, stored),
    allowed: allowed(actor),
  }
}

/** What happened, newest first; the beginning is in the record itself. */
const told = async ({ db, actor }: Context, stored: query.Stored): Promise<Detail['activities']> => {
  const kept = await query.activitiesOf(db, actor.companyId, stored.id)
  const by = stored.created_by ? await query.emailOf(db, stored.created_by) : null
  return [
    ...kept.map((a) => ({ ...a, id: String(a.id), metadata: a.metadata as Record<string, unknown> })),
    { id: 'created', activity_type: 'employee_created', created_at: stored.created_at, created_by: by, metadata: {} },
  ]
}

type Pay = Awaited<ReturnType<typeof query.compensationInForce>>

/** The allowances that stand in the compensation itself. */
const fixedAllowances = (pay: Pay, country: Country, major: (minor: number) => number): Detail['allowances'] =>
  ALLOWANCES.flatMap((kind) => {
    const amount = pay?.[`${kind}_allowance`]
    return amount
      ? [
          {
            id: kind,
            allowance_type: kind,
            frequency: 'monthly',
            currency: country.currency.code,
            amount: major(amount),
          },
        ]
      : []
  })

const until = (expiry: Day | null, today: Day) => {
  const days = expiry ? daysBetween(today, expiry) : null
  return {
    expiry_date: expiry,
    daysUntilExpiry: days,
    isExpiringSoon: days !== null && days >= 0 && days <= SOON,
    gone: days !== null && days < 0,
  }
}

/** Passes and permits of the employee form: an expiry date with the number and kind that stand beside it. */
const passes = (country: Country, stored: query.Stored, today: Day): Detail['authorizations'] => {
  const facts = stored.facts as Record<string, string>
  const masked = stored.masked as Record<string, string>
  return country.fields.flatMap((field) => {
    const expiry = facts[field.key]
    if (field.kind !== 'date' || !field.key.endsWith('Expiry') || !expiry) return []
    const stem = field.key.slice(0, -'Expiry'.length)
    const kind = country.fields.find((f) => f.key === `${stem}Type`)
    const value = kind && facts[kind.key]
    const { gone, ...when } = until(expiry, today)
    return [
      {
        id: field.key,
        authorization_type:
          kind?.options?.find((o) => o.value === value)?.label ?? field.label.replace(/ expiry.*$/i, ''),
        document_number: masked[`${stem}Number`] ?? null,
        status: gone ? 'expired' : 'active',
        ...when,
      },
    ]
  })
}

const kept = (
  a: Awaited<ReturnType<typeof query.authorizationsOf>>[number],
  today: Day,
): Detail['authorizations'][number] => {
  const { gone, ...when } = until(a.expires_on, today)
  return {
    id: a.id,
    authorization_type: a.authorization_type,
    document_number: a.document_mask,
    status: gone && a.status === 'active' ? 'expired' : a.status,
    ...when,
  }
}
