import type { Context } from '../../../server/context.ts'
import { listWindow, totalOf } from '../../../server/list.ts'
import { askProof } from '../../../server/proof.ts'
import { ReadyJson } from '../../../server/routes.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { cursorOf } from '../../../shared/list.ts'
import { notFound } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import * as directory from './directory.queries.ts'
import { classOfNumber, hasFieldClass, withheldFrom, withoutClasses } from './field-classes.rules.ts'
import { notePayRead } from './pay-reads.ts'
import { allowedActionsOf } from './policy.ts'
import * as query from './queries.ts'
import type { EmployeeRecord } from './record.contract.ts'
import { recordOf, withSecondNames } from './record.ts'
import { countryOf } from './save.ts'
import { numbersLike, openSecrets } from './secrets.ts'

export const directoryFilter = (
  ctx: Context,
  input: Pick<Parsed<typeof contract.listEmployees>, 'search' | 'department' | 'status' | 'country' | 'completeness'>,
): directory.ListFilter => ({
  search: input.search,
  numbers: input.search ? numbersLike(ctx, input.search) : [],
  withheld: withheldFrom(ctx.actor),
  department: input.department,
  status: input.status,
  country: input.country ? (ctx.countries.find(input.country)?.code ?? input.country) : null,
  band: input.completeness ?? null,
})

/** One page of the company's people. The rows come as JSON from the database and go out as they are. */
export const listEmployees = async (ctx: Context, input: Parsed<typeof contract.listEmployees>): Promise<ReadyJson> => {
  const { db, actor, countries } = ctx
  const filter = directoryFilter(ctx, input)
  if (input.company_id && input.company_id !== actor.companyId)
    ctx.audit({ action: 'tenant.mismatch', detail: { asked: input.company_id } })
  const part = listWindow(directory.DIRECTORY_ORDERS, input)
  const { rows, read, last, people, company } = await directory.listEmployees(db, actor.companyId, {
    countries: countries.all,
    filter,
    part,
  })
  const isLast = read < input.pageSize || (input.page - 1) * input.pageSize + read >= people
  const place = isLast || !last ? null : (await directory.findPlace(db, actor.companyId, last, part))?.place
  const rest: Omit<Output<typeof contract.listEmployees>, 'employees'> = {
    // Without a search it is told exactly, whatever it is: the tallies know.
    ...(filter.search ? totalOf(people) : { totalCount: people, totalIsAtLeast: false }),
    next: place ? cursorOf({ sort: input.sort, values: place }) : null,
    page: input.page,
    pageSize: input.pageSize,
    company_name: company,
    allEmployeesHaveCompanyId: true,
    allowed: allowedActionsOf(actor),
    withheld: withheldFrom(actor),
  }
  notePayRead(ctx)
  const shown = input.include === 'record' ? JSON.stringify(await wholeRecords(ctx, rows)) : rows
  return new ReadyJson(`{"employees":${shown},${JSON.stringify(rest).slice(1)}`)
}

/** The rows of a page as whole records, in their order, each with its pay as of today at its place. */
const wholeRecords = async ({ db, actor, countries, now }: Context, page: string): Promise<EmployeeRecord[]> => {
  const ids = (JSON.parse(page) as { id: string }[]).map((row) => row.id)
  const stored = await query.employeesOf(db, actor.companyId, ids)
  const records = new Map<string, EmployeeRecord>()
  for (const code of new Set(stored.map((s) => s.country))) {
    const theirs = stored.filter((s) => s.country === code)
    const zone = countries.all.find((c) => c.code === code)?.zone ?? 'UTC'
    const today = dayIn(zone, now())
    const pays = await query.paysOf(
      db,
      actor.companyId,
      theirs.map((s) => s.id),
      today,
    )
    const payOf = new Map(pays.map((pay) => [pay.employee_id, pay]))
    const fields = countries.all.find((c) => c.code === code)?.fields ?? []
    for (const s of theirs) {
      const withheld = withheldFrom(actor, s.id)
      const record = withoutClasses(recordOf(countries, s, payOf.get(s.id)), fields, withheld)
      records.set(s.id, withSecondNames(record, countries))
    }
  }
  return ids.flatMap((id) => records.get(id) ?? [])
}

