import { defineFeature, type ReadText } from '../../../server/feature.ts'
import { Unreadable } from './limits.rules.ts'
import { readText } from './read.ts'

/** The text of a PDF or a picture for other features: receipts, for one. */
const readTextOf = async (kind: 'pdf' | 'image', bytes: Uint8Array): Promise<ReadText> => {
  try {
    const text = await readText(kind, bytes)
    return { lines: text.lines.map((line) => line.text), confidence: text.ocrConfidence ?? 1, problem: null }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { lines: [], confidence: 0, problem: error.message }
  }
}

export default defineFeature({ readText: readTextOf })
