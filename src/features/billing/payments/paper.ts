import type { Country } from '../../../countries/country.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { dayIn } from '../../../shared/dates.ts'
import { groupThousands } from '../../../shared/digits.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import { PLANS } from '../subscriptions/rules.ts'
import type { Buyer } from './bills.rules.ts'
import type { StoredOrder, StoredPayment } from './queries.ts'

type Paper = {
  payment: StoredPayment
  order: StoredOrder
  country: Pick<Country, 'currency' | 'zone'>
  /** Of a credit note: the number of the invoice it pays back. */
  invoice: string | null
}

/** To whom an invoice was issued: as it stands with its number, whatever was changed since. */
export const buyerOf = (
  { buyer }: Pick<StoredPayment, 'buyer'>,
  order: Pick<StoredOrder, 'billing_name' | 'billing_email' | 'buyer_tax_id'>,
): Buyer => buyer ?? { name: order.billing_name, email: order.billing_email, taxId: order.buyer_tax_id }

const PERIODS = { month: 'one month', year: 'one year' } as const

/** Rates are parts of 100,000: 9000 is 9 %. */
export const percent = (rate: number): string => `${rate / 1000} %`

/** Writes amounts in minor units of a currency, with its code. */
export const moneyText =
  ({ code, minorUnits }: Country['currency']) =>
  (minor: Minor): string => {
    const [whole = '0', cents] = fromMinor(Math.abs(minor), minorUnits).split('.')
    return `${minor < 0 ? '−' : ''}${code} ${groupThousands(whole)}${cents ? `.${cents}` : ''}`
  }

/** The invoice of a charge, or the credit note of a refund: seller and their tax number, buyer, what was bought, taxes line by line. */
export const paymentPaper = async ({ payment, order, country, invoice }: Paper): Promise<Buffer> => {
  const money = moneyText(country.currency)
  const dayOf = (instant: string) => longDay('en-GB', dayIn(country.zone, new Date(instant)))
  const buyer = buyerOf(payment, order)
  const isCredit = payment.kind === 'refund'
  const isTaxed = order.seller.taxNumber !== null
  const kind = isTaxed ? 'Tax invoice' : 'Invoice'
  const title = isCredit ? 'Credit note' : kind
  const number = payment.number ?? ''
  const at = new Date(payment.issued_at ?? payment.at)
  const about = {
    title: `${title} ${number}`,
    subject: `${order.seller.name} to ${buyer.name}`,
    footer: number,
    at,
  }
  const stream = renderPdf(about, async (paper) => {
    paper.pairs([
      ['Date', dayOf(payment.issued_at ?? payment.at)],
      [isCredit ? 'Paid back on' : 'Paid on', dayOf(payment.at)],
      ...(invoice ? [['For invoice', invoice] as const] : []),
    ])
    paper.heading('Seller')
    paper.text(order.seller.name)
    if (order.seller.address) paper.text(order.seller.address)
    if (order.seller.taxNumber) paper.text(`Tax registration number: ${order.seller.taxNumber}`)
    paper.heading('Buyer')
    paper.text(buyer.name)
    paper.text(buyer.email)
    if (buyer.taxId) paper.text(`Tax registration number: ${buyer.taxId}`)
    paper.text(order.region ? `${order.country}-${order.region}` : order.country)
    paper.heading(isCredit ? 'What is paid back' : 'What was bought')
    const { row, total } = paper.table([
      { title: 'Description', width: 0.7 },
      { title: 'Amount', width: 0.3, end: true },
    ])
    const span = payment.from_at && payment.until_at ? `, ${dayOf(payment.from_at)} to ${dayOf(payment.until_at)}` : ''
    // A period with a coupon: its full price, and what the coupon took off.
    const coupon = !isCredit && order.coupon?.total === payment.total ? order.coupon : null
    const taxLines = coupon?.lines ?? order.tax_lines
    row([
      `Fourshore ${PLANS[order.tier].name}, ${PERIODS[order.period]}${span}`,
      money(coupon ? order.net : payment.net),
    ])
    if (coupon) row([`Coupon ${coupon.code}, ${percent(coupon.rate)} off`, money(payment.net - order.net)])
    // One tax has all of it; of several each has its share as it was ordered.
    const [only, ...others] = taxLines
    if (only && others.length === 0) row([`${only.name} ${percent(only.rate)}`, money(payment.tax)])
    else
      for (const line of taxLines)
        row([`${line.name} ${percent(line.rate)}`, money(isCredit ? -line.amount : line.amount)])
    total(['Total', money(payment.total)])
    if (order.provider === 'test') {
      paper.gap()
      paper.text('Made by the built-in test provider: no money was taken.', { quiet: true })
    }
  })
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
