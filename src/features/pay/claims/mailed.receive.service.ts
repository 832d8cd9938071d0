import { runApart } from '../../../server/apart.ts'
import { EndedApart } from '../../../server/apart.walls.ts'
import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { sha256 } from '../../../server/crypto.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { employmentOn } from '../../people/employments/org.service.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { requireRoom } from '../../platform/uploads/service.ts'
import { RECEIPT_BYTES } from './claim.contract.ts'
import type { MailPapers } from './mail.reader.ts'
import type * as contract from './mailed.contract.ts'
import * as query from './mailed.queries.ts'
import {
  headOfMail,
  type MailHead,
  type MailRefusal,
  MOST_ANSWERS,
  MOST_MAILS,
  MOST_PAPERS,
  tokenIn,
} from './mailed.rules.ts'
import { readSignedMail } from './mailed.signed.ts'
import { type JudgedReceipt, judgeReceipt, keepReceipt } from './receipts.service.ts'

const PAPERS = { module: new URL('./mail.reader.ts', import.meta.url), name: 'papersOfMail', longest: 20_000 }
const DAY_MS = 24 * 60 * 60 * 1000

type Answer = Output<typeof contract.receiveMail>
type Mail = { raw: Buffer; head: MailHead }
type Owned = { companyId: string; owner: query.AddressOwner }

/** What is to be kept of a mail; `left`: attachments that are no receipts. Or why nothing of it is. */
type Taken = { receipts: JudgedReceipt[]; left: number } | { refused: MailRefusal }

/**
 * A mail for the receipts of an employee. Only from an address of theirs, and since anybody can write that into a mail, what comes only waits until
 * the person puts it on a claim themselves. Who is nobody here, or writes from elsewhere, is not answered by a letter: it may not be theirs.
 * @throws Refusal VALIDATION_FAILED for a mail of which nothing is kept and nobody told; BUSY when it is to be tried again
 */
export const receiveMail = async (
  ctx: OpenContext,
  { signature }: Parsed<typeof contract.receiveMail>,
): Promise<Answer> => {
  const raw = readSignedMail(ctx, signature ?? null)
  const head = headOfMail(raw)
  const token = tokenIn(head.recipients, ctx.settings.inboundMail?.domain ?? '')
  const companyId = token && (await ctx.database.forPlatform((db) => query.findCompanyOfToken(db, token)))
  if (!companyId) throw invalid({ to: 'Nobody has this address' })
  return ctx.database.forCompany(companyId, async (db) => {
    const owner = await query.findAddressOwner(db, companyId, token)
    if (!owner) throw invalid({ to: 'Nobody has this address' })
    const senders = [owner.email, owner.account_email].map((email) => email.toLowerCase())
    if (head.from === null || !senders.includes(head.from))
      throw invalid({ from: 'The mail is not from an address of whoever it is for' })
    if (head.isAutomatic) throw invalid({ from: 'A machine wrote this mail' })
    return takeMail(ctx, db, { raw, head }, { companyId, owner })
  })
}

const takeMail = async (ctx: OpenContext, db: Db, mail: Mail, { companyId, owner }: Owned): Promise<Answer> => {
  const employeeId = owner.employee_id
  const messageKey = sha256(mail.head.messageId ?? mail.raw).toString('hex')
  if (await query.hasMail(db, companyId, employeeId, messageKey)) return { outcome: 'again', receipts: 0 }
  const at = ctx.now().toISOString()
  const since = new Date(ctx.now().getTime() - DAY_MS).toISOString()
  const today = await query.countMailsSince(db, companyId, { employeeId, since })
  const standing = await refusalOfOwner(ctx, db, { companyId, owner })
  const taken = await withinRoom(
    db,
    companyId,
    standing ? { refused: standing } : await papersOf(ctx, mail, today.stored),
  )
  const refused = 'refused' in taken ? taken.refused : null
  const mailId = await query.insertMail(db, companyId, { employeeId, messageKey, refused, at })
  if (mailId === null) return { outcome: 'again', receipts: 0 }
  if ('refused' in taken) {
    const letter = { to: mail.head.from ?? owner.email, why: taken.refused }
    if (today.refused < MOST_ANSWERS) await answerSender(ctx, db, { companyId, owner }, letter)
    return { outcome: 'answered', receipts: 0 }
  }
  for (const judged of taken.receipts) {
    const receipt = await keepReceipt(ctx, db, { companyId, employeeId, userId: owner.user_id, judged })
    await query.insertMailedReceipt(db, companyId, { receiptId: receipt.id, mailId })
  }
  await writeAudit(db, systemActor(companyId), ctx.caller, [
    {
      action: 'expense-receipt.by-mail',
      targetType: 'employee',
      targetId: employeeId,
      after: { receipts: taken.receipts.length, from: mail.head.from },
    },
  ])
  await tellOwner(ctx, db, { companyId, owner }, { count: taken.receipts.length, left: taken.left })
  return { outcome: 'stored', receipts: taken.receipts.length }
}

