import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { defineListExport, definePlatformListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart, listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { CHANNELS, enqueueDelivery, openMessage } from '../../../server/messages.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { tokenInvalid } from '../../../server/tokens.ts'
import type { Actor } from '../../../shared/actor.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import * as contract from './contract.ts'
import { mayRetry, needsReason, seesOutbox } from './policy.ts'
import * as query from './queries.ts'
import { maskedRecipient, withoutTokens } from './rules.ts'
import { templateNames } from './templates/found.ts'

/** A company's transaction for its people, the platform's for its staff. A company's outbox is shown in developer mode and nowhere else. */
const inReach = async <T>(
  ctx: OpenContext,
  work: (db: Db, actor: Actor, companyId: string | null) => Promise<T>,
): Promise<T> => {
  const actor = actorOf(ctx)
  const { companyId } = actor
  if (companyId === null) return ctx.database.forPlatform((db) => work(db, actor, null))
  if (!ctx.settings.developer) throw notFound('Outbox')
  const done = await ctx.database.forSession(actor.sessionId, async (db) => ({ it: await work(db, actor, companyId) }))
  if (!done) throw tokenInvalid()
  return done.it
}

type Listed = Omit<Awaited<ReturnType<typeof query.listMessages>>[number], 'place'>

const rowOf = (row: Listed, masked: boolean): Output<typeof contract.listOutbox>['messages'][number] => ({
  id: row.id,
  channel: row.channel as (typeof CHANNELS)[number],
  template: row.template,
  labels: templateNames[row.template] ?? { en: row.template },
  recipient: masked ? maskedRecipient(row.recipient) : row.recipient,
  language: row.language,
  status: row.status as Output<typeof contract.retryMessage>['status'],
  attempts: row.attempts,
  lastError: row.last_error,
  company: row.company_name,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  nextAttemptAt: row.status === 'queued' ? row.next_attempt_at : null,
  expiresAt: row.expires_at,
})

const isMasked = (row: Pick<Listed, 'company_id'>, companyId: string | null): boolean =>
  companyId === null && row.company_id !== null

const filterOf = (
  input: Pick<Parsed<typeof contract.listOutbox>, 'status' | 'channel' | 'recipient'>,
  companyId: string | null,
) => ({
  status: input.status,
  channel: input.channel,
  recipient: input.recipient?.toLowerCase() ?? null,
  companyId,
})

export const listOutbox = (ctx: OpenContext, input: Parsed<typeof contract.listOutbox>) =>
  inReach(ctx, async (db, actor, companyId): Promise<Output<typeof contract.listOutbox>> => {
    const filter = filterOf(input, companyId)
    const part = listWindow(query.OUTBOX_ORDERS, { ...input, sort: 'newest' })
    const { rows, next } = pageOf(part, await query.listMessages(db, filter, part))
    return {
      messages: rows.map((row) => rowOf(row, isMasked(row, companyId))),
      ...totalOf(await query.countMessages(db, filter)),
      next,
      page: input.page,
      pageSize: input.pageSize,
      leaving: CHANNELS.filter((channel) => ctx.transports[channel] !== null),
      allowed: [
        'read',
        ...(mayRetry(actor) ? ['retry' as const] : []),
        ...(needsReason(actor) ? ['reason' as const] : []),
      ],
    }
  })

const everyMessage = async function* (
  db: Db,
  input: Parsed<typeof contract.listOutbox>,
  companyId: string | null,
): AsyncGenerator<contract.OutboxRow[]> {
  const filter = filterOf(input, companyId)
  const read = (part: ListPart) => query.listMessages(db, filter, part)
  for await (const rows of everyRow(read, query.OUTBOX_ORDERS, 'newest'))
    yield rows.map((row) => rowOf(row, isMasked(row, companyId)))
}

const COLUMNS = [
  { id: 'recipient', header: 'Recipient', value: (row: contract.OutboxRow) => row.recipient },
  { id: 'message', header: 'Message', value: (row: contract.OutboxRow) => row.labels.en },
  { id: 'channel', header: 'Channel', value: (row: contract.OutboxRow) => row.channel },
  { id: 'language', header: 'Language', value: (row: contract.OutboxRow) => row.language },
  { id: 'status', header: 'Status', value: (row: contract.OutboxRow) => row.status },
  { id: 'attempts', header: 'Attempts', value: (row: contract.OutboxRow) => row.attempts },
  { id: 'lastError', header: 'Last error', value: (row: contract.OutboxRow) => row.lastError },
  { id: 'company', header: 'Company', value: (row: contract.OutboxRow) => row.company },
  { id: 'written', header: 'Written', value: (row: contract.OutboxRow) => row.createdAt },
  { id: 'sent', header: 'Sent', value: (row: contract.OutboxRow) => row.sentAt },
] as const

const LIST = { list: 'outbox', action: 'outbox.export', input: contract.listOutbox.input, columns: COLUMNS } as const

/** A company’s messages as a file: in developer mode and nowhere else, as the list. */
export const outboxExport = defineListExport({
  ...LIST,
  may: (actor) => actor.companyId !== null && seesOutbox(actor),
  screen: paths.outbox(),
  rows: (ctx, input) => {
    if (!ctx.settings.developer) throw notFound('Outbox')
    return everyMessage(ctx.db, input, ctx.actor.companyId)
  },
})

/** Everybody’s messages, for the platform: of a company’s the recipient is masked, as in the list. */
export const platformOutboxExport = definePlatformListExport({
  ...LIST,
  may: needsReason,
  rows: (_ctx, db, input) => everyMessage(db, input, null),
  logged: ({ recipient, ...filter }) => (recipient ? { ...filter, recipient: maskedRecipient(recipient) } : filter),
})

/** Whoever looks is written down before the words leave: in the log of the company whose message it is. */
export const readMessage = (ctx: OpenContext, { id, reason }: Parsed<typeof contract.readMessage>) =>
  inReach(ctx, async (db, actor, companyId): Promise<Output<typeof contract.readMessage>> => {
    const row = await query.findMessage(db, id, companyId)
    if (!row) throw notFound('Message')
    if (needsReason(actor) && row.company_id !== null && !reason)
      throw invalid({ reason: 'Say why you read a company’s message. The company can see it.' })
    const words = openMessage(ctx, row)
    const masked = !(await showsLinks(ctx, db, actor, row))
    await writeAudit(db, { ...actor, companyId: row.company_id }, ctx.caller, [
      { action: 'message.read', targetType: 'message', targetId: id, detail: { template: row.template, reason } },
    ])
    return {
      ...rowOf(row, false),
      subject: words.subject,
      text: masked ? withoutTokens(words.text) : words.text,
      attachments: (words.attachments ?? []).map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        bytes: Buffer.byteLength(content, 'base64'),
      })),
      masked: masked && withoutTokens(words.text) !== words.text,
    }
  })

