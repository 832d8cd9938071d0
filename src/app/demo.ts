import { makeAnswers } from '../features/job-board/jobs/jobs.ts'
import type { Context, Services } from '../server/context.ts'
import { hashPassword } from '../server/passwords.ts'
import { openCompany, openOthers, openPortal } from './demo/accounts.ts'
import { addApplicants } from './demo/applicants.ts'
import { addAskedTest } from './demo/asked-tests.ts'
import { addAttendance } from './demo/attendance.ts'
import { addBudgets } from './demo/budget.ts'
import { addClaims } from './demo/claims.ts'
import { demoContext, type Owner } from './demo/context.ts'
import { addHired } from './demo/hired.ts'
import { addJobs } from './demo/jobs.ts'
import { addLeave } from './demo/leave.ts'
import { addSignatory } from './demo/letters.ts'
import { addMemos } from './demo/memos.ts'
import { addPayroll } from './demo/payroll.ts'
import { addPeople } from './demo/people.ts'
import { type Company, type Planned, planOf } from './demo/plan.ts'
import { addCompanyPlan } from './demo/plans.ts'
import { addQuestions } from './demo/questions.ts'
import { addRecruitment, addReports } from './demo/recruitment.ts'
import { addSchedules } from './demo/schedules.ts'
import { addSeekerProfile } from './demo/seeker.ts'
import { addTalent } from './demo/talent.ts'
import { addPromotions, addTalks } from './demo/talks.ts'
import { addVerifications } from './demo/verification.ts'
import { addWrittenTestOfCompany } from './demo/written-tests.ts'
import { type DemoLogin, demoLogins } from './demo.logins.ts'

type Staffed = Company & {
  logins: readonly DemoLogin[]
  portal?: DemoLogin | undefined
  plan?: 'active' | 'past_due'
}

/** How many months of pay lie behind the present one, at most. */
type Past = { payMonths: number }

/**
 * Companies with people and a past, for those who look around. The same on every installation, with dates that follow today. What is
 * there already stays as it is; a start that was killed half way is completed by the next.
 */
export const fillDemonstration = async (services: Services, { payMonths }: Past): Promise<void> => {
  const hashes = new Map<string, string>()
  for (const { password } of demoLogins) if (!hashes.has(password)) hashes.set(password, await hashPassword(password))
  const hashOf = (password: string) => hashes.get(password) as string
  await openOthers(services, demoLogins, hashOf)
  // Side by side: while the database works for one, the others are reckoned.
  const filled = await Promise.all(
    companiesOf(services).map(async (company) => {
      const owner = await fillCompany(services, { ...company, payMonths }, hashOf).catch(
        toldOf(`company ${company.name}`),
      )
      if (!owner) return []
      return [
        {
          id: owner.companyId,
          name: company.name,
          slug: company.slug,
          countries: company.countries.map(({ country }) => country),
        },
      ]
    }),
  )
  const hiring = filled.flat()
  await addVerifications(services, hiring).catch(toldOf('verifications'))
  await addJobs(services, hiring).catch(toldOf('jobs'))
  for (const employer of hiring) await addApplicants(services, employer).catch(toldOf(`applicants of ${employer.name}`))
  for (const employer of hiring)
    await addRecruitment(services, employer).catch(toldOf(`requisitions of ${employer.name}`))
  for (const employer of hiring) await addHired(services, employer).catch(toldOf(`who was hired by ${employer.name}`))
  await makeAnswers(services).catch(toldOf('how companies answer'))
  await addReports(services).catch(toldOf('fairness reports'))
  await addSeekerProfile(services).catch(toldOf('job seeker'))
  await addTalent(services, hiring[0]).catch(toldOf('people who look for work'))
  await addTalks(services, hiring[0]).catch(toldOf('direct messages'))
  await addAskedTest(services).catch(toldOf('asked skill tests'))
  await addWrittenTestOfCompany(services).catch(toldOf('a test that a company writes'))
  await addPromotions(services).catch(toldOf('promotions'))
}

/** Looking around must never be why a company's own server does not start. */
const toldOf = (what: string) => (error: Error) =>
  console.error(`The demonstration ${what} could not be made: ${error.message}`)

