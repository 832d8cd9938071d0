import type { Services } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import { dayIn } from '../../../shared/dates.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { billPaper } from '../payments/bill.paper.ts'
import { listBillPayments, listBills } from '../payments/bills.service.ts'
import { moneyText } from '../payments/paper.ts'
import { receiptPaper } from '../payments/receipt.paper.ts'
import * as query from './queries.ts'
import { listConfirmedContacts } from './service.ts'

type Paid = Awaited<ReturnType<typeof paidSince>>[number]

/** What a company paid since somebody agreed to hear of it, each with the bill it paid. */
const paidSince = async (services: Services, companyId: string, since: string) => {
  const { bills, payments } = await services.database.forPlatform(
    async (db) => ({ bills: await listBills(db, companyId), payments: await listBillPayments(db, companyId) }),
    { reading: true },
  )
  return payments.flatMap((payment) => {
    const bill = bills.find((one) => one.id === payment.order_id)
    if (!bill || payment.number === null || Date.parse(payment.at) < Date.parse(since)) return []
    return [{ payment, bill, number: payment.number, country: services.countries.get(bill.country) }]
  })
}

const papersOf = async ({ payment, bill, number, country }: Paid) => {
  const { card } = bill
  const receipt = await receiptPaper({ payment: { ...payment, paid_back: 0 }, order: bill, country, card })
  const pdf = (filename: string, content: Buffer) => ({
    filename,
    contentType: 'application/pdf',
    content: content.toString('base64'),
  })
  return [pdf(`${number}.pdf`, await billPaper({ payment, bill, country })), pdf(`receipt-${number}.pdf`, receipt)]
}

/** Sends invoice and receipt of what was paid to each billing contact, each once however often it runs. */
export const sendBillingPapers = async (services: Services, { companyId }: { companyId: string }): Promise<void> => {
  const { contacts, company } = await services.database.forCompany(companyId, async (db) => ({
    contacts: await listConfirmedContacts(db, companyId),
    company: await query.getCompanyName(db, companyId),
  }))
  for (const contact of contacts)
    for (const paid of await paidSince(services, companyId, contact.confirmed_at ?? '')) {
      const { payment, number, country } = paid
      const attachments = await papersOf(paid)
      const facts = {
        name: contact.name,
        company,
        number,
        amount: moneyText(country.currency)(payment.total),
        day: dayIn(country.zone, new Date(payment.at)),
      }
      await services.database.forCompany(companyId, async (db) => {
        const sent = { contact: contact.id, payment: payment.id, at: services.now().toISOString() }
        if (!(await query.putSentPaper(db, companyId, sent))) return
        await sendMessage(services, db, {
          companyId,
          channel: 'email',
          recipient: contact.email,
          attachments,
          ...renderTemplate('billing-papers', contact.language, facts),
        })
      })
    }
}
