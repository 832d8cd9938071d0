import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { write } from '../../platform/messages/templates/write.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { letterTo, RECEIPTS_A_DAY } from './rules.ts'

const DAY = 24 * 60 * 60

/** Kept, told to the team, and its receipt to whoever wrote, all or nothing. */
export const send = async (ctx: OpenContext, asked: Parsed<typeof contract.sendContact>) => {
  const country = asked.country ? ctx.countries.find(asked.country)?.name : null
  if (country === undefined)
    throw invalid({ country: `Country must be one of ${ctx.countries.all.map((c) => c.name).join(', ')}` })
  // Answered like everybody: a program is not told what gave it away.
  if (asked.website) return {}
  const { website: _trap, ...rest } = asked
  const written = { ...rest, country }
  const receipt = await ctx.doors.countTry(
    `contact receipt ${asked.email}`,
    RECEIPTS_A_DAY * ctx.settings.limitFactor,
    DAY,
  )
  await ctx.doors.asPlatform(async (db) => {
    const { id } = await query.insert(db, { ...written, address: ctx.caller.address })
    await sendMessage(ctx, db, {
      companyId: null,
      channel: 'email',
      template: 'contact-message',
      recipient: ctx.settings.supportEmail,
      replyTo: asked.email,
      ...letterTo({ ...written, id }),
    })
    if (receipt === true)
      await sendMessage(ctx, db, {
        companyId: null,
        channel: 'email',
        recipient: asked.email,
        ...write('contact-received', asked.language, { reference: id.slice(0, 8).toUpperCase() }),
      })
    await writeAudit(db, null, ctx.caller, [
      { action: 'contact.write', targetType: 'contact message', targetId: id, detail: { topic: asked.topic } },
    ])
  })
  return {}
}

export const list = async (
  ctx: OpenContext,
  { page, pageSize }: Parsed<typeof contract.listContact>,
): Promise<Output<typeof contract.listContact>> =>
  ctx.doors.asPlatform(async (db) => {
    const rows = await query.page(db, pageSize, (page - 1) * pageSize)
    const totalCount = await query.count(db)
    await writeAudit(db, actorOf(ctx), ctx.caller, [{ action: 'contact.list', detail: { page } }])
    return {
      messages: rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at })),
      page,
      pageSize,
      totalCount,
    }
  })
