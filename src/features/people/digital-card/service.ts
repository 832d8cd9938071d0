import type { Context } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { employeeLanguages } from '../../platform/accounts/employee.service.ts'
import { renderTemplate, toPlainLine } from '../../platform/messages/templates/write.ts'
import { companyNamed, getEmployeeContext, logEmployeeActivity } from '../employees/people.ts'
import type * as contract from './contract.ts'
import { fileName, toVcard } from './rules.ts'

/** Name, work and how to reach somebody there. Neither pay nor any number that identifies a person is ever read for it. */
const cardOf = async (ctx: Context, id: string): Promise<contract.CardData> => {
  const { stored, country } = await getEmployeeContext(ctx, id)
  if (stored.status === 'terminated')
    throw new Refusal('CONFLICT', 'This employee has left the company and gets no business card.')
  const company = await companyNamed(ctx)
  return {
    employeeName: stored.full_name,
    position: stored.position,
    department: stored.department,
    employeeId: stored.employee_number,
    generatedAt: ctx.now().toISOString(),
    email: stored.email,
    phone: stored.phone,
    location: stored.location ?? country.name,
    company: company.name,
    website: `${ctx.settings.publicUrl}${paths.companyLogin(company.slug)}`,
  }
}

export const generateDigitalCard = async (
  ctx: Context,
  { id, privacyLevel }: Parsed<typeof contract.digitalCard>,
): Promise<Output<typeof contract.digitalCard>> => {
  const cardData = await cardOf(ctx, id)
  await logEmployeeActivity(ctx, id, 'digital_card_generated')
  ctx.audit({ action: 'employee.digital-card', targetType: 'employee', targetId: id, detail: { privacyLevel } })
  return { cardData }
}

/** Cards of one employee an hour: enough for a meeting, too few to fill somebody's letter box. */
const CARDS_AN_HOUR = 10

export const emailDigitalCard = async (
  ctx: Context,
  { id, privacyLevel, to }: Parsed<typeof contract.emailDigitalCard>,
): Promise<Output<typeof contract.emailDigitalCard>> => {
  const card = await cardOf(ctx, id)
  const wait = await ctx.database.countTry(`digital-card ${id}`, CARDS_AN_HOUR * ctx.settings.limitFactor, 3600)
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many cards of this employee. Please wait ${wait} seconds.`, {
      retryAfter: wait,
    })
  const recipient = to ?? card.email
  const own = recipient === card.email
  const languages = own ? await languagesOf(ctx, id) : 'en'
  const written = renderTemplate('business-card', languages, {
    name: card.employeeName,
    position: card.position ?? card.department ?? card.employeeId,
    company: card.company,
  })
  await sendMessage(ctx, ctx.db, {
    companyId: ctx.actor.companyId,
    channel: 'email',
    recipient,
    ...written,
    text: [written.text, contactOf(card)].join('\n\n'),
    attachments: [
      {
        filename: fileName(card, 'vcf'),
        contentType: 'text/vcard; charset=utf-8',
        content: Buffer.from(toVcard(card, card.generatedAt)).toString('base64'),
      },
    ],
  })
  await logEmployeeActivity(ctx, id, 'digital_card_sent', { to: recipient })
  ctx.audit({
    action: 'employee.digital-card-email',
    targetType: 'employee',
    targetId: id,
    detail: { privacyLevel, recipient },
  })
  return { message: `Digital business card sent to ${recipient}.`, recipient }
}

/** What the employee reads; they have no account before they are welcomed. */
const languagesOf = async (ctx: Context, id: string) => {
  const { country } = await getEmployeeContext(ctx, id)
  return employeeLanguages(ctx, { companyId: ctx.actor.companyId, employeeId: id, country: country.code })
}

/** Alone on its line it would become a link that goes out under our name. */
const unlinked = (text: string | null) => toPlainLine(text ?? '').replace(/^https?:\/\//i, '')

/** The card itself as lines, for somebody who opens no attachments. */
const contactOf = (c: contract.CardData) =>
  [...[c.employeeName, c.email, c.phone, c.location].map(unlinked).filter(Boolean), c.website].join('\n')