/** Why nothing is taken in for somebody, whatever it is. */
const refusalOfOwner = async (ctx: OpenContext, db: Db, { companyId, owner }: Owned): Promise<MailRefusal | null> => {
  const today = dayIn(ctx.countries.get(owner.country).zone, ctx.now())
  const employment = await employmentOn({ db, actor: { companyId } }, owner.employee_id, today)
  const end = employment?.ended_on ?? null
  if (owner.status === 'terminated' || (end !== null && end < today)) return 'left'
  if (owner.portal === 'employee' && (await isSwitchedOff(ctx, db, companyId))) return 'off'
  return owner.ended_at === null ? null : 'replaced'
}

/** Whether the company has switched expenses off in its portal: its settings are those of a later area, found by their name. */
const isSwitchedOff = async ({ features }: OpenContext, db: Db, companyId: string): Promise<boolean> => {
  const portal = features.flatMap(({ settings = [] }) => settings).find(({ area }) => area === 'portal')
  const parts: Record<string, unknown> = portal ? await settingsOf(db, portal, { companyId }) : {}
  return parts.claims === false
}

/** The receipts in a mail, each judged by its content: what is attached, or the mail itself where nothing is. */
const papersOf = async (ctx: OpenContext, { raw, head }: Mail, today: number): Promise<Taken> => {
  if (today >= MOST_MAILS) return { refused: 'many' }
  if (head.isCut) return { refused: 'large' }
  if (await isInfected(ctx, raw)) return { refused: 'unsafe' }
  const mail = await runApart<MailPapers>(PAPERS, { bytes: raw }).catch((error) => {
    if (!(error instanceof EndedApart) || error.why === 'busy') throw error
    return null
  })
  if (!mail) return { refused: 'unreadable' }
  if (mail.isUnsafe) return { refused: 'unsafe' }
  if (mail.papers.length > MOST_PAPERS) return { refused: 'large' }
  const sent =
    mail.papers.length > 0 || !mail.hasText
      ? mail.papers.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }))
      : [{ name: mail.subject, bytes: raw }]
  const small = sent.filter(({ bytes }) => bytes.length <= RECEIPT_BYTES)
  const receipts: JudgedReceipt[] = []
  for (const { name, bytes } of small) {
    const judged = await judgedOrNull(bytes, name)
    if (judged) receipts.push(judged)
  }
  if (receipts.length > 0) return { receipts, left: sent.length - receipts.length }
  return { refused: small.length < sent.length ? 'large' : 'unreadable' }
}

const judgedOrNull = (bytes: Buffer, name: string | null): Promise<JudgedReceipt | null> =>
  judgeReceipt(bytes, name).catch((error) => {
    if (error instanceof Refusal && error.code === 'VALIDATION_FAILED') return null
    throw error
  })

/** Without the word of a scanner that was set nothing is taken in: the mail is to come again. */
const isInfected = async ({ scanner }: OpenContext, bytes: Buffer): Promise<boolean> => {
  if (!scanner) return false
  const found = await scanner(bytes).catch((error: Error) => {
    console.error(error.message)
    throw new Refusal('BUSY', 'The mail cannot be checked for viruses right now.', { retryAfter: 60 })
  })
  return found !== null
}

/** What is to be kept, where the company has room for all of it. */
const withinRoom = async (db: Db, companyId: string, taken: Taken): Promise<Taken> => {
  if ('refused' in taken) return taken
  const bytes = taken.receipts.reduce((sum, receipt) => sum + receipt.bytes.length, 0)
  try {
    await requireRoom(db, { companyId, bytes })
    return taken
  } catch (error) {
    if (error instanceof Refusal) return { refused: 'full' }
    throw error
  }
}

/** Where somebody has their claims: in the portal, or on the dashboard they work on. */
const linkOf = ({ settings }: OpenContext, { portal }: query.AddressOwner): string =>
  `${settings.publicUrl}${portal === 'employee' ? paths.employeePortal({ tab: 'claims' }) : paths.expenseClaims({ tab: 'mine' })}`

const tellOwner = (
  ctx: OpenContext,
  db: Db,
  { companyId, owner }: Owned,
  { count, left }: { count: number; left: number },
) => {
  const link = linkOf(ctx, owner)
  return notifyPeople(ctx, db, {
    event: 'receipt-mailed',
    companyId,
    recipients: [
      {
        userId: owner.user_id,
        email: owner.email,
        language: owner.language,
        link,
        facts: { name: owner.name, count, left, link },
      },
    ],
  })
}

/** One letter to the address the mail came from, which is the person's own. */
const answerSender = async (
  ctx: OpenContext,
  db: Db,
  { companyId, owner }: Owned,
  { to, why }: { to: string; why: MailRefusal },
) => {
  const letter = renderTemplate('receipt-mail-refused', owner.language, {
    name: owner.name,
    what: why,
    link: linkOf(ctx, owner),
  })
  await sendMessage(ctx, db, { companyId, channel: 'email', recipient: to, ...letter })
}
