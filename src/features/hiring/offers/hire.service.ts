import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { EmployeeForm } from '../../people/employees/form.contract.ts'
import { create } from '../../people/employees/save.ts'
import * as interviews from '../interviews/held.ts'
import { applicationHeld } from '../interviews/service.ts'
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
  offer: query.Kept | undefined,
  asked: Parsed<typeof contract.hire>,
): Agreed => {
  const { terms } = asked
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
 * The person becomes an employee with everything known of them, and nothing is typed twice: name, address, telephone, position, department, pay.
 * Their papers are asked of them: what the country wants and is not there is missing on the record, and named. The application ends as hired,
 * and the job closes when its last position is filled. All of it or nothing.
 */
export const hire = async (
  ctx: Context,
  asked: Parsed<typeof contract.hire>,
): Promise<Output<typeof contract.hire>> => {
  const { db, actor } = ctx
  const first = await applicationHeld(ctx, asked.application)
  const job = await query.lockJob(db, actor.companyId, first.job_id)
  // Asked anew once the job is held: somebody else may just have hired them, or declined them.
  const held = await applicationHeld(ctx, asked.application, true)
  const offers = await query.offersOf(db, actor.companyId, held.id)
  const vacancies = await vacanciesOf(ctx, held.job_id, job.content)
  const why = refusalToHire(held, vacancies, offers)
  if (why) throw new Refusal('CONFLICT', why)

  const country = ctx.countries.get(held.country)
  const agreed = agreedIn(
    ctx,
    country.code,
    offers.find((o) => o.status === 'accepted'),
    asked,
  )
  const candidate = await query.candidate(db, actor.companyId, held.candidate_id)
  const major = (minor: number) => fromMinor(minor, country.currency.minorUnits)
  const allowance = Object.fromEntries(agreed.allowances.map((a) => [`${a.kind}Allowance`, major(a.amount)]))
  const form = EmployeeForm.parse({
    fullName: candidate.name,
    email: candidate.email,
    phone: candidate.phone,
    designation: agreed.position,
    department: agreed.department,
    countryCode: country.code,
    nationality: asked.nationality,
    employmentStatus: asked.employmentStatus,
    joinDate: agreed.startsOn,
    compensation: {
      basicSalary: major(agreed.basic),
      ...allowance,
      ...(agreed.weeklyHours ? { standardHoursPerWeek: agreed.weeklyHours } : {}),
    },
    notificationPreferences: { email: asked.welcome },
  })
  const { employee, later: missing } = await create(ctx, form, 'form', {}, true)
  await query.linkEmployee(db, actor.companyId, held.id, employee.id)
  const { from_stage, to_stage } = await query.endHired(db, actor.companyId, held.id)
  await query.keepNewsBack(db, actor.companyId, held.id)
  await interviews.noteEvent(db, {
    companyId: actor.companyId,
    applicationId: held.id,
    kind: 'hired',
    by: 'user',
    userId: actor.userId,
    publicStatus: 'hired',
    from: from_stage,
    to: to_stage,
    detail: { employee: employee.id },
  })
  const filled = vacancies.hired + 1 >= vacancies.all
  const jobClosed = filled && (await closeFilled(ctx, held.job_id))
  ctx.audit({
    action: 'application.hire',
    targetType: 'application',
    targetId: held.id,
    before: { outcome: held.outcome },
    after: { outcome: 'hired', employee: employee.id },
    detail: { job: held.job_id, jobClosed },
  })
  return { employeeId: employee.id, name: candidate.name, missing, jobClosed }
}
