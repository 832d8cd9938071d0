import type { OpenContext, Services } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type { Minor } from '../../../shared/money.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { cardAt, disputeOf, type PaymentEvent } from './events.rules.ts'
import { paymentPaper } from './paper.ts'
import { type NumberedPaper, papersFile } from './papers.file.ts'
import { usedUpTo } from './pauses.rules.ts'
import { providerOf } from './providers.ts'
import * as query from './queries.ts'
import { receiptPaper } from './receipt.paper.ts'
import { refundableOf } from './refund.rules.ts'
import { currencyIn, dayOfOrder, isRunning, pauseOfOrder, unusedOfPayment, withOrders } from './service.ts'
import { unfinishedOf } from './unfinished.service.ts'

/** `told`: everything the provider said of its order. */
type Bill = { payment: query.StoredPayment; order: query.StoredOrder; told: readonly PaymentEvent[] }

const firstChargeOf = (payments: readonly query.StoredPayment[]) =>
  payments.filter(({ kind }) => kind === 'charge').at(-1)?.id

/** What can be paid back of a payment today without asking anybody, minor units. */
const refundableToday = (services: Services, { payment, order, told }: Bill, first: string | undefined): Minor => {
  if (payment.kind !== 'charge' || payment.from_at === null) return 0
  // Its bank pays it back, or has decided that it is not.
  const dispute = disputeOf(told, payment.ref)
  if (dispute === 'open' || dispute === 'lost') return 0
  return refundableOf({
    period: order.period,
    total: payment.total,
    paidOn: dayOfOrder(services, order, payment.at),
    from: dayOfOrder(services, order, payment.from_at),
    today: dayOfOrder(services, order, services.now()),
    usedTo: dayOfOrder(services, order, usedUpTo(pauseOfOrder(order), services.now())),
    isFirst: payment.id === first,
    alreadyBack: payment.paid_back,
  })
}

const billsOf = async (db: Db, userId: string): Promise<{ bills: Bill[]; first: string | undefined }> => {
  const orders = new Map((await query.listOrders(db, userId)).map((order) => [order.id, order]))
  const payments = await query.listPayments(db, userId)
  const told = await query.listEventsOf(db, userId)
  const bills = payments.flatMap((payment) => {
    const order = orders.get(payment.order_id)
    return order ? [{ payment, order, told: told.get(order.id) ?? [] }] : []
  })
  return { bills, first: firstChargeOf(payments) }
}

export const listSeekerPayments = async (ctx: OpenContext): Promise<Output<typeof contract.listSeekerPayments>> => {
  const { bills, first } = await withOrders(ctx, billsOf, { reading: true })
  const paid = bills.map(({ payment, order, told }) => ({
    at: iso(payment.at),
    id: payment.id,
    kind: payment.kind,
    number: payment.number,
    day: dayOfOrder(ctx, order, payment.at),
    tier: order.tier,
    period: order.period,
    from: payment.from_at && dayOfOrder(ctx, order, payment.from_at),
    until: payment.until_at && dayOfOrder(ctx, order, payment.until_at),
    currency: currencyIn(ctx, order.country),
    net: payment.net,
    tax: payment.tax,
    total: payment.total,
    paidBack: payment.paid_back,
    refundable: refundableToday(ctx, { payment, order, told }, first),
    card: payment.kind === 'charge' ? cardAt(told, iso(payment.at)) : null,
    dispute: payment.kind === 'charge' ? disputeOf(told, payment.ref) : null,
    nextTry: null,
    url: null,
  }))
  const unpaid = await withOrders(ctx, (db, userId) => unfinishedOf(ctx, db, userId), { reading: true })
  return {
    payments: [...paid, ...unpaid].sort((a, b) => b.at.localeCompare(a.at)).map(({ at: _, ...payment }) => payment),
  }
}

const getBill = async (db: Db, userId: string, id: string) => {
  const { bills, first } = await billsOf(db, userId)
  const bill = bills.find(({ payment }) => payment.id === id)
  if (!bill) throw notFound('Payment')
  return { ...bill, first, bills }
}

