import type { OpenContext } from '../../../../server/context.ts'
import { listPersonLog } from '../../../../server/person-log.ts'
import { actorOf, Download } from '../../../../server/routes.ts'

/** What they did, as the log of their own has it. */
const doingsOf = (ctx: OpenContext) => {
  const { userId } = actorOf(ctx)
  return ctx.database.forSeeker({ userId }, (db) => listPersonLog(db, userId), { reading: true })
}

/** One file with everything kept about a job seeker: to read, to keep, to take elsewhere. Each feature gives its part (`personalData`). */
export const exportSeekerData = async (ctx: OpenContext): Promise<Download> => {
  const parts: Record<string, unknown> = {}
  for (const { personalData } of ctx.features) Object.assign(parts, await personalData?.exportOf?.(ctx))
  const text = JSON.stringify({ ...parts, doings: await doingsOf(ctx) }, null, 2)
  return new Download('fourshore-profile.json', 'application/json', Buffer.from(text))
}
