import { handleCall } from '../../../server/call.ts'
import type { OpenContext } from '../../../server/context.ts'
import { type Route, SharedStream, type StreamPart } from '../../../server/routes.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import type { followStreams } from './contract.ts'
import { namesIn } from './rules.ts'

/** Where its part of the answer is a stream, a call goes on; a file never leaves this way. */
const nothingToSend = async () => {
  throw new Refusal('NOT_FOUND', 'Not found.')
}

const findStream = (routes: readonly Route[], pathname: string) => {
  for (const bound of routes) {
    const { endpoint } = bound
    if (!endpoint.stream || endpoint.method !== 'GET') continue
    const params = namesIn(endpoint.path, pathname)
    if (params) return { bound, params }
  }
  return null
}

/**
 * Each part is opened as the call that it is, with its own check of who may make it; one that is refused is told as over and does not take
 * the others with it.
 */
export const followAll = async (ctx: OpenContext, { of }: Parsed<typeof followStreams>): Promise<SharedStream> => {
  const routes = ctx.features.flatMap((feature) => feature.routes ?? [])
  const parts: StreamPart[] = []
  const refused: string[] = []
  for (const address of of) {
    const opened = await openPart(ctx, routes, address).catch((error: unknown) => {
      if (error instanceof Refusal && [403, 404, 422].includes(error.status)) return null
      throw error
    })
    if (opened) parts.push({ ...opened, of: address })
    else refused.push(address)
  }
  return new SharedStream(parts, refused)
}

const openPart = async (ctx: OpenContext, routes: readonly Route[], address: string): Promise<StreamPart | null> => {
  if (!address.startsWith('/api/') || !URL.canParse(address, 'http://here')) return null
  const { pathname, searchParams } = new URL(address, 'http://here')
  const found = findStream(routes, pathname)
  if (!found) return null
  const { caller, token } = ctx
  const raw = { caller, token, params: found.params, query: Object.fromEntries(searchParams), body: undefined }
  const answer = await handleCall(ctx, found.bound, { ...raw, idempotencyKey: null }, nothingToSend)
  return answer?.stream?.parts[0] ?? null
}
