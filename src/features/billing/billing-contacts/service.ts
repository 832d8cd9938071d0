import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Context, OpenContext } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { maskedRecipient } from '../../platform/messages/rules.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { contactStateOf, INVITED_DAYS, MOST_CONTACTS } from './contacts.rules.ts'
import type * as contract from './contract.ts'
import type { BillingContacts } from './contract.ts'
import * as query from './queries.ts'

export const listBillingContacts = async (ctx: Context): Promise<BillingContacts> => ({
  contacts: (await query.listContacts(ctx.db, ctx.actor.companyId)).map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    language: row.language,
    state: contactStateOf(row, ctx.now()),
    invitedAt: iso(row.invited_at),
    confirmedAt: row.confirmed_at && iso(row.confirmed_at),
  })),
  most: MOST_CONTACTS,
})

/** Those who agreed to get the papers of a company. */
export const listConfirmedContacts = async (db: Db, companyId: string): Promise<query.StoredContact[]> =>
  (await query.listContacts(db, companyId)).filter(({ confirmed_at }) => confirmed_at !== null)

export const inviteBillingContact = async (
  ctx: Context,
  { name, email, language }: Parsed<typeof contract.inviteBillingContact>,
): Promise<BillingContacts> => {
  const { db, actor } = ctx
  const { companyId, userId: by } = actor
  await query.lockContacts(db, companyId)
  const all = await query.listContacts(db, companyId)
  const known = all.find((one) => one.email.toLowerCase() === email.toLowerCase())
  if (known && known.confirmed_at !== null) throw invalid({ email: 'This person is a billing contact already.' })
  if (await query.isUserOf(db, companyId, email))
    throw invalid({ email: 'This address signs in to your company. A billing contact is somebody outside it.' })
  if (!known && all.length >= MOST_CONTACTS)
    throw new Refusal('CONFLICT', `A company has at most ${MOST_CONTACTS} billing contacts.`)
  const token = randomToken()
  const at = ctx.now().toISOString()
  const { id } = await query.putContact(db, companyId, { name, email, language, hash: sha256(token), by, at })
  const facts = {
    name,
    company: await query.getCompanyName(db, companyId),
    days: INVITED_DAYS,
    link: `${ctx.settings.publicUrl}${paths.billingContact(token)}`,
  }
  await sendMessage(ctx, db, {
    companyId,
    channel: 'email',
    recipient: email,
    goodForMinutes: INVITED_DAYS * 24 * 60,
    ...renderTemplate('billing-contact-invited', language, facts),
  })
  ctx.audit({
    action: 'billing-contact.invite',
    targetType: 'billing_contact',
    targetId: id,
    after: { name, email, language },
  })
  return listBillingContacts(ctx)
}

export const removeBillingContact = async (
  ctx: Context,
  { id }: Parsed<typeof contract.removeBillingContact>,
): Promise<BillingContacts> => {
  const { db, actor } = ctx
  await query.lockContacts(db, actor.companyId)
  const before = (await query.listContacts(db, actor.companyId)).find((one) => one.id === id)
  if (!before) throw notFound('Contact')
  await query.deleteContact(db, actor.companyId, id)
  const { name, email } = before
  ctx.audit({ action: 'billing-contact.remove', targetType: 'billing_contact', targetId: id, before: { name, email } })
  return listBillingContacts(ctx)
}

const findByLink = async (ctx: OpenContext, token: string) => {
  const found = await ctx.database.forPlatform((db) => query.findContactByLink(db, sha256(token)), { reading: true })
  if (!found) throw notFound('Invitation')
  return found
}

export const readBillingContactLink = async (
  ctx: OpenContext,
  { token }: Parsed<typeof contract.readBillingContactLink>,
): Promise<Output<typeof contract.readBillingContactLink>> => {
  const found = await findByLink(ctx, token)
  return { company: found.company, name: found.name, state: contactStateOf(found, ctx.now()) }
}

/** The company's own log tells that somebody agreed or left; nobody of it did so. */
export const answerBillingContactLink = async (
  ctx: OpenContext,
  { token, answer }: Parsed<typeof contract.answerBillingContactLink>,
): Promise<Output<typeof contract.answerBillingContactLink>> => {
  const { company_id: companyId, id, email, ...found } = await findByLink(ctx, token)
  const now = ctx.now()
  if (answer === 'confirm' && contactStateOf(found, now) === 'over')
    throw new Refusal('GONE', 'This invitation is over. Ask the company for a new one.')
  await ctx.database.forCompany(companyId, async (db) => {
    const changed =
      answer === 'confirm'
        ? await query.confirmContact(db, companyId, { id, at: now.toISOString() })
        : await query.deleteContact(db, companyId, id)
    if (changed > 0)
      await writeAudit(db, systemActor(companyId), ctx.caller, [
        {
          action: `billing-contact.${answer}`,
          targetType: 'billing_contact',
          targetId: id,
          detail: { email: maskedRecipient(email) },
        },
      ])
  })
  return { state: answer === 'confirm' ? 'confirmed' : 'left' }
}
