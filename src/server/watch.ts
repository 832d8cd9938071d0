import type { Actor } from '../shared/actor.ts'
import type { OpenContext } from './context.ts'
import { type EventStream, type OpenRoute, SharedStream, type StreamPart } from './routes.ts'

/** An open page that goes on being told; it ends when each of its parts has. */
export type Watch = {
  sessionId: string
  /** null: of nobody's company */
  companyId: string | null
  parts: readonly StreamPart[]
  /** Addresses of parts that there are none of for this caller. */
  refused: readonly string[]
}

/** A stream of its own. The end of the session is a change as well. */
export const watchOf = (
  { sessionId, companyId }: Pick<Actor, 'sessionId' | 'companyId'>,
  { topics }: Pick<EventStream, 'topics'>,
  look: StreamPart['look'],
): Watch => ({
  sessionId,
  companyId,
  parts: [{ of: null, topics: [...topics, `session ${sessionId}`], look }],
  refused: [],
})

/** Who follows: a look changes nothing, so there is nothing to write down. */
type Watching = Omit<OpenContext, 'audit' | 'afterwards' | 'actor'> & { actor: Actor }

/**
 * A stream outside any company, or several in one. Each look asks first whether the session is still alive and its role still allows it.
 */
export const watchAsSelf = (
  ctx: Watching,
  { endpoint, may }: Pick<OpenRoute, 'endpoint' | 'may'>,
  answer: EventStream<OpenContext> | SharedStream,
): Watch => {
  const { actor, database } = ctx
  if (answer instanceof SharedStream) {
    const { sessionId, companyId } = actor
    return { sessionId, companyId, parts: answer.parts, refused: answer.refused }
  }
  const look = async () => {
    const session = await database.forSession(actor.sessionId, async (_db, s) => s, { reading: true })
    if (!session || (may !== 'anyone' && !may(session))) return null
    const { event, last } = await answer.look({ ...ctx, actor: session, audit: () => {}, afterwards: () => {} })
    return { event: endpoint.output.parse(event), last }
  }
  return watchOf(actor, answer, look)
}