/** Its invoice; of a refund its credit note, which names the invoice. */
const paperOf = (
  services: Services,
  { payment, order }: Omit<Bill, 'told'>,
  bills: readonly Bill[],
): Promise<Buffer> => {
  const charge = bills.find(({ payment: one }) => one.kind === 'charge' && one.ref === payment.charge_ref)?.payment
  const country = services.countries.get(order.country)
  return paymentPaper({ payment, order, country, invoice: charge?.number ?? null })
}

export const downloadPaymentPaper = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.downloadPaymentPaper>,
): Promise<Download> => {
  const { payment, order, bills } = await withOrders(ctx, (db, userId) => getBill(db, userId, id), { reading: true })
  const pdf = await paperOf(ctx, { payment, order }, bills)
  return new Download(`${payment.number ?? payment.id}.pdf`, 'application/pdf', pdf)
}

const receiptOf = (services: Services, { payment, order, told }: Bill): Promise<Buffer> =>
  receiptPaper({ payment, order, country: services.countries.get(order.country), card: cardAt(told, iso(payment.at)) })

/** Of a charge alone: what is paid back has its credit note. */
export const downloadReceipt = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.downloadReceipt>,
): Promise<Download> => {
  const bill = await withOrders(ctx, (db, userId) => getBill(db, userId, id), { reading: true })
  if (bill.payment.kind !== 'charge') throw notFound('Payment')
  const name = `${bill.payment.number ?? bill.payment.id}-receipt.pdf`
  return new Download(name, 'application/pdf', await receiptOf(ctx, bill))
}

export const downloadPaymentPapers = async (
  ctx: OpenContext,
  { year }: Parsed<typeof contract.downloadPaymentPapers>,
): Promise<Download> => {
  const { bills } = await withOrders(ctx, billsOf, { reading: true })
  const papers: NumberedPaper[] = []
  for (const bill of bills) {
    const { payment, order } = bill
    if (payment.number === null || (year && !dayOfOrder(ctx, order, payment.at).startsWith(year))) continue
    papers.push({ number: payment.number, pdf: await paperOf(ctx, { payment, order }, bills) })
    if (payment.kind === 'charge') papers.push({ number: `${payment.number}-receipt`, pdf: await receiptOf(ctx, bill) })
  }
  return papersFile(papers, year)
}

/** Asking again before it is told counts as the same: the key is of what was paid back until now. */
const payBack = async (services: Services, db: Db, { payment, order }: Bill, amount: Minor): Promise<void> => {
  if (amount <= 0) return
  const key = `${payment.id}_${payment.paid_back}`
  const at = services.now().toISOString()
  await query.putAskedRefund(db, { key, amount, ledgerId: payment.id, userId: order.user_id, at })
  await providerOf(order).refund(services, db, order, { invoice: payment.ref, amount, key })
}

export const refundSeekerPayment = async (
  ctx: OpenContext,
  { id, amount }: Parsed<typeof contract.refundSeekerPayment>,
): Promise<Output<typeof contract.refundSeekerPayment>> => {
  await withOrders(ctx, async (db, userId) => {
    await query.lockOrdersOf(db, userId)
    const bill = await getBill(db, userId, id)
    const refundable = refundableToday(ctx, bill, bill.first)
    if (refundable === 0)
      throw new Refusal(
        'CONFLICT',
        'This payment is not paid back by itself any more. Write to us if you think it should be.',
      )
    if (refundable !== amount)
      throw new Refusal('CONFLICT', 'The amount has changed since the page was opened. Look at it again.', {
        data: { amount: refundable },
      })
    await payBack(ctx, db, bill, amount)
    await providerOf(bill.order).endNow(ctx, db, bill.order)
  })
  ctx.audit({ action: 'plan.refund', targetType: 'plan', targetId: id })
  return { amount }
}

