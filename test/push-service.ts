import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Pushed = { headers: IncomingHttpHeaders; path: string; message: Record<string, unknown> }

/** Opens what was pushed as the browser does: aes128gcm of RFC 8188 with the keys of RFC 8291. Throws when it was sealed for somebody else. */
const opened = (body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = body.subarray(0, 16)
  const size = body.readUInt32BE(16)
  const length = body.readUInt8(20)
  const point = body.subarray(21, 21 + length)
  const record = body.subarray(21 + length)
  if (record.length > size) throw new Error('More than one record')
  const derive = (key: Buffer, from: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), point])
  const key = derive(browser.computeSecret(point), auth, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  if (plain.at(-1) !== 2) throw new Error('The last record does not end with 2')
  return plain.subarray(0, -1).toString()
}

/** A push service as browsers have one, with a browser behind it that reads what comes. `status` is what it answers. */
export const startPushService = async () => {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const pushed: Pushed[] = []
  const service = { status: 201, asked: 0 }
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      service.asked++
      if (service.status === 201)
        pushed.push({
          headers: request.headers,
          path: request.url ?? '',
          message: JSON.parse(opened(Buffer.concat(pieces), browser, auth)) as Record<string, unknown>,
        })
      response.writeHead(service.status).end()
    })
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    service,
    pushed,
    origin,
    /** What a browser hands over when somebody agrees: an address of its own. */
    subscription: (path = randomBytes(8).toString('hex')) => ({
      endpoint: `${origin}/${path}`,
      p256dh: browser.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    }),
    close: () => new Promise((done) => server.close(done)),
  }
}
