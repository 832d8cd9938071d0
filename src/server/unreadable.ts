import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const SAID: Readonly<Record<string, readonly [status: number, code: string, error: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'MALFORMED', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'TOO_LARGE', 'The headers of the request are too large.'],
}

/** What cannot be read as a request at all gets the same shape as every other "no", and the connection ends. */
export const answerUnreadable =
  (headers: Readonly<Record<string, string>>) =>
  (problem: Error & { code?: string }, socket: Socket): void => {
    if (problem.code === 'ECONNRESET' || socket.destroyed) return
    const [status, code, error] = SAID[problem.code ?? ''] ?? [400, 'MALFORMED', 'The request could not be read.']
    const body = JSON.stringify({ success: false, code, error, message: error })
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`)
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    socket.destroy(problem)
  }
