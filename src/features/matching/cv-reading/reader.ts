/** What the process of its own does that reads one CV (`read.ts`). */

import { type Problem, Unreadable } from './limits.rules.ts'
import type { CvKind, CvText } from './parsed.rules.ts'

export type ReaderRequest = { kind: Exclude<CvKind, 'text'>; bytes: Uint8Array }
export type Step = { done: number; of: number; ocr: boolean }
export type ReaderMessage = { text: CvText; problem: null } | { text: null; problem: Problem }

const textIn = async ({ kind, bytes }: ReaderRequest, tell: (step: Step) => void): Promise<CvText> => {
  const step = (done: number, of: number, ocr: boolean) => tell({ done, of, ocr })
  switch (kind) {
    case 'pdf':
      return (await import('./pdf.text.ts')).pdfText(new Uint8Array(bytes), step)
    case 'docx':
      return (await import('./docx.text.ts')).docxText(bytes)
    case 'image':
      return (await import('./ocr.ts')).pictureText(Buffer.from(bytes), step)
  }
}

export const readFile = async (input: ReaderRequest, tell: (step: Step) => void): Promise<ReaderMessage> => {
  try {
    const text = await textIn(input, tell)
    if (!/[\p{L}\p{N}]{2}/u.test(text.text)) return { text: null, problem: 'empty' }
    return { text, problem: null }
  } catch (error) {
    return { text: null, problem: error instanceof Unreadable ? error.problem : 'broken' }
  }
}
