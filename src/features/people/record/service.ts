import type { Country } from '../../../countries/country.ts'
import type { Context } from '../../../server/context.ts'
import { type Day, tenureYears } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { toAuthorizationView, toExpiryView } from '../authorizations/rules.ts'
import { listAuthorizations } from '../authorizations/service.ts'
import { grossOf, toAllowanceView } from '../compensation/rules.ts'
import { listAllowances } from '../compensation/service.ts'
import { expiryFields, passLabel } from '../compliance/expiry.rules.ts'
import { listHeldExpiries } from '../compliance/held.service.ts'
import { complianceScore } from '../compliance/rules.ts'
import { classOfField, type GuardedClass, withheldFrom, withoutClasses } from '../employees/field-classes.rules.ts'
import { ALLOWANCES } from '../employees/pay.rules.ts'
import { notePayRead } from '../employees/pay-reads.ts'
import {
  getEmployeeContext,
  judgedFacts,
  listEmployeeActivities,
  payHistory,
  payOn,
  type StoredEmployee,
} from '../employees/people.ts'
import { allowedActionsOf, writesEmployees } from '../employees/policy.ts'
import { recordOf, withSecondNames } from '../employees/record.ts'
import { openSecrets } from '../employees/secrets.ts'
import type * as contract from './contract.ts'

type Detail = Output<typeof contract.getEmployee>

/** One employee, whole. Somebody who may not see them learns nothing: the same 404 as for nobody. */
export const getEmployee = async (ctx: Context, { id }: Parsed<typeof contract.getEmployee>): Promise<Detail> => {
  const { actor, countries } = ctx
  const { stored, country, today } = await getEmployeeContext(ctx, id)
  const { inForce, latest } = await payOn(ctx, id, today)
  const pay = inForce ?? latest
  const extra = await listAllowances(ctx, id)
  const held = await listHeldExpiries(ctx, [id])
  const facts = judgedFacts(stored, await openSecrets(ctx, id))
  const compliance = complianceScore(country, facts, today, held.get(id))
  const { minorUnits } = country.currency
  const major = (minor: number) => Number(fromMinor(minor, minorUnits))
  // What HR notes about somebody is not for them to read here.
  const withheld = withheldFrom(actor, id)
  const record = withoutClasses(recordOf(countries, stored, pay), country.fields, withheld)
  notePayRead(ctx, id)
  const seesPersonal = !withheld.includes('personal')
  const seesPay = !withheld.includes('pay')
  const of = <T>(all: readonly T[]): T[] => (seesPersonal ? [...all] : [])
  const fixed = ALLOWANCES.reduce((sum, a) => sum + (pay?.[`${a}_allowance`] ?? 0), 0)
  const sums = grossOf(pay?.basic_salary ?? stored.salary ?? 0, fixed, {
    more: extra,
    currency: stored.currency,
    today,
  })
  const found = country.classify(stored.nationality ?? '', stored.employment_status ?? undefined)

  return {
    employee: withSecondNames(writesEmployees(actor) ? record : { ...record, notes: null }, countries),
    complianceScore: compliance.score,
    status: compliance.status,
    missingFields: of(compliance.missingFields),
    complianceStatus: {
      score: compliance.score,
      status: compliance.status,
      errors: of(compliance.errors),
      warnings: of(compliance.warnings),
      reasons: of(compliance.reasons),
      basis: compliance.basis,
    },
    salaryBreakdown: seesPay
      ? {
          basicSalary: major(sums.basic),
          totalAllowances: major(sums.allowances),
          grossSalary: major(sums.gross),
        }
      : null,
    payToCome: seesPay ? await payToCome(ctx, id, { today, major }) : [],
    classification: seesPersonal ? found : { status: 'withheld', confidence: 0, details: '' },
    tenureYears: stored.hire_date && stored.hire_date <= today ? tenureYears(stored.hire_date, today) : 0,
    allowances: !seesPay
      ? []
      : [
          ...fixedAllowances(pay, country, major),
          ...extra.map((a) => toAllowanceView(a, decimalsOf(countries, a.currency), stored.currency, today)),
        ],
    authorizations: of([
      ...passes(country, stored, today),
      ...(await listAuthorizations(ctx, id)).map((a) => toAuthorizationView(country, a, today)),
    ]).map((pass) => (withheld.includes('id-number') ? { ...pass, document_number: null } : pass)),
    activities: await listActivities(
      ctx,
      stored,
      (name) => !withheld.includes(classOfField(name, country.fields) as GuardedClass),
    ),
    allowed: allowedActionsOf(actor),
    withheld,
  }
}

/** Basic pay from days to come. Of two entered for one day the later one holds. */
const payToCome = async (
  ctx: Context,
  id: string,
  { today, major }: { today: string; major: (minor: number) => number },
): Promise<Detail['payToCome']> => {
  const byDay = new Map<string, Detail['payToCome'][number]>()
  for (const row of (await payHistory(ctx, id)).reverse()) {
    const { effective_from: effectiveFrom, basic_salary: basic, reason } = row
    if (effectiveFrom > today) byDay.set(effectiveFrom, { effectiveFrom, basicSalary: major(basic), reason })
  }
  return [...byDay.values()]
}

/** What happened, newest first; the beginning is in the record itself. */
const listActivities = async (
  ctx: Context,
  stored: StoredEmployee,
  isShown: (field: string) => boolean,
): Promise<Detail['activities']> => {
  const { activities, createdBy: by } = await listEmployeeActivities(ctx, stored)
  return [
    ...activities.map((a) => ({
      ...a,
      id: String(a.id),
      metadata: shownOf(a.metadata as Record<string, unknown>, isShown),
    })),
    { id: 'created', activity_type: 'employee_created', created_at: stored.created_at, created_by: by, metadata: {} },
  ]
}

/** That something changed is told by its name only to who gets the field. */
const shownOf = (metadata: Record<string, unknown>, isShown: (field: string) => boolean) =>
  Array.isArray(metadata.fields) ? { ...metadata, fields: (metadata.fields as string[]).filter(isShown) } : metadata

type Pay = Awaited<ReturnType<typeof payOn>>['inForce']

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
            effective_from: null,
            effective_until: null,
            state: 'active',
            inGross: true,
            version: null,
            component: null,
          },
        ]
      : []
  })

/** A currency that has left the house keeps two decimals. */
const decimalsOf = (countries: Context['countries'], code: string) =>
  countries.all.find((c) => c.currency.code === code)?.currency.minorUnits ?? 2

/** Passes and permits of the employee form: an expiry date with the number and kind that stand beside it. */
const passes = (country: Country, stored: StoredEmployee, today: Day): Detail['authorizations'] => {
  const facts = stored.facts
  const masked = stored.masked
  return expiryFields(country).flatMap((field) => {
    const expiry = facts[field.key]
    if (!expiry) return []
    return [
      {
        id: field.key,
        authorization_type: passLabel(field, facts),
        type: field.key,
        document_number: masked[field.numberKey] ?? null,
        issued_on: null,
        note: null,
        version: null,
        ...toExpiryView({ status: 'active', expires_on: expiry }, today),
      },
    ]
  })
}
