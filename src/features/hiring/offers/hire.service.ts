import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { EmployeeForm } from '../../people/employees/form.contract.ts'
import { createEmployeeRecord } from '../../people/employees/save.ts'
import { insertApplicationEvent, markApplicationHired, withdrawSystemLetters } from '../applications/changes.service.ts'
import { getApplication } from '../interviews/service.ts'
import { getHiringSettings } from '../jobs/held.ts'
import { closeFilled } from '../jobs/move.service.ts'
import type * as contract from './contract.ts'
import type { Allowance } from './letter.ts'
import * as query from './queries.ts'
import { monthlyOf, type OfferPeriod } from './rules.ts'
import { refusalToHire, vacanciesOf } from './service.ts'
import { minorOf } from './shown.ts'

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
      allowances: offer.allowances as unknown as Allowance[],
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
 * The person becomes an employee with everything known of them, and nothing is typed twice: name, address, telephone, position, department, pay.
 * Their papers are asked of them: what the country wants and is not there is missing on the record, and named. The application ends as hired,
 * and the job closes when its last position is filled. All of it or nothing.
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

  const country = ctx.countries.get(current.country)
  const signed = offers.find((o) => o.status === 'accepted')
  if (!signed) await refuseUnapproved(ctx)
  const agreed = agreedIn(ctx, country.code, signed, input)
  const candidate = await query.getCandidate(db, actor.companyId, current.candidate_id)
  if (candidate.erased_at)
    throw new Refusal('CONFLICT', 'What was known of this person has been erased. Ask them to apply again.')
  const major = (minor: number) => fromMinor(minor, country.currency.minorUnits)
  const allowance = Object.fromEntries(agreed.allowances.map((a) => [`${a.kind}Allowance`, major(a.amount)]))
  const form = EmployeeForm.parse({
    fullName: candidate.name,
    email: candidate.email,
    phone: candidate.phone,
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
    notificationPreferences: { email: input.welcome },
  })
  const { employee, later: missing } = await createEmployeeRecord(ctx, form, 'form', {}, true)
  await query.linkEmployee(db, actor.companyId, current.id, employee.id)
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
  const jobClosed = filled && (await closeFilled(ctx, current.job_id))
  ctx.audit({
    action: 'application.hire',
    targetType: 'application',
    targetId: current.id,
    before: { outcome: current.outcome },
    after: { outcome: 'hired', employee: employee.id },
    detail: { job: current.job_id, jobClosed },
  })
  return { employeeId: employee.id, name: candidate.name, missing, jobClosed }
}
