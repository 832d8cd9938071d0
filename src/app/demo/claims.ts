import { sql } from 'kysely'
import { askAdvance, payAdvance } from '../../features/pay/claims/advances.service.ts'
import * as contract from '../../features/pay/claims/claim.contract.ts'
import { addLine, readMyExpenses, startClaim, submitClaim } from '../../features/pay/claims/claims.service.ts'
import { decideClaim } from '../../features/pay/claims/decide.service.ts'
import { ADVANCE_KIND } from '../../features/pay/claims/kinds.rules.ts'
import { addUsualCategories, setAllowance, setExchangeRate, setLimit } from '../../features/pay/claims/rules.service.ts'
import { decideApprovals, listApprovals } from '../../features/platform/approvals/inbox.service.ts'
import { askBankChange } from '../../features/self-service/profile-changes/service.ts'
import type { Context, Services } from '../../server/context.ts'
import { type Db, k } from '../../server/sql.ts'

import { addDays, type Day, dayIn } from '../../shared/dates.ts'
import { demoContext, type Owner } from './context.ts'

/** What one unit was on the days of the demonstration: round figures, for looking around alone. */
const RATES: readonly (readonly [string, string, string])[] = [
  ['USD', 'SGD', '1.3400'],
  ['USD', 'INR', '83.20'],
  ['USD', 'CAD', '1.3650'],
  ['USD', 'AED', '3.6725'],
  ['THB', 'SGD', '0.0380'],
  ['EUR', 'INR', '90.40'],
  ['EUR', 'CAD', '1.4800'],
  ['EUR', 'AED', '3.9600'],
]
const SOURCE = 'Demonstration'

/** What a kilometre and a day away are paid with, by the currency of the country. */
const ALLOWANCES: Readonly<Record<string, readonly [string, string]>> = {
  SGD: ['0.60', '80'],
  INR: ['12', '1500'],
  CAD: ['0.70', '75'],
  AED: ['0.80', '250'],
}

type Spent = {
  category: string
  ago: number
  amount?: string
  currency?: string
  merchant?: string
  days?: number
  distance?: string
  fromPlace?: string
  toPlace?: string
  note?: string
}

/** By the currency of the country, of one person there: something abroad, something at home, and in each country the same taxi as a colleague. */
const TRIPS: Readonly<Record<string, { title: string; lines: readonly Spent[] }>> = {
  SGD: {
    title: 'Bangkok, client visit',
    lines: [
      { category: 'Hotel', ago: 9, amount: '4200', currency: 'THB', merchant: 'Hotel Siam' },
      {
        category: 'Meals',
        ago: 9,
        amount: '96.50',
        currency: 'SGD',
        merchant: 'Luna Dinner',
        note: 'Dinner with two clients',
      },
      { category: 'Taxi and public transport', ago: 8, amount: '42', currency: 'SGD', merchant: 'Taxi 7' },
    ],
  },
  INR: {
    title: 'Supplier in Frankfurt',
    lines: [
      { category: 'Meals', ago: 10, amount: '38.20', currency: 'EUR', merchant: 'Main Bistro' },
      { category: 'Daily allowance', ago: 9, days: 2 },
    ],
  },
  CAD: {
    title: 'Trade fair, Chicago',
    lines: [
      { category: 'Hotel', ago: 12, amount: '310', currency: 'USD', merchant: 'Lakeside Inn' },
      { category: 'Own car', ago: 12, distance: '64', fromPlace: 'Office', toPlace: 'Airport and back' },
    ],
  },
  AED: {
    title: 'Phone and taxis',
    lines: [
      { category: 'Phone and internet', ago: 6, amount: '180', currency: 'AED', merchant: 'Telecom' },
      { category: 'Taxi and public transport', ago: 5, amount: '55', currency: 'AED', merchant: 'City Cabs' },
    ],
  },
}

type Who = Pick<Context['actor'], 'userId' | 'role' | 'employeeId'>

const lineOf = (
  line: Spent,
  claimId: string,
  { today, categories }: { today: Day; categories: readonly contract.ExpenseCategory[] },
) =>
  contract.addLine.input.parse({
    ...line,
    id: claimId,
    categoryId: categories.find(({ name }) => name === line.category)?.id,
    spentOn: addDays(today, -line.ago),
  })

const writeRules = async (ctx: Context, today: Day) => {
  await addUsualCategories(ctx)
  for (const [base, quote, rate] of RATES)
    for (let ago = 18; ago >= 0; ago -= 3)
      await setExchangeRate(ctx, { base, quote, rate, day: addDays(today, -ago), source: SOURCE })
  for (const country of ctx.countries.all) {
    const [mileage, perDiem] = ALLOWANCES[country.currency.code] ?? []
    const about = { country: country.code, from: addDays(today, -300), source: SOURCE }
    if (mileage) await setAllowance(ctx, { ...about, kind: 'mileage', rate: mileage })
    if (perDiem) await setAllowance(ctx, { ...about, kind: 'per_diem', rate: perDiem })
  }
  const { categories } = await readMyExpenses(ctx)
  const meals = categories.find(({ name }) => name === 'Meals')?.id ?? null
  const limit = { categoryId: meals, country: null, from: addDays(today, -300), currency: 'SGD', daysToHandIn: 60 }
  await setLimit(ctx, { ...limit, most: '60', receiptAbove: '20' })
}

