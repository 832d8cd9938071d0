import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { addDays, DAY_MS, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import type { employerSubscription } from '../../company/profile/contract.ts'
import { subscriptionOf } from '../../company/profile/rules.ts'
import { trialOfCompany } from '../../company/profile/service.ts'
import { billPaper } from '../payments/bill.paper.ts'
import { PRODUCT_NAMES } from '../payments/bills.rules.ts'
import { cardEndOf, listBillPayments } from '../payments/bills.service.ts'
import { type NumberedPaper, papersFile } from '../payments/papers.file.ts'
import type { PauseSpan } from '../payments/pauses.rules.ts'
import { saleTaxes } from '../plans/service.ts'
import type * as contract from './contract.ts'
import { type CompanyPlan, SEAT_DAYS } from './contract.ts'
import { offerOfCompany } from './offer.service.ts'
import { noPauseOfCompany } from './pause.service.ts'
import * as query from './queries.ts'
import { currencyOf, toBillView } from './quote.service.ts'
import {
  buyerOfNext,
  renewalLines,
  type Standing,
  standingOfCompany,
  sumOf,
  todayIn,
  usageOf,
} from './standing.service.ts'

const daysUntil = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS))

const CHANNELS = ['email', 'sms', 'whatsapp'] as const

const daysOf = (ctx: Context, country: string, { from, until }: PauseSpan) => {
  const { zone } = ctx.countries.get(country)
  return { from: dayIn(zone, new Date(from)), until: dayIn(zone, new Date(until)) }
}

/** States in which a company is told what a plan would cost. */
const OFFERED: readonly string[] = ['trial', 'grace', 'read_only']

/** What the plan is, what is charged next, and why. */
const currentOf = async (ctx: Context, standing: Standing): Promise<Pick<CompanyPlan, 'current' | 'invoices'>> => {
  const { contract, wishes, state } = standing
  const { companyId } = ctx.actor
  const usage = contract && (await usageOf(ctx, ctx.db, companyId, contract))
  return ctx.database.forPlatform(
    async (db) => {
      const bills = new Map(standing.bills.map((bill) => [bill.id, bill]))
      const invoices = (await listBillPayments(db, companyId)).flatMap(
        ({ id, number, at, order_id: order, total, tax }) => {
          const bill = bills.get(order)
          if (!bill) return []
          const day = dayIn(ctx.countries.get(bill.country).zone, new Date(at))
          return [{ id, number, day, kind: bill.kind, total, tax, currency: currencyOf(ctx, bill.country) }]
        },
      )
      if (!contract || !usage || state === 'read_only') return { current: null, invoices }
      const renewal = wishes.cancels ? null : await renewalLines({ services: ctx, db, companyId, standing, usage })
      const sum = renewal && (await sumOf(ctx, db, renewal.lines, contract))
      const provider = standing.bills.find((bill) => bill.state === 'paid')?.provider ?? 'test'
      const card = await cardEndOf(db, companyId, provider)
      return {
        invoices,
        current: {
          product: contract.product,
          period: contract.period,
          seats: contract.seats,
          paidUntil: dayIn(ctx.countries.get(wishes.country).zone, new Date(contract.paidUntil)),
          cancels: wishes.cancels,
          card,
          pause: state === 'paused' && contract.pause ? daysOf(ctx, wishes.country, contract.pause) : null,
          mayPause: noPauseOfCompany(standing, ctx.now()) === null,
          next: renewal &&
            sum && {
              ...renewal.next,
              couponWaits: renewal.couponWaits,
              lines: sum.lines,
              net: sum.net,
              tax: sum.tax,
              total: sum.total,
              taxLines: sum.taxLines,
              currency: currencyOf(ctx, contract.country),
            },
        },
      }
    },
    { reading: true },
  )
}

