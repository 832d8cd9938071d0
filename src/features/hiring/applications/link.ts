import type { OpenContext, Services } from '../../../server/context.ts'
import { datedLink, linkHash, openLink } from '../../../server/links.ts'
import { isUuid, refusalOfEndedSession } from '../../../server/sessions.ts'
import type { Person } from '../../../server/tenancy.ts'
import { paths } from '../../../shared/paths.ts'
import { Refusal } from '../../../shared/refusal.ts'

/**
 * The token of a link, made now, by which somebody without an account comes back to their application: from a key of the house, so that every
 * letter can carry a fresh one and the database keeps only a hash (`applications.link_hash`), the same for all of them.
 */
export const linkTokenOf = (
  services: Pick<Services, 'fields' | 'now'>,
  companyId: string,
  applicationId: string,
): string => datedLink(services, services.fields.nameOf(companyId, 'application-link', applicationId))

export const linkHashOf = linkHash

/** The page of an application for whoever holds its link. */
export const linkOf = (
  services: Pick<Services, 'fields' | 'settings' | 'now'>,
  companyId: string,
  applicationId: string,
): string => `${services.settings.publicUrl}${paths.application(linkTokenOf(services, companyId, applicationId))}`

/** Who is looking at their application: by the link they were sent, or by their account. */
export const personOf = async (ctx: OpenContext, link: string | null): Promise<Person> => {
  if (link) return openLink(ctx, link)
  if (!ctx.token) throw new Refusal('TOKEN_INVALID', 'Authentication token missing')
  const { sessionId } = await ctx.tokens.read(ctx.token)
  const session = isUuid(sessionId)
    ? await ctx.database.forSession(sessionId, async (_db, s) => s, { reading: true })
    : null
  if (!session) throw await refusalOfEndedSession(ctx, sessionId, ctx.caller)
  if (session.role !== 'job_seeker') throw new Refusal('FORBIDDEN', 'Your role does not allow this.')
  return { userId: session.userId }
}
