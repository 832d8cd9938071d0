import type { OpenContext } from '../../../server/context.ts'
import { endOlderLinks, mayRenewLink } from '../../../server/links.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { sendTicket } from './letters.ts'
import { ticketLinkHash } from './link.ts'
import type * as contract from './person.contract.ts'
import { ticketFacts } from './person.service.ts'
import * as query from './queries.ts'
import { getEvent } from './shown.ts'

/** A new link to the ticket's own mailbox; older ones end. The answer is the same whether there is such a ticket or not. */
export const renewTicket = async (ctx: OpenContext, { link }: Parsed<typeof contract.renewTicket>) => {
  const hash = ticketLinkHash(link)
  if (!(await mayRenewLink(ctx, hash))) return {}
  const found = await ctx.database.forSeeker({ link: hash }, (db) => query.theirTicket(db), { reading: true })
  if (!found) return {}
  const { company_id: companyId, id, event_id: eventId } = found
  await ctx.database.forPlatform((db) => endOlderLinks(ctx, db, hash))
  await ctx.database.forCompany(companyId, async (db) => {
    const event = await getEvent(db, companyId, eventId)
    const { ticket, slot } = await ticketFacts(db, { companyId, id, eventId }, event)
    const company = await query.companyName(db, companyId)
    await sendTicket(ctx, db, { companyId, company, event, ticket, slot }, 'again')
  })
  return {}
}
