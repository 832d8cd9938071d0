import { sql } from 'kysely'
import { readMyDeclaration, saveMyItem, submitMyDeclaration } from '../../features/pay/declarations/service.ts'
import { addPayGroup } from '../../features/pay/payroll/groups.service.ts'
import { payPeriodsOf } from '../../features/pay/payroll/pay-calendar.rules.ts'
import { PAY_RUN_KIND } from '../../features/pay/payroll/run.rules.ts'
import { makePayRun, readPayRun, setPayPerson, voidPayRun, wholeRun } from '../../features/pay/payroll/runs.service.ts'
import { addPayOneOff, readPayrollSetup, savePayProfile } from '../../features/pay/payroll/setup.service.ts'
import { calculatePayRun, lockPayRun, publishPayslips } from '../../features/pay/payroll/steps.service.ts'
import { submitPayRun } from '../../features/pay/payroll/submit.service.ts'
import { decideApprovals, listApprovals } from '../../features/platform/approvals/inbox.service.ts'
import type { Context, Services } from '../../server/context.ts'
import { addMonths, type Day, dayIn } from '../../shared/dates.ts'
import { addDemoComponents } from './components.ts'
import { demoContext, type Owner } from './context.ts'
import { fileDemoFilings, makeDemoFiles, makeDemoSlips } from './pay-files.ts'
import { addAfterPay, allowanceToEnd } from './payroll.after.ts'
import { demoPaid, type PaidPerson } from './payroll.queries.ts'

/** What the law asks of people beside their record, by country: invented, as the people are. */
const FACTS: Readonly<Record<string, (person: PaidPerson) => Record<string, string>>> = {
  SG: ({ nationality }) => ({ cpfStatus: nationality === 'Singaporean' ? 'citizen' : 'foreigner' }),
  IN: ({ region }) => ({
    taxRegime: 'new',
    epfMember: 'yes',
    epsMember: 'yes',
    panKnown: 'yes',
    region: region ?? 'KA',
  }),
  CA: ({ region }) => ({ region: region ?? 'ON' }),
  AE: ({ nationality }) => (nationality === 'Emirati' ? { firstInsured: '2015-01-01' } : {}),
}

/** Facts that schemes of the country ask for, beside the record. */
const factsOf = ({ payrolls }: Services, person: PaidPerson): Record<string, string> => {
  const asked = new Set(payrolls.get(person.country)?.facts.map(({ key }) => key))
  const facts = { birthDate: person.birth_date ?? '1990-05-17', ...FACTS[person.country]?.(person) }
  return Object.fromEntries(Object.entries(facts).filter(([key]) => asked.has(key)))
}

type Entity = Awaited<ReturnType<typeof readPayrollSetup>>['entities'][number]

/** Whom a run cannot pay is left out of it, with what stops them. */
const leaveOutBlocked = async (ctx: Context, id: string) => {
  const { people } = await readPayRun(ctx, wholeRun(id))
  for (const { employmentId, state, gates } of people)
    if (state === 'blocked')
      await setPayPerson(ctx, {
        id,
        employmentId,
        state: 'excluded',
        reason: gates.find(({ stops }) => stops)?.message.slice(0, 300) ?? 'To be put right',
      })
}

/** A run from its beginning to its payslips, made by one and agreed to by another; null: nobody could be paid. */
const payMonth = async (
  maker: Context,
  approver: Context,
  { group, payDay }: { group: string; payDay: Day },
): Promise<string | null> => {
  const { run } = await makePayRun(maker, { groupId: group, kind: 'regular', payDay })
  const calculated = (await calculatePayRun(maker, { id: run.id, version: run.version })).run
  let { version } = calculated
  if (calculated.sums.blocked > 0) await leaveOutBlocked(maker, run.id)
  if (calculated.sums.people === calculated.sums.blocked) {
    await voidPayRun(maker, { id: run.id, version })
    return null
  }
  version = (await submitPayRun(maker, { id: run.id, version })).run.version
  const { items } = await listApprovals(approver, { tab: 'mine', language: 'en' })
  const item = items.find(({ kind, mayDecide }) => kind === PAY_RUN_KIND && mayDecide)
  if (!item) return null
  await decideApprovals(approver, { items: [{ id: item.id, hash: item.hash }], verdict: 'approve', reason: null })
  const approved = (await readPayRun(maker, wholeRun(run.id))).run
  const locked = (await lockPayRun(maker, { id: run.id, version: approved.version })).run
  await publishPayslips(maker, { id: run.id, version: locked.version })
  return run.id
}

type PastMonths = { group: string; last: string; payMonths: number }

/** The months before the last one, from the first that the law’s figures are on file for. */
const payPastMonths = async (maker: Context, approver: Context, { group, last, payMonths }: PastMonths) => {
  let isPaid = false
  for (let back = payMonths - 1; back > 0; back--) {
    const payDay = payDayOf(addMonths(`${last}-01`, -back).slice(0, 7))
    if (!payDay) continue
    if (!isPaid && !(await canPayMost(maker, { group, payDay }))) continue
    isPaid = (await payMonth(maker, approver, { group, payDay })) !== null || isPaid
  }
}

