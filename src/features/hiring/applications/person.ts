import type { OpenContext, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Session } from '../../../server/tenancy.ts'
import { paths } from '../../../shared/paths.ts'
import { linkOf } from './link.ts'

/** Who is signed in and looks for work; null for everybody else, signed in or not. */
export const seekerIn = async (ctx: OpenContext): Promise<Session | null> => {
  const claims = ctx.token ? await ctx.tokens.read(ctx.token).catch(() => null) : null
  if (!claims) return null
  const live = await ctx.database.forSession(claims.sessionId, async (_db: Db, s) => s, { reading: true })
  return live?.role === 'job_seeker' && !live.mustChangePassword ? live : null
}

type Theirs = { company_id: string; id: string; user_id: string | null }

/** Where the person who applied sees it: in their account where they have one, else by its link. */
export const theirAddress = (services: Pick<Services, 'fields' | 'settings' | 'now'>, a: Theirs): string =>
  a.user_id === null
    ? linkOf(services, a.company_id, a.id)
    : `${services.settings.publicUrl}${paths.seekerMyApplications({ application: a.id })}`

/** Where the team opens it. */
export const teamAddress = ({ settings }: Pick<Services, 'settings'>, id: string): string =>
  `${settings.publicUrl}${paths.ats({ application: id })}`
