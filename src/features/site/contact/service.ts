import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { definePlatformListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart, listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { sendMessage } from '../../../server/messages.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import * as contract from './contract.ts'
import { readsContact } from './policy.ts'
import * as query from './queries.ts'
import { letterTo, RECEIPTS_A_DAY } from './rules.ts'

const DAY = 24 * 60 * 60

/** Kept, told to the team, and its receipt to whoever wrote, all or nothing. */
export const sendContactMessage = async (ctx: OpenContext, input: Parsed<typeof contract.sendContact>) => {
  const country = input.country ? ctx.countries.find(input.country)?.name : null
  if (country === undefined)
    throw invalid({ country: `Country must be one of ${ctx.countries.all.map((c) => c.name).join(', ')}` })
  // Answered like everybody: a program is not told what gave it away.
  if (input.website) return {}
  const { website: _trap, ...rest } = input
  const written = { ...rest, country }
  const receipt = await ctx.database.countTry(
    `contact receipt ${input.email}`,
    RECEIPTS_A_DAY * ctx.settings.limitFactor,
    DAY,
  )
  await ctx.database.forPlatform(async (db) => {
    const { id } = await query.insertContactMessage(db, { ...written, address: ctx.caller.address })
    await sendMessage(ctx, db, {
      companyId: null,
      channel: 'email',
      template: 'contact-message',
      recipient: ctx.settings.supportEmail,
      replyTo: input.email,
      ...letterTo({ ...written, id }),
    })
    if (receipt === true)
      await sendMessage(ctx, db, {
        companyId: null,
        channel: 'email',
        recipient: input.email,
        ...renderTemplate('contact-received', input.language, { reference: id.slice(0, 8).toUpperCase() }),
      })
    await writeAudit(db, null, ctx.caller, [
      { action: 'contact.write', targetType: 'contact message', targetId: id, detail: { topic: input.topic } },
    ])
  })
  return {}
}

export const listContactMessages = async (
  ctx: OpenContext,
  { cursor, page, pageSize }: Parsed<typeof contract.listContact>,
): Promise<Output<typeof contract.listContact>> =>
  ctx.database.forPlatform(async (db) => {
    const part = listWindow(query.MESSAGE_ORDERS, { sort: 'newest', cursor, page, pageSize })
    const { rows, next } = pageOf(part, await query.listContactMessages(db, part))
    const total = totalOf(await query.countContactMessages(db))
    await writeAudit(db, actorOf(ctx), ctx.caller, [{ action: 'contact.list', detail: { page } }])
    return {
      messages: rows.map(({ created_at, place: _, ...row }) => ({ ...row, createdAt: created_at })),
      page,
      pageSize,
      next,
      ...total,
    }
  })

type MessageRow = Awaited<ReturnType<typeof query.listContactMessages>>[number]

export const contactExport = definePlatformListExport({
  list: 'contact-messages',
  may: readsContact,
  action: 'contact.export',
  input: contract.listContact.input,
  columns: [
    { id: 'createdAt', header: 'Sent', value: (row: MessageRow) => row.created_at },
    { id: 'name', header: 'Name', value: (row) => row.name },
    { id: 'email', header: 'E-mail', value: (row) => row.email },
    { id: 'company', header: 'Company', value: (row) => row.company },
    { id: 'country', header: 'Country', value: (row) => row.country },
    { id: 'topic', header: 'Topic', value: (row) => row.topic },
    { id: 'message', header: 'Message', value: (row) => row.message },
    { id: 'language', header: 'Language', value: (row) => row.language },
  ],
  rows: (_ctx, db) => everyRow((part: ListPart) => query.listContactMessages(db, part), query.MESSAGE_ORDERS, 'newest'),
})
