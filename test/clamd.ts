import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** What every scanner calls a virus, so that scanners can be tried. Put together here so that no scanner finds it in our own sources. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('')

/** A small server that speaks clamd's INSTREAM: lengths before pieces, an empty piece at the end, an answer that ends with a zero byte. */
export const clamdServer = async (answer?: string) => {
  const seen: Buffer[] = []
  const server = createServer((socket) => {
    let current = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      current = Buffer.concat([current, data])
      const head = Buffer.from('zINSTREAM\0')
      if (current.length < head.length + 4) return
      if (!current.subarray(0, head.length).equals(head)) {
        socket.end('UNKNOWN COMMAND\0')
        return
      }
      const pieces: Buffer[] = []
      for (let at = head.length; at + 4 <= current.length; ) {
        const length = current.readUInt32BE(at)
        if (length === 0) {
          const file = Buffer.concat(pieces)
          seen.push(file)
          socket.end(`${answer ?? (file.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK')}\0`)
          return
        }
        if (at + 4 + length > current.length) return
        pieces.push(current.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
    })
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    close: () => new Promise((done) => server.close(done)),
  }
}
