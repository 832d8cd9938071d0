import type { Ground, OpenContext } from '../../../server/context.ts'
import { sha256 } from '../../../server/crypto.ts'
import { isUuid, sessionOver } from '../../../server/sessions.ts'
import type { Person } from '../../../server/tenancy.ts'
import { Refusal } from '../../../shared/refusal.ts'

/**
 * The token of the link by which somebody without an account comes back to their application: made from a key of the house, so that every letter can
 * carry it and the database keeps only its hash (`applications.link_hash`).
 */
export const linkTokenOf = ({ fields }: Pick<Ground, 'fields'>, companyId: string, applicationId: string): string =>
  fields.blindIndex(companyId, 'application-link', applicationId).toString('base64url')

export const linkHashOf = (token: string): Buffer => sha256(token)

/** The page of an application for whoever holds its link. */
export const linkOf = (ground: Pick<Ground, 'fields' | 'settings'>, companyId: string, applicationId: string): string =>
  `${ground.settings.publicUrl}/application/${linkTokenOf(ground, companyId, applicationId)}`

/** Who is looking at their application: by the link they were sent, or by their account. */
export const personOf = async (ctx: OpenContext, link: string | null): Promise<Person> => {
  if (link) return { link: linkHashOf(link) }
  if (!ctx.token) throw new Refusal('TOKEN_INVALID', 'Authentication token missing')
  const { sessionId } = await ctx.tokens.read(ctx.token)
  const session = isUuid(sessionId)
    ? await ctx.doors.asSession(sessionId, async (_db, s) => s, { reading: true })
    : null
  if (!session) throw await sessionOver(ctx, sessionId, ctx.caller)
  if (session.role !== 'job_seeker') throw new Refusal('FORBIDDEN', 'Your role does not allow this.')
  return { userId: session.userId }
}