/** The counters; all from the tallies, so that they cost the same for ten people and for 100,000. */
export const getEmployeeCounters = async ({ db }: Context): Promise<Output<typeof contract.employeeCounters>> => {
  const cells = await query.listEmployeeTallies(db)
  const { open } = await query.countOnboardings(db)
  const invitations = await query.openInvitations(db)
  const sum = (matching: (c: (typeof cells)[number]) => boolean) =>
    cells.filter(matching).reduce((n, c) => n + c.people, 0)
  const by = <K extends string>(key: (c: (typeof cells)[number]) => K) =>
    [...new Set(cells.map(key))].sort().map((value) => ({ value, count: sum((c) => key(c) === value) }))
  return {
    total: sum(() => true),
    active: sum((c) => c.status === 'active'),
    onboarding: open,
    activeWorkflows: open + invitations,
    compliant: sum((c) => c.band === 'compliant'),
    warning: sum((c) => c.band === 'warning'),
    nonCompliant: sum((c) => c.band === 'non-compliant'),
    departments: by((c) => c.department).map(({ value, count }) => ({ department: value, count })),
    countries: by((c) => c.country).map(({ value, count }) => ({ country: value, count })),
  }
}

export const classifyEmployee = async (
  ctx: Context,
  input: Parsed<typeof contract.classifyEmployee>,
): Promise<Output<typeof contract.classifyEmployee>> => {
  const country = countryOf(ctx, input.country)
  const found = input.nationality ? country.classify(input.nationality, input.employmentStatus ?? undefined) : null
  return {
    classification: found?.status ?? 'pending',
    confidence: found?.confidence ?? 0,
    details: found?.details ?? '',
    country_specific_info: {
      country: country.code,
      name: country.name,
      currency: country.currency.code,
      standardHours: country.hours.standard,
      guidance: [...country.guidance],
    },
    required_documents: [...country.requiredDocuments(found?.status ?? 'citizen_pr')],
  }
}

/** One number in full. The look itself is written down before the answer leaves. */
export const revealSecret = async (ctx: Context, { id, field }: Parsed<typeof contract.revealSecret>) => {
  askProof(ctx.actor)
  const stored = await query.findEmployee(ctx.db, ctx.actor.companyId, id)
  if (!stored) throw notFound('Employee')
  const country = ctx.countries.get(stored.country)
  const key = country.fields.find((f) => f.key === field || f.record === field)?.key ?? PLAIN[field] ?? field
  const value = (await openSecrets(ctx, id))[key]
  // A number whose class is not theirs is for them not there.
  if (value === undefined || !hasFieldClass(ctx.actor, classOfNumber(key, country.fields))) throw notFound('Number')
  ctx.audit({ action: 'employee.reveal', targetType: 'employee', targetId: id, detail: { field: key } })
  await query.addActivity(ctx.db, ctx.actor.companyId, id, {
    type: 'secret_revealed',
    by: ctx.actor.email,
    metadata: { field: key },
  })
  const rule = country.fields.find((f) => f.key === key)?.on.form
  return { field, value: rule ? rule.format(value) : value }
}

const PLAIN: Record<string, string> = { bank_account_number: 'bankAccountNumber', passport_number: 'passportNumber' }

export const onboardingStats = async ({ db }: Context) => {
  const { total, open } = await query.countOnboardings(db)
  const done = total - open
  return {
    stats: {
      totalOnboarded: total,
      completedSetup: done,
      pendingSetup: open,
      completionRate: total === 0 ? 0 : Math.round((done / total) * 100),
    },
  }
}

/** Set up: a password was chosen. Active: set up, at work, and the first day has come. */
export const onboardingActivity = async (ctx: Context): Promise<Output<typeof contract.onboardingActivity>> => ({
  activity: (await query.latestOnboardings(ctx.db)).map((o) => {
    const today = dayIn(ctx.countries.all.find((c) => c.code === o.country)?.zone ?? 'UTC', ctx.now())
    const atWork = o.status === 'active' && o.hire_date !== null && o.hire_date <= today
    const setUp = atWork ? 'active' : 'setup_complete'
    return {
      id: o.id,
      name: o.full_name,
      position: o.position,
      department: o.department,
      date: o.started_at,
      channels: o.channels,
      status: o.completed_at ? setUp : 'pending_login',
    }
  }),
})
