import { connect } from 'node:net'
import type { ScannerSettings } from './settings.files.ts'

/** What was found in a file, by its name; null when nothing was. Throws when the scanner cannot be asked. */
export type Scanner = (bytes: Buffer) => Promise<string | null>

const PIECE = 64 * 1024
/** An answer takes seconds for the largest file; without one nothing is taken in. ms */
const LONGEST = 30_000
const LONGEST_ANSWER = 4_096

/** Asks a clamd (ClamAV's daemon) by its own protocol: the file in pieces with their lengths before them, an empty one at the end. */
export const createClamdScanner =
  (where: ScannerSettings): Scanner =>
  (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connect('path' in where ? { path: where.path } : { host: where.host, port: where.port })
      let answer = ''
      let settled = false
      const end = (settle: () => void) => {
        if (settled) return
        settled = true
        socket.destroy()
        settle()
      }
      const fail = (why: string) => end(() => reject(new Error(`The virus scanner ${why}`)))
      socket.setTimeout(LONGEST, () => fail('did not answer in time'))
      socket.on('error', (error) => fail(`cannot be reached: ${error.message}`))
      socket.on('connect', () => {
        socket.write('zINSTREAM\0')
        for (let at = 0; at < bytes.length; at += PIECE) {
          const piece = bytes.subarray(at, at + PIECE)
          const length = Buffer.alloc(4)
          length.writeUInt32BE(piece.length)
          socket.write(length)
          socket.write(piece)
        }
        socket.write(Buffer.alloc(4))
      })
      socket.on('data', (data) => {
        answer += data.toString('utf8')
        if (answer.length > LONGEST_ANSWER) fail('answered with something else')
        else if (answer.includes('\0')) verdict()
      })
      socket.on('end', () => verdict())
      const verdict = () => {
        const said = (answer.split('\0')[0] ?? '').trim()
        const found = /^stream: (.+) FOUND$/.exec(said)
        if (found) end(() => resolve(found[1] as string))
        else if (said === 'stream: OK') end(() => resolve(null))
        else fail(`answered: ${said.slice(0, 120) || 'nothing'}`)
      }
    })