/** One company of the demonstration with its people and their past; null when somebody else has its address, who is left alone. */
export const fillCompany = async (
  services: Services,
  company: Staffed & Past,
  hashOf: (password: string) => string,
) => {
  const owner = await openCompany(services, company, company.logins, hashOf)
  if (!owner) return null
  let thought: Planned[] | undefined
  const people = () => {
    thought ??= planOf(company, services.now())
    return thought
  }
  await addPeople(services, owner, people)
  const { portal } = company
  const login = portal ? { email: portal.email, passwordHash: hashOf(portal.password) } : null
  await openPortal(services, owner.companyId, people, login)
  await addSchedules(services, owner, company).catch(toldOf(`schedules of ${company.name}`))
  await addLeave(services, owner).catch(toldOf(`leave of ${company.name}`))
  await addSignatory(services, owner).catch(toldOf(`who signs letters of ${company.name}`))
  // Of all the companies the one whose employee anybody may sign in as.
  if (portal) await addMemos(services, owner, portal.email).catch(toldOf(`memos of ${company.name}`))
  await addAttendance(services, owner, portal?.email).catch(toldOf(`attendance of ${company.name}`))
  if (portal) await addClaims(services, owner, portal.email).catch(toldOf(`expenses of ${company.name}`))
  if (portal) await addQuestions(services, owner, portal.email).catch(toldOf(`questions to HR of ${company.name}`))
  await addPayroll(services, owner, company.payMonths).catch(toldOf(`payroll of ${company.name}`))
  await addBudgets(services, owner).catch(toldOf(`budgets of ${company.name}`))
  if (company.plan) await addPlan(services, owner, company).catch(toldOf(`plan of ${company.name}`))
  return owner
}

/** What the company pays: one has its plan and added seats to it, the renewal of another has just failed. */
const addPlan = (services: Services, owner: Owner, { name, countries, plan }: Staffed): Promise<void> => {
  const [{ country, people } = { country: undefined, people: 0 }] = countries
  if (!country) return Promise.resolve()
  const all = countries.reduce((sum, one) => sum + one.people, people > 0 ? 20 : 0)
  const asOwner = <T>(then: Services, work: (ctx: Context) => Promise<T>) =>
    then.database.forCompany(owner.companyId, async (db) => {
      const { as, log } = demoContext(then, db, owner)
      const ctx = as()
      const made = await work(ctx)
      await log(ctx)
      return made
    })
  const active = plan === 'active'
  return addCompanyPlan(asOwner, services, {
    companyId: owner.companyId,
    product: 'business',
    seats: all,
    sinceDays: active ? 20 : 33,
    country: country.code,
    region: '',
    name,
    email: owner.email,
    more: active ? 10 : 0,
    pays: active,
  })
}

const GROUP = { name: 'Four Winds Trading', slug: 'four-winds', domain: 'fourwinds.example' }
const PEOPLE = 70

/** One company in every country, and one in each that has an owner to sign in as. */
export const companiesOf = ({ countries }: Services): Staffed[] => {
  const at = (domain: string) =>
    demoLogins.filter(({ email, role }) => email.endsWith(`@${domain}`) && ['employer', 'hr_admin'].includes(role))
  const portal = demoLogins.find(({ company }) => company === GROUP.slug)
  const group: Staffed = {
    ...GROUP,
    countries: countries.all.map((country, i) => ({ country, people: i === 0 ? 52 : 26 })),
    logins: at(GROUP.domain),
    portal,
    plan: 'active',
    ...(portal ? { portalEmail: portal.email } : {}),
  }
  const single = countries.all.map((country, i): Staffed => {
    const { companyName: name, companySlug: slug } = country.demo
    return {
      name,
      slug,
      domain: `${slug}.example`,
      countries: [{ country, people: PEOPLE }],
      logins: at(`${country.code.toLowerCase()}.example`),
      ...(i === 1 ? { plan: 'past_due' as const } : {}),
    }
  })
  return [group, ...single].filter(({ logins }) => logins.length > 0)
}
