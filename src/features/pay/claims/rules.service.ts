import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type { ExpenseCategory } from './claim.contract.ts'
import type * as contract from './company.contract.ts'
import { decimalsOf, isCurrencyCode, minorOf, moneyOf } from './money.rules.ts'
import { ratesOfXml } from './rate-file.rules.ts'
import * as query from './rules.queries.ts'

const SHOWN_RATES = 100
const MOST_RATES = 20_000

/** What a company begins with; it renames, adds and retires as it likes. */
const USUAL = [
  { name: 'Meals', kind: 'receipt' },
  { name: 'Flights and trains', kind: 'receipt' },
  { name: 'Taxi and public transport', kind: 'receipt' },
  { name: 'Hotel', kind: 'receipt' },
  { name: 'Phone and internet', kind: 'receipt' },
  { name: 'Office and equipment', kind: 'receipt' },
  { name: 'Training', kind: 'receipt' },
  { name: 'Own car', kind: 'mileage' },
  { name: 'Daily allowance', kind: 'per_diem' },
] as const

const categoryShown = (row: query.CategoryRow): ExpenseCategory => ({
  id: row.id,
  name: row.name,
  kind: row.kind as ExpenseCategory['kind'],
  ledgerCode: row.ledger_code,
  isTaxable: row.is_taxable,
})

export const offeredCategories = async ({ db, actor }: Context): Promise<ExpenseCategory[]> =>
  (await query.listCategories(db, actor.companyId)).map(categoryShown)

/** The usual categories, where a company has none at all. */
export const ensureCategories = async ({ db, actor }: Context): Promise<void> => {
  if ((await query.listCategories(db, actor.companyId)).length > 0) return
  await query.insertCategories(
    db,
    USUAL.map((category) => ({ ...category, company_id: actor.companyId })),
  )
}

export const readExpenseRules = async (ctx: Context): Promise<Output<typeof contract.readExpenseRules>> => {
  const { db, actor } = ctx
  const categories = await offeredCategories(ctx)
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const money = (minor: number | null, currency: string) => (minor === null ? null : moneyOf(minor, currency))
  return {
    categories,
    limits: (await query.listLimits(db, actor.companyId)).map((row) => ({
      id: String(row.id),
      categoryId: row.category_id,
      category: row.category_id === null ? null : (names.get(row.category_id) ?? null),
      country: row.country,
      from: row.effective_from,
      most: money(row.most_minor, row.currency),
      receiptAbove: money(row.receipt_above_minor, row.currency),
      daysToHandIn: row.days_to_hand_in,
    })),
    allowances: (await query.listAllowances(db, actor.companyId)).map((row) => ({
      id: String(row.id),
      kind: row.kind as 'mileage' | 'per_diem',
      country: row.country,
      from: row.effective_from,
      currency: row.currency,
      rate: row.rate.replace(/\.?0+$/, ''),
      source: row.source,
    })),
    rates: (await query.listNewestRates(db, actor.companyId, SHOWN_RATES)).map(
      ({ id, base, quote, day, rate, source }) => ({
        id,
        base,
        quote,
        day,
        rate: rate.replace(/\.?0+$/, ''),
        source,
      }),
    ),
    countries: ctx.countries.all.map((country) => ({
      code: country.code,
      name: country.name,
      currency: country.currency.code,
      decimals: decimalsOf(country.currency.code),
    })),
    mayWrite: hasPermission(actor, 'expenses.write'),
  }
}

const auditRules = (ctx: Context, action: string, after: unknown) =>
  ctx.audit({ action, targetType: 'company', targetId: ctx.actor.companyId, after })

export const addUsualCategories = async (ctx: Context) => {
  await ensureCategories(ctx)
  auditRules(ctx, 'expense-rules.usual-categories', { categories: USUAL.map(({ name }) => name) })
  return readExpenseRules(ctx)
}

export const addCategory = async (ctx: Context, input: Parsed<typeof contract.addCategory>) => {
  const { name, kind, ledgerCode, isTaxable } = input
  const [made] = await query.insertCategories(ctx.db, [
    { company_id: ctx.actor.companyId, name, kind, ledger_code: ledgerCode, is_taxable: isTaxable },
  ])
  if (!made) throw invalid({ name: 'There is a category of this name' })
  auditRules(ctx, 'expense-rules.add-category', input)
  return readExpenseRules(ctx)
}

