import type { Country } from '../../../countries/country.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { dayIn } from '../../../shared/dates.ts'
import { buyerOf, moneyText } from './paper.ts'
import type { StoredOrder, StoredPayment } from './queries.ts'

type Receipt = {
  payment: Pick<StoredPayment, 'buyer' | 'number' | 'at' | 'total' | 'paid_back'>
  order: Pick<StoredOrder, 'billing_name' | 'billing_email' | 'buyer_tax_id' | 'seller' | 'provider'>
  country: Pick<Country, 'currency' | 'zone'>
  card: { brand: string; last4: string } | null
}

/** That an invoice was paid: when, how much, with what, by whom and to whom; and what was paid back of it since. */
export const receiptPaper = async ({ payment, order, country, card }: Receipt): Promise<Buffer> => {
  const money = moneyText(country.currency)
  const buyer = buyerOf(payment, order)
  const number = payment.number ?? ''
  const about = {
    title: `Receipt for ${number}`,
    subject: `${buyer.name} to ${order.seller.name}`,
    footer: number,
    at: new Date(payment.at),
  }
  const stream = renderPdf(about, async (paper) => {
    paper.pairs([
      ['Paid on', longDay('en-GB', dayIn(country.zone, new Date(payment.at)))],
      ['Amount paid', money(payment.total)],
      ['Paid with', card ? `${card.brand} card ending in ${card.last4}` : 'Card'],
      ['For invoice', number],
      ...(payment.paid_back > 0 ? [['Paid back since', money(payment.paid_back)] as const] : []),
    ])
    paper.heading('Paid by')
    paper.text(buyer.name)
    paper.text(buyer.email)
    paper.heading('Paid to')
    paper.text(order.seller.name)
    if (order.seller.address) paper.text(order.seller.address)
    if (order.seller.taxNumber) paper.text(`Tax registration number: ${order.seller.taxNumber}`)
    if (order.provider === 'test') {
      paper.gap()
      paper.text('Made by the built-in test provider: no money was taken.', { quiet: true })
    }
  })
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
