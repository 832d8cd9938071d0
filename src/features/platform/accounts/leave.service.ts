import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import { actorOf } from '../../../server/routes.ts'
import { forgetRecipient } from '../messages/forget.service.ts'
import { renderTemplate } from '../messages/templates/write.ts'
import * as query from './queries.ts'

/** The account goes with its sessions and all that hangs on it; the log says that it went, and a last letter that it is done. */
export const dropAccount = (ctx: OpenContext, account: query.Account): Promise<void> =>
  ctx.database.forPlatform(async (db) => {
    const gone = await query.dropSeeker(db, account.id)
    if (gone === 0) return
    // Who has an account elsewhere under the same address goes on being written to.
    if ((await query.accountsByEmail(db, account.email)).length === 0) await forgetRecipient(db, account.email)
    await sendMessage(ctx, db, {
      companyId: null,
      channel: 'email',
      recipient: account.email,
      ...renderTemplate('account-deleted', account.language, { name: account.first_name }),
    })
    await writeAudit(db, actorOf(ctx), ctx.caller, [
      { action: 'seeker.account.delete', targetType: 'seeker', targetId: account.id },
    ])
  })
