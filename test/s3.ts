import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const KEY_ID = 'AKIAOFATEST'
export const SECRET = 'a secret that only the two know'

const hex = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Whether a request is signed as AWS asks (Signature Version 4), worked out anew from its parts. */
const isSigned = (request: IncomingMessage, body: Buffer): boolean => {
  const [, id, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  const given = request.headers['x-amz-content-sha256']
  if (id !== KEY_ID || !day || !region || given !== hex(body)) return false
  const url = new URL(request.url ?? '/', 'http://s3')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const input = [request.method, url.pathname, query, headers.join(''), names, given].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hex(input)].join('\n')
  const key = mac(mac(mac(mac(`AWS4${SECRET}`, day), region), 's3'), 'aws4_request')
  return mac(key, text).toString('hex') === signature
}

/** A small server that speaks S3: one bucket in memory, pages of two keys, and nothing for whoever does not sign. */
export const s3Server = async (bucket: string) => {
  const stored = new Map<string, Buffer>()
  const refused: string[] = []
  let failing = 0
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    const answer = (status: number, text = '') =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(text)
    const error = (status: number, code: string) => answer(status, `<Error><Code>${code}</Code></Error>`)
    if (failing > 0) {
      failing--
      return error(503, 'SlowDown')
    }
    if (!isSigned(request, body)) {
      refused.push(`${request.method} ${request.url}`)
      return error(403, 'SignatureDoesNotMatch')
    }
    const url = new URL(request.url ?? '/', 'http://s3')
    const [, asked, ...rest] = decodeURIComponent(url.pathname).split('/')
    if (asked !== bucket) return error(404, 'NoSuchBucket')
    const key = rest.join('/')
    if (request.method === 'GET' && !key) {
      const prefix = url.searchParams.get('prefix') ?? ''
      const after = url.searchParams.get('continuation-token') ?? ''
      const keys = [...stored.keys()].filter((k) => k.startsWith(prefix) && k > after).sort()
      const page = keys.slice(0, 2)
      const more = keys.length > 2
      return answer(
        200,
        `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${page
          .map(
            (k) =>
              `<Contents><Key>${k}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>1</Size></Contents>`,
          )
          .join('')}</ListBucketResult>`,
      )
    }
    if (request.method === 'PUT') {
      stored.set(key, body)
      return answer(200)
    }
    if (request.method === 'DELETE') {
      stored.delete(key)
      return answer(204)
    }
    const found = stored.get(key)
    if (!found) return error(404, 'NoSuchKey')
    return response.writeHead(200, { 'content-length': found.length }).end(found)
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept: stored,
    refused,
    failNext: (times: number) => {
      failing = times
    },
    close: () =>
      new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      }),
  }
}
