import type { Context } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { fillReservation } from '../../pay/budget/reservations.service.ts'
import { EmployeeForm } from '../../people/employees/form.contract.ts'
import { createEmployeeRecord } from '../../people/employees/save.ts'
import { isNationality } from '../../platform/geo/service.ts'
import { insertApplicationEvent, markApplicationHired, withdrawSystemLetters } from '../applications/changes.service.ts'
import { getApplication } from '../interviews/service.ts'
import { getHiringSettings } from '../jobs/held.ts'
import { closeWhenFilled } from '../jobs/move.service.ts'
import { carryPapers, findPhone } from './carry.service.ts'
import type * as contract from './contract.ts'
import { insertHire, requisitionOfJob } from './hires.queries.ts'
import type { Allowance } from './letter.ts'
import * as query from './queries.ts'
import { monthlyOf, type OfferPeriod } from './rules.ts'
import { vacanciesOf } from './send.service.ts'
import { refusalToHire } from './service.ts'
import { minorOf, zoneOf } from './shown.ts'

type Agreed = {
  position: string
  department: string
  startsOn: string
  /** Minor units a month, allowances apart. */
  basic: number
  allowances: readonly Allowance[]
  weeklyHours: string | null
}

/** What was signed binds; where nothing was signed, what was agreed is said now. */
const agreedIn = (
  ctx: Context,
  countryCode: string,
  offer: query.StoredOffer | undefined,
  input: Parsed<typeof contract.hire>,
): Agreed => {
  const { terms } = input
  if (offer)
    return {
      position: offer.position,
      department: offer.department,
      startsOn: offer.starts_on,
      basic: monthlyOf(Number(offer.pay), offer.period as OfferPeriod, offer.weekly_hours),
      allowances: offer.allowances,
      weeklyHours: offer.weekly_hours,
    }
  if (!terms) throw invalid({ terms: 'Nobody has signed an offer yet: say what was agreed, or make an offer.' })
  if (terms.period === 'HOUR' && terms.weeklyHours === null)
    throw invalid({ weeklyHours: 'Say how many hours a week are paid' })
  return {
    position: terms.position,
    department: terms.department,
    startsOn: terms.startsOn,
    basic: monthlyOf(minorOf('pay', terms.pay, ctx.countries.get(countryCode)), terms.period, terms.weeklyHours),
    allowances: [],
    weeklyHours: terms.weeklyHours,
  }
}

/**
 * What nobody signed was approved by nobody. Where the company asks for approval of offers, nobody is hired so; elsewhere whoever could
 * approve an offer may.
 */
const refuseUnapproved = async (ctx: Context) => {
  if ((await getHiringSettings(ctx.db, ctx.actor.companyId)).offersNeedApproval)
    throw new Refusal(
      'CONFLICT',
      'Your company hires nobody without an approved offer. Make an offer, have it approved, and send it to be signed.',
    )
  if (!hasPermission(ctx.actor, 'offers.approve'))
    throw new Refusal('CONFLICT', 'Nobody has approved these terms. Make an offer and ask for approval first.')
}

/**
 * The person becomes an employee with everything known of them, and nothing is typed twice: name, address, telephone, position, department, pay,
 * CV, signed letter, answers. Until their first day their record is pending.
 * Their papers are asked of them: what the country wants and is not there is missing on the record, and named. The application ends as hired,
 * and the job closes some minutes after its
 * last position is filled, unless whoever hires says otherwise, then or until then. All of it or nothing.
 */
