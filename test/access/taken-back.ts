import { sql } from 'kysely'
import { routes } from '../../src/app/features.ts'
import type { Context, OpenContext } from '../../src/server/context.ts'
import { Download, EventStream, ReadyJson, SharedStream } from '../../src/server/routes.ts'
import type { Endpoint } from '../../src/shared/endpoint.ts'
import { Refusal } from '../../src/shared/refusal.ts'
import { TAKEN_BACK } from './send.ts'

/** Which calls came through to their use case, and which of them it has done. */
export type Reached = { begun: Set<string>; done: Set<string>; stop: () => void }

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The answer as it would leave: parsed by its contract, a file to its end. */
const look = async (endpoint: Endpoint, ctx: Context, answer: unknown) => {
  if (answer instanceof EventStream) endpoint.output.parse((await answer.look(ctx)).event)
  else if (answer instanceof Download) {
    if (!answer.isWhole) for await (const _piece of answer.content as AsyncIterable<unknown>);
  } else if (!(answer instanceof ReadyJson)) endpoint.output.parse(answer)
  await ctx.db.run(sql`set constraints all immediate`)
}

/**
 * Watches every call's use case, and takes back what the calls of a company did when asked to (the transaction ends with a refusal), so that one
 * and the same record can be tried a hundred times, ended and deleted among them. `stop` puts the routes back: other tests share them.
 */
export const watchCalls = (): Reached => {
  const [begun, done] = [new Set<string>(), new Set<string>()]
  const before = routes.map((bound) => bound.run)
  for (const bound of routes) {
    const name = nameOf(bound.endpoint)
    const run = bound.run as (ctx: Context | OpenContext, input: never) => Promise<unknown>
    bound.run = async (ctx: Context | OpenContext, input: never) => {
      begun.add(name)
      const answer = await run(ctx, input)
      if (bound.kind === 'company' && ctx.caller.agent === TAKEN_BACK) {
        await look(bound.endpoint, ctx as Context, answer)
        done.add(name)
        throw new Refusal('CONFLICT', 'Taken back.')
      }
      // A stream that belongs to nobody's company would go on for as long as it is listened to.
      if (ctx.caller.agent === TAKEN_BACK && (answer instanceof EventStream || answer instanceof SharedStream)) {
        const parts = answer instanceof SharedStream ? answer.parts : [answer as EventStream<OpenContext>]
        for (const part of parts) await part.look(ctx as OpenContext)
        done.add(name)
        throw new Refusal('CONFLICT', 'Taken back.')
      }
      done.add(name)
      return answer
    }
  }
  const stop = () => {
    for (const [i, bound] of routes.entries()) bound.run = before[i] as typeof bound.run
  }
  return { begun, done, stop }
}
