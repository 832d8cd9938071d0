import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { Unreadable } from './limits.rules.ts'
import { linesOf } from './lines.rules.ts'
import type { CvText } from './parsed.rules.ts'
import type { Run } from './runs.rules.ts'
import { type Sheet, textOf } from './text.rules.ts'

export type Recognise = {
  read: (picture: Buffer) => Promise<{ sheet: Sheet; confidence: number }>
  end: () => Promise<void>
}

/** Reading is no better beyond, and takes longer. */
const MOST_SIDE = 3_000
/** Words of which the reading is less sure are most often stains. */
const LEAST_SURE = 25

/** The letters' shapes come as a package. */
const LETTERS = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng')))

/** English letters from a picture. Everything it needs comes with the package: nothing is fetched. */
export const createRecogniser = async (): Promise<Recognise> => {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(LETTERS, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, preserve_interword_spaces: '0' })
  return {
    read: async (picture) => {
      const { data } = await worker.recognize(picture, {}, { blocks: true, text: false })
      const words = (data.blocks ?? []).flatMap((b) => b.paragraphs.flatMap((p) => p.lines))
      const runs: Run[] = []
      let right = 1
      let bottom = 1
      for (const line of words) {
        const { y0, y1 } = line.bbox
        for (const word of line.words) {
          right = Math.max(right, word.bbox.x1)
          bottom = Math.max(bottom, word.bbox.y1)
          if (word.confidence < LEAST_SURE || !word.text.trim()) continue
          // A word stands in its line, however high its own letters are.
          const { x0, x1 } = word.bbox
          runs.push({
            text: word.text,
            x: x0,
            y: y0,
            width: x1 - x0,
            height: y1 - y0,
            tall: y1 - y0,
            bold: false,
            font: '',
            hidden: null,
            turn: 0,
          })
        }
      }
      const { width = right, height = bottom } = sizeOf(picture) ?? {}
      const { lines, columns } = linesOf(runs, { width, height })
      return {
        sheet: { lines, hidden: [], columns, pictures: 1, photo: false, tables: 0, ocr: true },
        confidence: data.confidence / 100,
      }
    },
    end: async () => {
      await worker.terminate()
    },
  }
}

/** Of a PNG, from its header: what is handed to the reading is always one. */
const sizeOf = (png: Buffer) =>
  png.readUInt32BE(0) === 0x89504e47 ? { width: png.readUInt32BE(16), height: png.readUInt32BE(20) } : null

/** A page photographed small is read better larger. */
const scaleOf = (longestSide: number): number => {
  if (longestSide > MOST_SIDE) return MOST_SIDE / longestSide
  return longestSide < 1_200 ? 2 : 1
}

/** Drawn anew upright on white: a photograph's own turning, transparency and size are gone before its letters are read. */
const upright = async (bytes: Buffer): Promise<Buffer> => {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(bytes).catch(() => {
    throw new Unreadable('broken')
  })
  const longest = Math.max(image.width, image.height)
  const scale = scaleOf(longest)
  const canvas = createCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const drawing = canvas.getContext('2d')
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toBuffer('image/png')
}

export const pictureText = async (
  bytes: Buffer,
  tell: (done: number, of: number, ocr: boolean) => void,
): Promise<CvText> => {
  tell(0, 1, true)
  const recognise = await createRecogniser()
  try {
    const { sheet, confidence } = await recognise.read(await upright(bytes))
    tell(1, 1, true)
    return textOf('image', [sheet], 1, confidence)
  } finally {
    await recognise.end()
  }
}
