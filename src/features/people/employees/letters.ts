import type { Context } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import { employeeLanguages } from '../../platform/accounts/employee.service.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'

/** The address a record had learns that it was replaced: a quiet change of address is how accounts are stolen. */
export const notifyOldAddress = async (
  ctx: Context,
  now: { id: string; country: string; email: string },
  old: string,
) => {
  const { companyId } = ctx.actor
  const languages = await employeeLanguages(ctx, { companyId, employeeId: now.id, country: now.country })
  const words = renderTemplate('email-changed', languages, { old, fresh: now.email })
  await sendMessage(ctx, ctx.db, { companyId, channel: 'email', recipient: old, ...words })
}
