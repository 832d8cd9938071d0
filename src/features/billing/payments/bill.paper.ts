import type { Country } from '../../../countries/country.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { StoredBill, StoredBillPayment } from './bills.queries.ts'
import { type BillLine, PRODUCT_NAMES } from './bills.rules.ts'
import { buyerOf, moneyText, percent } from './paper.ts'

type BillPaper = { payment: StoredBillPayment; bill: StoredBill; country: Pick<Country, 'currency' | 'zone'> }

const LINES: Readonly<Record<BillLine['what'], string>> = {
  seats: 'seats',
  added: 'seats, for what is left of the period',
  unused: 'seats of the plan before, unused time back',
  extra_days: 'days of people above the seats, in the period before',
  messages: 'messages above those in the plan, in the period before',
  coupon: 'Coupon',
}

/** The invoice of a company: seller and buyer with their tax numbers, each line with its reason, taxes line by line. */
export const billPaper = async ({ payment, bill, country }: BillPaper): Promise<Buffer> => {
  const money = moneyText(country.currency)
  const dayOf = (instant: string) => longDay('en-GB', dayIn(country.zone, new Date(instant)))
  const buyer = buyerOf(payment, bill)
  const title = bill.seller.taxNumber ? 'Tax invoice' : 'Invoice'
  const number = payment.number ?? ''
  const about = {
    title: `${title} ${number}`,
    subject: `${bill.seller.name} to ${buyer.name}`,
    footer: number,
    at: new Date(payment.issued_at ?? payment.at),
  }
  const stream = renderPdf(about, async (paper) => {
    paper.pairs([
      ['Date', dayOf(payment.issued_at ?? payment.at)],
      ['Paid on', dayOf(payment.at)],
      ['Plan', `Fourshore ${PRODUCT_NAMES[bill.product]}, by the ${bill.period}, ${bill.seats} seats`],
      ['Period', `${dayOf(bill.from_at)} to ${dayOf(bill.until_at)}`],
    ])
    paper.heading('Seller')
    paper.text(bill.seller.name)
    if (bill.seller.address) paper.text(bill.seller.address)
    if (bill.seller.taxNumber) paper.text(`Tax registration number: ${bill.seller.taxNumber}`)
    paper.heading('Buyer')
    paper.text(buyer.name)
    paper.text(buyer.email)
    if (buyer.taxId) paper.text(`Tax registration number: ${buyer.taxId}`)
    paper.text(bill.region ? `${bill.country}-${bill.region}` : bill.country)
    paper.heading('What is charged')
    const { row, total } = paper.table([
      { title: 'Description', width: 0.5 },
      { title: 'Each', width: 0.25, end: true },
      { title: 'Amount', width: 0.25, end: true },
    ])
    for (const { what, count, each, amount } of bill.lines)
      row([
        what === 'coupon' ? LINES.coupon : `${count} ${LINES[what]}`,
        what === 'coupon' ? '' : money(each),
        money(amount),
      ])
    row(['Before tax', '', money(payment.net)])
    for (const line of bill.tax_lines) row([`${line.name} ${percent(line.rate)}`, '', money(line.amount)])
    total(['Total', '', money(payment.total)])
    if (bill.provider === 'test') {
      paper.gap()
      paper.text('Made by the built-in test provider: no money was taken.', { quiet: true })
    }
  })
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
