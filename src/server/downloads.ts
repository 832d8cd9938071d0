import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Download, FilePart } from './routes.ts'

/** A download of which nothing was taken for so long is ended, ms. */
const STALLED = 15_000

/** Of a file that is there whole, at a time, bytes. */
const PIECE = 256 * 1024

/** Sends a file as it is taken: whole to be kept, or a part of it to be played. */
export const sendDownload = async (reply: FastifyReply, download: Download) => {
  reply.hijack()
  const out = reply.raw
  const { part, content } = download
  const bytes = part && typeof content !== 'string' && 'byteLength' in content ? content.byteLength : 0
  out.writeHead(part && bytes < part.total ? 206 : 200, {
    'content-type': download.contentType,
    'content-disposition': part ? 'inline' : attachment(download.name),
    ...(part && played(part, bytes)),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  // Whoever stops reading would keep a transaction and its connection for as long as they like.
  out.setTimeout(STALLED, () => out.destroy())
  try {
    for await (const piece of piecesOf(download)) {
      if (out.destroyed) return
      if (!out.write(piece)) await drained(out)
    }
    out.end()
  } catch (error) {
    out.destroy()
    throw error
  }
}

/** RFC 9110, 14: a player asks for parts of a file, and goes on where it likes. */
const played = ({ from, total }: FilePart, bytes: number): Record<string, string> => ({
  'accept-ranges': 'bytes',
  'content-length': String(bytes),
  ...(bytes < total && { 'content-range': `bytes ${from}-${from + bytes - 1}/${total}` }),
})

/** A file that is there whole goes out in pieces too, so that what waits for its reader is seen to be taken. */
async function* piecesOf({ content }: Download) {
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) return yield* content
  for (let at = 0; at < content.length; at += PIECE) yield content.slice(at, at + PIECE)
}

/** RFC 6266: a plain name for everybody, the real one beside it when it is not ASCII. */
const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const real = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${real}`}`
}

/** Until what was written has gone out, or nobody is there to take it any more. */
const drained = (out: ServerResponse): Promise<void> =>
  new Promise((go) => {
    const on = () => {
      out.off('drain', on).off('close', on)
      go()
    }
    out.on('drain', on).on('close', on)
  })
