/** A process of its own that reads one file and ends: what goes wrong in it goes wrong in it alone. Run by `read.ts`. */

import { type Problem, Unreadable } from './limits.rules.ts'
import type { CvKind, CvText } from './parsed.rules.ts'

export type Asked = { kind: Exclude<CvKind, 'text'>; bytes: Uint8Array }
export type Told =
  | { says: 'progress'; done: number; of: number; ocr: boolean }
  | { says: 'read'; text: CvText }
  | { says: 'problem'; problem: Problem }

const send = (told: Told, then?: () => void) => process.send?.(told, undefined, undefined, then)

const read = async ({ kind, bytes }: Asked): Promise<CvText> => {
  const tell = (done: number, of: number, ocr: boolean) => void send({ says: 'progress', done, of, ocr })
  switch (kind) {
    case 'pdf':
      return (await import('./pdf.text.ts')).pdfText(new Uint8Array(bytes), tell)
    case 'docx':
      return (await import('./docx.text.ts')).docxText(bytes)
    case 'image':
      return (await import('./ocr.ts')).pictureText(Buffer.from(bytes), tell)
  }
}

process.once('message', async (asked: Asked) => {
  let told: Told
  try {
    const text = await read(asked)
    told = /[\p{L}\p{N}]{2}/u.test(text.text) ? { says: 'read', text } : { says: 'problem', problem: 'empty' }
  } catch (error) {
    told = { says: 'problem', problem: error instanceof Unreadable ? error.problem : 'broken' }
    if (!(error instanceof Unreadable)) console.error(error)
  }
  send(told, () => process.exit(0))
})