export const hireApplicant = async (
  ctx: Context,
  input: Parsed<typeof contract.hire>,
): Promise<Output<typeof contract.hire>> => {
  const { db, actor } = ctx
  const first = await getApplication(ctx, input.application)
  const job = await query.lockJob(db, actor.companyId, first.job_id)
  // Asked anew once the job is held: somebody else may just have hired them, or declined them.
  const current = await getApplication(ctx, input.application, true)
  const offers = await query.offersOf(db, actor.companyId, current.id)
  const vacancies = await vacanciesOf(ctx, current.job_id, job.content)
  const why = refusalToHire(current, vacancies, offers)
  if (why) throw new Refusal('CONFLICT', why)

  if (!isNationality(ctx.countries, input.nationality))
    throw invalid({ nationality: 'Choose a nationality from the list' })
  const country = ctx.countries.get(current.country)
  const signed = offers.find((o) => o.status === 'accepted')
  if (!signed) await refuseUnapproved(ctx)
  const agreed = agreedIn(ctx, country.code, signed, input)
  const candidate = await query.getCandidate(db, actor.companyId, current.candidate_id)
  if (candidate.erased_at)
    throw new Refusal('CONFLICT', 'What was known of this person has been erased. Ask them to apply again.')
  const before = agreed.startsOn > dayIn(zoneOf(ctx, current.country, current.region), ctx.now())
  const welcomeLater = input.welcome && input.welcomeOnFirstDay && before
  const phone = await findPhone(ctx, current.id, candidate.phone)
  const major = (minor: number) => fromMinor(minor, country.currency.minorUnits)
  const allowance = Object.fromEntries(agreed.allowances.map((a) => [`${a.kind}Allowance`, major(a.amount)]))
  const form = EmployeeForm.parse({
    fullName: candidate.name,
    email: candidate.email,
    phone,
    status: before ? 'pending' : 'active',
    designation: agreed.position,
    department: agreed.department,
    countryCode: country.code,
    nationality: input.nationality,
    employmentStatus: input.employmentStatus,
    joinDate: agreed.startsOn,
    compensation: {
      basicSalary: major(agreed.basic),
      ...allowance,
      ...(agreed.weeklyHours ? { standardHoursPerWeek: agreed.weeklyHours } : {}),
    },
    notificationPreferences: { email: input.welcome && !welcomeLater },
  })
  const { employee, later: missing } = await createEmployeeRecord(ctx, form, {
    surface: 'form',
    terms: {},
    papersLater: true,
  })
  await query.linkEmployee(db, actor.companyId, current.id, employee.id)
  const papers = await carryPapers(ctx, { application: current.id, employeeId: employee.id, signed })
  const carried = [...papers.carried, ...(phone ? (['phone'] as const) : [])]
  await insertHire(db, {
    company_id: actor.companyId,
    application_id: current.id,
    employee_id: employee.id,
    starts_on: agreed.startsOn,
    carried,
    hired_by: actor.userId,
    hired_at: ctx.now().toISOString(),
    begun_at: before ? null : ctx.now().toISOString(),
    welcome_on: welcomeLater ? agreed.startsOn : null,
  })
  const requisitionId = await requisitionOfJob(db, actor.companyId, current.job_id)
  if (requisitionId) await fillReservation(ctx, { requisitionId, employeeId: employee.id, startsOn: agreed.startsOn })
  const { from_stage, to_stage } = await markApplicationHired(db, actor.companyId, current.id)
  await withdrawSystemLetters(db, actor.companyId, current.id)
  await insertApplicationEvent(db, {
    companyId: actor.companyId,
    applicationId: current.id,
    kind: 'hired',
    by: 'user',
    userId: actor.userId,
    publicStatus: 'hired',
    from: from_stage,
    to: to_stage,
    detail: { employee: employee.id },
  })
  const filled = vacancies.hired + 1 >= vacancies.all
  const closesAt = filled && input.closeJob ? await closeWhenFilled(ctx, current.job_id) : null
  // What was still to come with them is off: the calendars hear of it.
  const ended = { companyId: actor.companyId, applicationId: current.id }
  await enqueueJob(db, 'call-off-interviews', ended, `call off ${current.id}`)
  ctx.audit({
    action: 'application.hire',
    targetType: 'application',
    targetId: current.id,
    before: { outcome: current.outcome },
    after: { outcome: 'hired', employee: employee.id },
    detail: { job: current.job_id, closesAt, carried },
  })
  return {
    employeeId: employee.id,
    name: candidate.name,
    missing,
    closesAt,
    jobId: current.job_id,
    carried,
    left: papers.left,
    startsOn: agreed.startsOn,
    before,
  }
}