/**
 * On a server without mail this page is the only place where a link can be found; there, and in developer mode alone, it is shown whole.
 * A link that opens the account of somebody who runs the company is not for their staff.
 */
const showsLinks = async (
  ctx: OpenContext,
  db: Db,
  actor: Actor,
  row: Pick<Listed, 'status' | 'recipient' | 'template'>,
) => {
  if (!ctx.settings.developer || row.status !== 'local') return false
  if (actor.companyId === null || actor.role === 'employer' || row.recipient === actor.email) return true
  // It makes whoever follows it an administrator, and has no account yet.
  if (row.template === 'administrator-invited') return hasPermission(actor, 'administrators.manage')
  return !(await query.worksForCompany(db, actor.companyId, row.recipient))
}

export const retryMessage = (ctx: OpenContext, { id }: Parsed<typeof contract.retryMessage>) =>
  inReach(ctx, async (db, actor, companyId): Promise<Output<typeof contract.retryMessage>> => {
    const row = await query.findMessage(db, id, companyId)
    if (!row || !mayRetry(actor)) throw notFound('Message')
    if (row.status === 'queued') return { status: 'queued' }
    if (row.expired)
      throw new Refusal('CONFLICT', 'The link in this message has run out. Have a new message written instead.')
    if (!(await query.requeueMessage(db, id, companyId)))
      throw new Refusal('CONFLICT', 'Only a message that was given up can be tried again.')
    await enqueueDelivery(db, id)
    await writeAudit(db, { ...actor, companyId: row.company_id }, ctx.caller, [
      {
        action: 'message.retry',
        targetType: 'message',
        targetId: id,
        before: { status: row.status },
        after: { status: 'queued' },
      },
    ])
    return { status: 'queued' }
  })