type Ending = { order: query.StoredOrder; back: { invoice: string; amount: Minor; key: string } | null }

/** What is left to do for an order that ends, its unused time reckoned once: asking the provider again asks for the same amount. */
const endingOf = async (services: Services, db: Db, orderId: string): Promise<Ending | null> => {
  const found = await query.lockOrder(db, orderId)
  if (!found || found.state === 'ended') return null
  const charge = (await query.listPaymentsOfOrder(db, orderId)).find(({ kind }) => kind === 'charge')
  // What its payer disputes is paid back by the bank, if at all: not twice.
  const dispute = charge && disputeOf(await query.listEvents(db, orderId), charge.ref)
  if (!charge || dispute === 'open' || dispute === 'lost') return { order: found, back: null }
  const key = `${charge.id}_unused`
  const now = services.now()
  const known = await query.findAskedRefund(db, key)
  const amount = known?.amount ?? unusedOfPayment(charge, found, now)
  if (amount <= 0) return { order: found, back: null }
  const asked = { key, amount, ledgerId: charge.id, userId: found.user_id, at: now.toISOString() }
  if (!known) await query.putAskedRefund(db, asked)
  return { order: found, back: { invoice: charge.ref, amount, key } }
}

/** Ends an order at the provider and pays back its unused time: another plan has taken its place, or its person is gone. Once is enough. */
export const endPlanOrder = async (services: Services, { orderId }: { orderId: string }): Promise<void> => {
  // Kept before the provider is asked, so that a second try after a failure does not ask for another amount.
  await services.database.forPlatform((db) => endingOf(services, db, orderId))
  await services.database.forPlatform(async (db) => {
    const ending = await endingOf(services, db, orderId)
    if (!ending) return
    const provider = providerOf(ending.order)
    if (ending.back) await provider.refund(services, db, ending.order, ending.back)
    await provider.endNow(services, db, ending.order)
  })
}

/** Before an account goes: what the refund policy gives back is paid back, and its plan ends at the provider. Nobody is charged who cannot come back. */
export const endPlansOf = (ctx: OpenContext, userId: string): Promise<void> =>
  ctx.database.forPlatform(async (db) => {
    await query.lockOrdersOf(db, userId)
    const { bills, first } = await billsOf(db, userId)
    for (const order of (await query.listOrders(db, userId)).filter(isRunning)) {
      for (const bill of bills.filter(({ payment }) => payment.order_id === order.id))
        await payBack(ctx, db, bill, refundableToday(ctx, bill, first))
      await providerOf(order).endNow(ctx, db, order)
    }
  })

/** How many payments of theirs stay, as tax law asks, when somebody deletes their account; and whether a plan ends with it. */
export const paymentsKept = (ctx: OpenContext): Promise<{ payments: number; plan: boolean }> =>
  withOrders(
    ctx,
    async (db, userId) => ({
      payments: (await query.listPayments(db, userId)).length,
      plan: (await query.listOrders(db, userId)).some(isRunning),
    }),
    { reading: true },
  )

/** Orders and payments for the file with everything that is kept of somebody. */
export const exportPayments = async (ctx: OpenContext) => {
  const { payments } = await listSeekerPayments(ctx)
  const orders = await withOrders(ctx, query.listOrders, { reading: true })
  return {
    orders: orders.map(
      ({ id, tier, period, country, region, currency, net, tax, total, state, consent, ...order }) => ({
        id,
        tier,
        period,
        country,
        region,
        currency,
        net,
        tax,
        total,
        state,
        consent,
        orderedAt: order.ordered_at,
        billingName: order.billing_name,
        billingEmail: order.billing_email,
        taxId: order.buyer_tax_id,
        card: order.card,
        coupon: order.coupon?.code ?? null,
        trialUntil: order.trial_until,
        pausedFrom: order.paused_from,
        pausedUntil: order.paused_until,
        paidUntil: order.paid_until,
        cancels: order.cancels,
      }),
    ),
    payments,
  }
}
