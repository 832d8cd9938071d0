import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import compress from '@fastify/compress'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { Refusal } from '../shared/refusal.ts'
import { authorizeCall, handleCall, type Raw } from './call.ts'
import type { Changes } from './changes.ts'
import { securityHeaders } from './content.policy.ts'
import type { Caller, Services } from './context.ts'
import { sendDownload } from './downloads.ts'
import { contentTag } from './etag.ts'
import { openStreams } from './events.ts'
import type { Metrics } from './metrics.ts'
import { networkOf } from './network.ts'
import type { Download, Route } from './routes.ts'
import { createConcurrencyLimiter } from './slots.ts'
import { serviceBusy } from './sql.ts'
import { answerUnreadable } from './unreadable.ts'
import { endTrickle, openUploadRoom } from './uploads.ts'

/** Calls under way at once; beyond it a call is told to come back, so that those inside finish in time. */
const MOST_AT_ONCE = 400

/** Files on their way out that are there whole, at once, and those of one person. */
const MOST_FILES = [40, 8] as const

type Watching = { changes: Changes; metrics: Metrics }

/** Builds the HTTP server and binds every route. Nothing else touches Fastify. */
export const openHttp = async (services: Services, routes: readonly Route[], { changes, metrics }: Watching) => {
  const protecting = securityHeaders(services.settings.publicUrl.startsWith('https:'))
  const protect = (out: ServerResponse) => {
    for (const [name, value] of Object.entries(protecting)) out.setHeader(name, value)
  }
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'error', redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    // A call that comes while the server is being stopped is answered like any other (`drain.ts`).
    return503OnClosing: false,
    trustProxy: (_address: string, hop: number) => hop < services.settings.trustProxy,
    bodyLimit: 1024 * 1024,
    // 10 MB over a slow line take a while.
    requestTimeout: 120_000,
    http: { headersTimeout: 10_000 },
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => {
      protect(reply.raw)
      return answerError(error, request, reply as FastifyReply)
    },
    clientErrorHandler: answerUnreadable(protecting),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
  })

  app.addHook('onRequest', (_request, reply, go) => {
    protect(reply.raw)
    go()
  })
  await app.register(compress, { threshold: 2048, encodings: ['gzip', 'identity'] })

  // A call carries JSON or nothing.
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { signedBy } = request.routeOptions.config as { signedBy?: string }
    if (signedBy) done(null, Buffer.from(body as string))
    else if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
  // Only a call that takes a file takes one; the type it claims to have is not asked.
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    const { upload } = request.routeOptions.config as { upload?: true }
    if (upload) done(null, body)
    else done(new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.'), undefined)
  })
  // A mail program's one click comes as a form. Nothing in it is needed.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    const { oneClick, signedBy } = request.routeOptions.config as { oneClick?: true; signedBy?: string }
    if (signedBy) done(null, Buffer.from(body as string))
    else if (oneClick) done(null, undefined)
    else done(new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.'), undefined)
  })
  // A mail as it was received, from a mail server that signs it.
  app.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (request, body, done) => {
    const { signedBy } = request.routeOptions.config as { signedBy?: string }
    if (signedBy) done(null, body)
    else done(new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.'), undefined)
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))

  // Each download holds a connection for as long as it is read: slow readers never hold them all.
  const mostDownloads = Math.ceil(services.settings.poolSize / 3)
  const room = {
    files: createConcurrencyLimiter(...MOST_FILES),
    downloads: createConcurrencyLimiter(mostDownloads, Math.max(1, mostDownloads - 1)),
  }
  const downloadOf = async (request: FastifyRequest, reply: FastifyReply, download: Download) => {
    const over = (download.isWhole ? room.files : room.downloads)(await callerIn(request))
    try {
      await sendDownload(reply, download)
    } finally {
      over()
    }
  }
  /** What anybody may have is counted by address. */
  const callerIn = async (request: FastifyRequest) => {
    const token = tokenOf(request)
    const from = networkOf(request.ip)
    return token ? ((await services.tokens.read(token).catch(() => null))?.userId ?? from) : from
  }

  const uploads = openUploadRoom()
  const streams = openStreams(changes)
  metrics.watchRequests(app, streams.isStream)

  const methods = new Map<string, string[]>()
  let inside = 0
  for (const bound of routes) {
    const { endpoint } = bound
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method])
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      config: {
        upload: endpoint.upload,
        oneClick: endpoint.oneClick,
        signedBy: endpoint.signedBy,
        ranged: endpoint.ranged,
      },
      // Who calls is asked before the body is read: a stranger's megabytes are not parsed.
      onRequest: async (request, reply) => {
        if (inside >= MOST_AT_ONCE) throw serviceBusy()
        endTrickle(request)
        if (bound.may !== 'anyone') {
          const token = tokenOf(request)
          if (!token) throw new Refusal('TOKEN_INVALID', 'Authentication token missing')
          await services.tokens.read(token)
        }
        if (endpoint.upload && bound.may !== 'anyone') {
          const signed = { kind: bound.kind, endpoint, may: bound.may }
          const who = await authorizeCall(services, signed, { token: tokenOf(request), caller: callerOf(request) })
          uploads.enter(request, reply, who)
        }
      },
      handler: async (request, reply) => {
        inside++
        try {
          reply.header('cache-control', 'no-store')
          const answer = await handleCall(services, bound, rawOf(request), (d) => downloadOf(request, reply, d))
          if (answer?.download) await downloadOf(request, reply, answer.download)
          if (!answer || answer.download) return reply
          if (answer.stream) return streams.start(reply, answer.stream)
          if (endpoint.cache) return contentTag(request, reply, answer, endpoint.cache)
          return reply
            .code(answer.status)
            .header('content-type', 'application/json; charset=utf-8')
            .send(answer.ready ?? JSON.stringify(answer.body))
        } finally {
          inside--
        }
      },
    })
  }

  for (const [path, used] of methods)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
      if (!used.includes(method))
        app.route({
          method,
          url: path,
          exposeHeadRoute: false,
          handler: (_request, reply) => {
            reply.header('allow', used.join(', '))
            throw new Refusal('METHOD_NOT_ALLOWED', `This address answers ${used.join(' and ')} only.`)
          },
        })
  return { app, streams }
}

const tokenOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization
  return header && /^bearer /i.test(header) ? header.slice(7).trim() || null : null
}

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name]
  return typeof value === 'string' && value ? value : null
}

/** A key longer than a column holds stands for itself by its hash: two long ones never meet. */
const keyOf = (key: string | null) =>
  key && key.length > 200 ? createHash('sha256').update(key).digest('base64url') : key

const rawOf = (request: FastifyRequest): Raw => ({
  token: tokenOf(request),
  params: request.params,
  query: signatureOf(request) ?? rangeOf(request) ?? request.query,
  body: request.body,
  idempotencyKey: keyOf(header(request, 'idempotency-key')),
  caller: callerOf(request),
})

/** Of a signed call: the header that signs its body. */
const signatureOf = (request: FastifyRequest): { signature: string | null } | null => {
  const { signedBy } = request.routeOptions.config as { signedBy?: string }
  return signedBy ? { signature: header(request, signedBy) } : null
}

/** Of a file that is played: which part is asked for, as the header says it. */
const rangeOf = (request: FastifyRequest): { range: string | null } | null => {
  const { ranged } = request.routeOptions.config as { ranged?: true }
  return ranged ? { range: header(request, 'range') } : null
}

const callerOf = (request: FastifyRequest): Caller => ({
  // A proxy may pass on what is no address; the log keeps addresses only.
  address: isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '0.0.0.0'),
  agent: (header(request, 'user-agent') ?? '').slice(0, 300),
  requestId: request.id,
  country: header(request, 'cf-ipcountry') ?? header(request, 'x-vercel-ip-country'),
})

/** Fastify's own refusals, said in our words. */
const translated = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new Refusal('NOT_FOUND', 'Not found.')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return new Refusal('TOO_LARGE', 'The request is too large.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415)
    return new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the request as application/json.')
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Refusal('MALFORMED', 'The request could not be read as JSON.')
  return null
}

/** One shape for every "no". What is not a refusal is a fault: logged with its request id, and told without detail. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const known = translated(error)
  if (!known)
    request.log.error({ err: error, reqId: request.id, call: `${request.method} ${request.routeOptions.url}` }, 'fault')
  const refusal = known ?? new Refusal('INTERNAL', 'Something went wrong on our side. Nothing was changed.')
  if (reply.raw.headersSent) return reply.raw.destroy()
  const { fields, retryAfter, data } = refusal.extra
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .send({
      success: false,
      code: refusal.code,
      error: refusal.message,
      message: refusal.message,
      ...(fields ? { fields } : {}),
      ...(data === undefined ? {} : { data }),
      requestId: request.id,
    })
}