/** Some claims as they would stand after a few weeks, made by the use cases that the calls use. Does nothing when there are any. */
export const addClaims = (services: Services, owner: Owner, portalEmail: string): Promise<void> =>
  services.database.forCompany(owner.companyId, async (db) => {
    const { companyId } = owner
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`claims ${companyId}`}, 0))`)
    if (await db.maybe(k.selectFrom('expense_claims').select('id').where('company_id', '=', companyId).limit(1))) return
    const demo = demoContext(services, db, owner)
    const as = (who: Who) => demo.as({ ...who, isProved: true })
    const today = dayIn('UTC', services.now())
    const hr = await db.maybe<{ id: string }>(
      sql`select id from users where company_id = ${companyId} and role = 'hr_admin' order by created_at limit 1`,
    )
    const office = as({ userId: hr?.id ?? owner.userId, role: hr ? 'hr_admin' : 'employer', employeeId: null })
    await writeRules(office, addDays(today, -1))
    const people = await db.many<{ id: string; country: string; place: number }>(sql`
      select id, country, row_number() over (partition by country order by employee_number, id)::int as place
        from employees where company_id = ${companyId} and status = 'active' and email <> ${portalEmail}
         and not exists (select from users account where account.company_id = ${companyId} and (account.employee_id = employees.id or lower(account.email) = lower(employees.email)))`)
    const { categories } = await readMyExpenses(office)
    const claim = async (ctx: Context, title: string, lines: readonly Spent[]) => {
      const made = await startClaim(ctx, { title })
      for (const line of lines) await addLine(ctx, lineOf(line, made.claim.id, { today, categories }))
      return made.claim.id
    }
    for (const { id, country, place } of people.filter((one) => one.place <= 2)) {
      const { code } = services.countries.get(country).currency
      const trip = TRIPS[code]
      if (!trip) continue
      // They have no account: their record alone says who they are.
      const own = as({ userId: id, role: 'employee', employeeId: id })
      const made = await claim(
        own,
        place === 1 ? trip.title : (trip.lines.at(-1)?.category ?? trip.title),
        place === 1 ? trip.lines : trip.lines.slice(-1),
      )
      const sent = await submitClaim(own, { id: made })
      const [first] = sent.claim.lineList
      if (place === 1 && first && code !== 'CAD')
        await decideClaim(office, {
          id: made,
          hash: sent.claim.hash,
          verdict: 'approve',
          reason: null,
          lines:
            code === 'SGD'
              ? [
                  {
                    lineId: sent.claim.lineList[1]?.id ?? first.id,
                    decision: 'reduced',
                    amount: '60',
                    reason: 'Our limit for a meal is 60',
                  },
                ]
              : [],
        })
    }
    await ofPortal({ db, companyId, portalEmail, as, office, claim })
    await demo.log(office)
  })

type Portal = {
  db: Db
  companyId: string
  portalEmail: string
  as: (who: Who) => Context
  office: Context
  claim: (ctx: Context, title: string, lines: readonly Spent[]) => Promise<string>
}

/** Whom anybody may sign in as: a claim that waits, a draft, an advance, and a bank account that is to change. */
const ofPortal = async ({ db, companyId, portalEmail, as, office, claim }: Portal) => {
  const portal = await db.maybe<{ id: string; employee_id: string }>(
    sql`select id, employee_id from users where company_id = ${companyId} and role = 'employee' and email = ${portalEmail}`,
  )
  if (!portal) return
  const own = as({ userId: portal.id, role: 'employee', employeeId: portal.employee_id })
  const { advance } = await askAdvance(own, { currency: 'SGD', amount: '300', reason: 'Jakarta next month' })
  const { items } = await listApprovals(office, { tab: 'mine', language: 'en' })
  const item = items.find(({ kind, mayDecide }) => kind === ADVANCE_KIND && mayDecide)
  if (item) {
    await decideApprovals(office, { items: [{ id: item.id, hash: item.hash }], verdict: 'approve', reason: null })
    await payAdvance(office, { id: advance.id, note: null })
  }
  const waiting = await claim(own, 'Team lunch', [
    { category: 'Meals', ago: 4, amount: '72', currency: 'SGD', merchant: 'Harbour Grill' },
    { category: 'Taxi and public transport', ago: 4, amount: '18.40', currency: 'USD', merchant: 'Ride' },
  ])
  await submitClaim(own, { id: waiting })
  await claim(own, 'Course books', [
    { category: 'Training', ago: 2, amount: '45', currency: 'SGD', merchant: 'City Books' },
  ])
  await askBankChange(own, { bankName: 'DBS', accountNumber: '0012345678' })
}