export const retireCategory = async (ctx: Context, { id }: Parsed<typeof contract.retireCategory>) => {
  const gone = await query.retireCategory(ctx.db, ctx.actor.companyId, id, ctx.now().toISOString())
  if (!gone) throw notFound('Category')
  auditRules(ctx, 'expense-rules.retire-category', { name: gone.name })
  return readExpenseRules(ctx)
}

export const setLimit = async (ctx: Context, input: Parsed<typeof contract.setLimit>) => {
  const { most, receiptAbove, daysToHandIn, currency, country } = input
  if (!isCurrencyCode(currency)) throw invalid({ currency: 'Choose a currency' })
  if (most === null && receiptAbove === null && !daysToHandIn)
    throw invalid({ most: 'Say a limit, from which amount a receipt is needed, or within how many days to hand in' })
  if (input.categoryId && !(await query.findCategory(ctx.db, ctx.actor.companyId, input.categoryId)))
    throw invalid({ categoryId: 'Choose a category' })
  await query.insertLimit(ctx.db, {
    company_id: ctx.actor.companyId,
    category_id: input.categoryId ?? null,
    country,
    effective_from: input.from,
    currency,
    most_minor: most === null ? null : minorOf(most, currency, 'most'),
    receipt_above_minor: receiptAbove === null ? null : minorOf(receiptAbove, currency, 'receiptAbove'),
    days_to_hand_in: daysToHandIn ?? null,
    entered_by: ctx.actor.userId,
  })
  auditRules(ctx, 'expense-rules.set-limit', input)
  return readExpenseRules(ctx)
}

export const setAllowance = async (ctx: Context, input: Parsed<typeof contract.setAllowance>) => {
  const country = ctx.countries.all.find(({ code }) => code === input.country)
  if (!country) throw invalid({ country: 'Choose a country' })
  await query.insertAllowance(ctx.db, {
    company_id: ctx.actor.companyId,
    kind: input.kind,
    country: country.code,
    effective_from: input.from,
    currency: country.currency.code,
    rate: input.rate,
    source: input.source,
    entered_by: ctx.actor.userId,
  })
  auditRules(ctx, 'expense-rules.set-allowance', input)
  return readExpenseRules(ctx)
}

export const setExchangeRate = async (ctx: Context, input: Parsed<typeof contract.setExchangeRate>) => {
  for (const name of ['base', 'quote'] as const)
    if (!isCurrencyCode(input[name])) throw invalid({ [name]: 'Choose a currency' })
  if (input.base === input.quote) throw invalid({ quote: 'Choose another currency' })
  if (input.day > dayIn('Pacific/Kiritimati', ctx.now())) throw invalid({ day: 'This day is still to come' })
  const { base, quote, day, rate, source } = input
  await query.insertRates(ctx.db, [
    { company_id: ctx.actor.companyId, base, quote, day, rate, source, entered_by: ctx.actor.userId },
  ])
  auditRules(ctx, 'exchange-rate.enter', input)
  return readExpenseRules(ctx)
}

/** Rates of a file in XML; what it does not say rightly is told line by line and left out. */
export const readRateFile = async (ctx: Context, { name }: Parsed<typeof contract.readRateFile>) => {
  const text = (ctx.upload ?? Buffer.alloc(0)).toString('utf8')
  const { rates, problems } = ratesOfXml(text, name ?? 'European Central Bank')
  if (rates.length === 0)
    throw invalid({ file: 'No rates were found. Choose the XML file of the European Central Bank.' })
  if (rates.length > MOST_RATES)
    throw new Refusal('CONFLICT', `At most ${MOST_RATES} rates at a time: choose the file of the last 90 days.`)
  for (let at = 0; at < rates.length; at += 1000)
    await query.insertRates(
      ctx.db,
      rates.slice(at, at + 1000).map((rate) => ({
        ...rate,
        company_id: ctx.actor.companyId,
        source: rate.source.slice(0, 120),
        entered_by: ctx.actor.userId,
      })),
    )
  auditRules(ctx, 'exchange-rate.file', { name, rates: rates.length })
  return { entered: rates.length, problems: problems.slice(0, 100), rules: await readExpenseRules(ctx) }
}