/** What the company has, uses and pays. */
export const readCompanyPlan = async (ctx: Context): Promise<Output<typeof contract.readCompanyPlan>> => {
  const { companyId } = ctx.actor
  const now = ctx.now()
  const standing = await ctx.database.forPlatform((db) => standingOfCompany(ctx, db, companyId), { reading: true })
  const { current, invoices } = await currentOf(ctx, standing)
  const today = dayIn('UTC', now)
  const seats = await query.countSeats(ctx.db, { companyId, from: addDays(today, 1 - SEAT_DAYS), until: today })
  const sent = new Map(
    (await query.countMessages(ctx.db, companyId, `${today.slice(0, 7)}-01T00:00:00Z`)).map((row) => [
      row.channel,
      row.sent,
    ]),
  )
  const { state, until, open, wishes } = standing
  const zone = ctx.countries.get(wishes.country).zone
  return {
    state,
    until: until && dayIn(zone, new Date(until)),
    daysLeft: until ? daysUntil(until, now) : 0,
    payments: ctx.settings.payments.kind,
    country: wishes.country,
    current,
    offer: OFFERED.includes(state) ? await offerOfCompany(ctx, companyId, standing) : null,
    open: open ? toBillView(ctx, open) : null,
    billing: buyerOfNext(standing),
    invoices,
    seats,
    messages: CHANNELS.map((channel) => ({ channel, sent: sent.get(channel) ?? 0 })),
  }
}

const SAID = { active: 'active', cancelled: 'cancelled', past_due: 'past_due' } as const

/** The plan as the specification reads it. */
export const getEmployerSubscription = async (ctx: Context): Promise<Output<typeof employerSubscription>> => {
  const trial = await trialOfCompany(ctx)
  const { state, contract, until } = await ctx.database.forPlatform(
    (db) => standingOfCompany(ctx, db, ctx.actor.companyId),
    { reading: true },
  )
  if (!contract) return { subscription: subscriptionOf(trial) }
  const paid = {
    plan: contract.product,
    name: PRODUCT_NAMES[contract.product],
    status: state === 'active' || state === 'cancelled' || state === 'past_due' ? SAID[state] : ('expired' as const),
    from: iso(contract.from),
    until: iso(contract.paidUntil),
    daysLeft: until ? daysUntil(until, ctx.now()) : 0,
  }
  return { subscription: subscriptionOf(trial, paid) }
}

export const listCompanyPrices = (
  ctx: Context,
  { country, region }: Parsed<typeof contract.listCompanyPrices>,
): Promise<Output<typeof contract.listCompanyPrices>> =>
  ctx.database.forPlatform(
    async (db) => {
      if (!ctx.countries.find(country)) return { currency: null, regions: [], prices: [] }
      const day = todayIn(ctx, country)
      const { regions } = await saleTaxes(db, { country, region, day })
      const prices = await query.listPricesOn(db, country, day)
      return {
        currency: currencyOf(ctx, country),
        regions,
        prices: prices.map(
          ({ product, period, amount, messages, message_amount: messageAmount, most_seats: mostSeats }) => ({
            product,
            period,
            amount,
            messages,
            messageAmount,
            mostSeats,
          }),
        ),
      }
    },
    { reading: true },
  )

/** What the company paid, each with the bill it paid. */
const paidBillsOf = (ctx: Context) =>
  ctx.database.forPlatform(
    async (db) => {
      const { companyId } = ctx.actor
      const { bills } = await standingOfCompany(ctx, db, companyId)
      return (await listBillPayments(db, companyId)).flatMap((payment) => {
        const bill = bills.find((one) => one.id === payment.order_id)
        return bill ? [{ payment, bill, country: ctx.countries.get(bill.country) }] : []
      })
    },
    { reading: true },
  )

export const downloadCompanyInvoice = async (
  ctx: Context,
  { id }: Parsed<typeof contract.downloadCompanyInvoice>,
): Promise<Download> => {
  const found = (await paidBillsOf(ctx)).find(({ payment }) => payment.id === id)
  if (!found) throw notFound('Invoice')
  return new Download(`${found.payment.number ?? id}.pdf`, 'application/pdf', await billPaper(found))
}

export const downloadCompanyInvoices = async (
  ctx: Context,
  { year }: Parsed<typeof contract.downloadCompanyInvoices>,
): Promise<Download> => {
  const papers: NumberedPaper[] = []
  for (const paid of await paidBillsOf(ctx)) {
    const { payment, country } = paid
    if (payment.number === null || (year && !dayIn(country.zone, new Date(payment.at)).startsWith(year))) continue
    papers.push({ number: payment.number, pdf: await billPaper(paid) })
  }
  return papersFile(papers, year)
}
