import type { Ground, OpenContext } from '../../server/context.ts'
import { sha256 } from '../../server/crypto.ts'
import type { Db } from '../../server/sql.ts'
import type { Session } from '../../server/tenancy.ts'
import { addressOf, linkToken } from './link.rules.ts'

/** Who is signed in and looks for work; null for everybody else, signed in or not. */
export const seekerIn = async (ctx: OpenContext): Promise<Session | null> => {
  const claims = ctx.token ? await ctx.tokens.read(ctx.token).catch(() => null) : null
  if (!claims) return null
  const live = await ctx.doors.asSession(claims.sessionId, async (_db: Db, s) => s, { reading: true })
  return live?.role === 'job_seeker' && !live.mustChangePassword ? live : null
}

type Theirs = { company_id: string; id: string; user_id: string | null }

export const tokenOf = ({ fields }: Pick<Ground, 'fields'>, companyId: string, id: string): string =>
  linkToken(fields.blindIndex, companyId, id)

export const linkHash = (token: string): Buffer => sha256(token)

/** Where the person who applied sees it: in their account where they have one. */
export const theirAddress = (ground: Pick<Ground, 'fields' | 'settings'>, a: Theirs): string =>
  addressOf(ground.settings.publicUrl, a.id, a.user_id === null ? tokenOf(ground, a.company_id, a.id) : null)
