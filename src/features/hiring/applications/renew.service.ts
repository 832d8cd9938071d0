import type { OpenContext } from '../../../server/context.ts'
import { endOlderLinks, mayRenewLink } from '../../../server/links.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { linkHashOf, linkOf } from './link.ts'
import type * as contract from './mine.contract.ts'
import * as query from './mine.queries.ts'

/** A new link to the application's own mailbox; older ones end. The answer is the same whether there is such an application or not. */
export const renewLink = async (ctx: OpenContext, { link }: Parsed<typeof contract.renewLink>) => {
  const hash = linkHashOf(link)
  if (!(await mayRenewLink(ctx, hash))) return {}
  const [row] = await ctx.database.forSeeker({ link: hash }, (db) => query.listApplicationsForCandidate(db, null), {
    reading: true,
  })
  if (!row) return {}
  await ctx.database.forPlatform((db) => endOlderLinks(ctx, db, hash))
  await ctx.database.forCompany(row.company_id, async (db) => {
    const to = await query.mailboxOf(db, row.company_id, row.id)
    if (!to) return
    const told = { name: to.name, job: row.title, company: row.company, link: linkOf(ctx, row.company_id, row.id) }
    await sendMessage(ctx, db, {
      companyId: row.company_id,
      channel: 'email',
      recipient: to.email,
      ...renderTemplate('link-renewed', to.language, told),
    })
  })
  return {}
}