/** Whether most people can be paid on a day: before the law’s figures are on file only some can. A run that is tried leaves nothing. */
const canPayMost = async (ctx: Context, { group, payDay }: { group: string; payDay: Day }): Promise<boolean> => {
  const tried = { ...ctx, audit: () => {} }
  await ctx.db.run(sql`savepoint tried`)
  const { run } = await makePayRun(tried, { groupId: group, kind: 'regular', payDay })
  const { sums } = (await calculatePayRun(tried, { id: run.id, version: run.version })).run
  await ctx.db.run(sql`rollback to savepoint tried`)
  return sums.people > 2 * sums.blocked
}

/** The pay day of a month, YYYY-MM. */
const payDayOf = (month: string): Day | undefined =>
  payPeriodsOf({ frequency: 'monthly', year: Number(month.slice(0, 4)), payOn: 28 }).find(({ payDay }) =>
    payDay.startsWith(month),
  )?.payDay

const addGroup = async (ctx: Context, entity: Entity) =>
  (
    await addPayGroup(ctx, {
      entityId: entity.id,
      name: entity.name.slice(0, 120),
      frequency: 'monthly',
      payOn: 28,
      paysNextMonth: false,
      firstFrom: null,
      firstUntil: null,
      firstPayDay: null,
    })
  ).group

type LastMonth = {
  group: Awaited<ReturnType<typeof addGroup>>
  payDay: Day | undefined
  people: readonly PaidPerson[]
  from: Day
}

/** Last month paid, with what was found out about it since. */
const payLastMonth = async (maker: Context, approver: Context, { group, payDay, people, from }: LastMonth) => {
  if (!payDay) return
  const someone = people.findLast((person) => person.started_on < from)
  const currency = group.currency.code
  const ended = someone && {
    employeeId: someone.employee_id,
    allowanceId: await allowanceToEnd(maker, { employeeId: someone.employee_id, currency, from }),
  }
  const runId = await payMonth(maker, approver, { group: group.id, payDay })
  if (runId) await makeDemoFiles(maker, runId)
  if (runId) await makeDemoSlips(maker, runId)
  const today = maker.now().toISOString().slice(0, 10)
  if (runId) await addAfterPay(maker, { runId, ended: ended ?? null, today })
}

/** Of those who declare something for tax, so many have begun; the others are to be reminded. */
const DECLARING = 4
/** What they save, in minor units. */
const SAVED = [6_000_000, 2_500_000] as const

/** A declaration of the present tax year: two items that ask for nothing beside, every other one handed in. */
const declareTax = async (own: Context, at: number): Promise<void> => {
  const { declaration } = await readMyDeclaration(own)
  if (!declaration || declaration.stage === 'closed') return
  const simple = declaration.heads.filter(
    ({ kind, isRent, fields }) => kind === 'relief' && !isRent && fields.length === 0,
  )
  for (const [n, amount] of SAVED.entries()) {
    const head = simple[n]?.key
    if (head) await saveMyItem(own, { head, amount, facts: {}, places: [] })
  }
  if (at % 2 === 0) await submitMyDeclaration(own)
}

/** Pay groups, what the law asks of people, months paid and this one begun, by the use cases that calls use. Does nothing when there are any. */
export const addPayroll = (services: Services, owner: Owner, payMonths: number): Promise<void> =>
  services.database.forCompany(owner.companyId, async (db) => {
    const { companyId } = owner
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payroll ${companyId}`}, 0))`)
    // The database has not counted what this transaction itself has written, and would read whole tables for small ones.
    await db.run(sql`set local enable_seqscan = off`)
    const { people, hr, hasGroups } = await demoPaid(db, companyId)
    if (hasGroups) return
    const demo = demoContext(services, db, owner)
    const [maker, approver] = [demo.as(hr ? { userId: hr, role: 'hr_admin' } : {}), demo.as()]
    for (const person of people) {
      const facts = factsOf(services, person)
      const about = { employmentId: person.employment_id, effectiveFrom: person.started_on, reason: null }
      if (Object.keys(facts).length > 0) await savePayProfile(maker, { ...about, facts })
    }
    const declaring = people.filter(({ country }) => services.payrolls.get(country)?.declarations)
    for (const [at, person] of declaring.slice(0, DECLARING).entries())
      await declareTax(demo.as({ role: 'employee', employeeId: person.employee_id }), at)
    const { entities } = await readPayrollSetup(maker)
    for (const entity of entities.filter((one) => one.people > 0 && !one.group)) {
      const group = await addGroup(maker, entity)
      const law = services.payrolls.get(entity.country)
      if (law) await addDemoComponents(maker, { entityId: entity.id, law, from: '2000-01-01' })
      const month = dayIn(services.countries.get(entity.country).zone, services.now()).slice(0, 7)
      const last = addMonths(`${month}-01`, -1).slice(0, 7)
      const [before, now] = [payDayOf(last), payDayOf(month)]
      await payPastMonths(maker, approver, { group: group.id, last, payMonths })
      const own = people.filter(({ entity_id: id }) => id === entity.id)
      await payLastMonth(maker, approver, { group, payDay: before, people: own, from: `${last}-01` })
      const [first] = own
      if (first)
        await addPayOneOff(maker, {
          employmentId: first.employment_id,
          kind: 'earning',
          nature: 'bonus',
          label: 'Referral bonus',
          component: 'referral_bonus',
          amount: 50_000,
          month,
          note: null,
        })
      if (!now) continue
      const { run } = await makePayRun(maker, { groupId: group.id, kind: 'regular', payDay: now })
      await calculatePayRun(maker, { id: run.id, version: run.version })
    }
    await fileDemoFilings(approver)
    await demo.log(maker)
  })
