import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../shared/endpoint.ts'
import type { Reply } from './call.ts'

/** Answers that may be kept: a tag of the whole content (the company is part of it), 304 while it still holds. */
export const contentTag = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Reply,
  cache: NonNullable<Endpoint['cache']>,
) => {
  const text = JSON.stringify(answer.body)
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.header('etag', tag).header('vary', 'Authorization')
  reply.header('cache-control', cache === 'revalidate' ? 'private, no-cache' : 'public, max-age=86400')
  if (request.headers['if-none-match']?.split(',').some((t) => t.trim().replace(/^W\//, '') === tag))
    return reply.code(304).send()
  return reply.code(answer.status).header('content-type', 'application/json; charset=utf-8').send(text)
}
