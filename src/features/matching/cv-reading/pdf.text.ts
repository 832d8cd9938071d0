import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { MOST_PAGES, Unreadable } from './limits.rules.ts'
import { linesOf } from './lines.rules.ts'
import { createRecogniser, type Recognise } from './ocr.ts'
import type { CvText } from './parsed.rules.ts'
import { type PageRuns, runsOf } from './pdf.runs.ts'
import { hiddenTexts, type Sheet, textOf } from './text.rules.ts'

/** Fewer letters than this on a page with a picture: the page is a picture of one. */
const FEWEST_LETTERS = 25

/** Pages are drawn so large for reading their letters, and never larger. */
const OCR_SCALE = 2
const MOST_PIXELS = 12_000_000

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

const opened = async (bytes: Uint8Array): Promise<Pdf> => {
  try {
    return await getDocumentProxy(bytes, {
      // Letters are read, not drawn, but for a scan; nothing in the document is run or fetched.
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      enableXfa: false,
      verbosity: 0,
      maxImageSize: 60_000_000,
    } as never)
  } catch (error) {
    const name = (error as Error).name
    throw new Unreadable(name === 'PasswordException' ? 'locked' : 'broken')
  }
}

const isScan = ({ runs, pictures, width, height }: PageRuns): boolean => {
  const letters = runs.filter((r) => !r.hidden).reduce((sum, r) => sum + r.text.replace(/\s/g, '').length, 0)
  const covered = pictures.reduce((sum, p) => sum + Math.max(0, p.right - p.left) * Math.max(0, p.bottom - p.top), 0)
  return letters < FEWEST_LETTERS && covered > width * height * 0.3
}

/** A person's photo: upright or square, a tenth to two fifths of the page wide, in its upper half. */
const isPortrait = (p: PageRuns['pictures'][number], page: PageRuns) => {
  const [width, height] = [p.right - p.left, p.bottom - p.top]
  return (
    width > page.width * 0.08 &&
    width < page.width * 0.4 &&
    height > width * 0.9 &&
    height < width * 1.7 &&
    p.top < page.height / 2
  )
}

const drawn = async (pdf: Pdf, number: number, { width, height }: PageRuns): Promise<Buffer> => {
  const { renderPageAsImage } = await import('unpdf')
  const scale = Math.min(OCR_SCALE, Math.sqrt(MOST_PIXELS / (width * height)))
  const picture = await renderPageAsImage(pdf, number, { canvasImport: () => import('@napi-rs/canvas'), scale })
  return Buffer.from(picture)
}

/** Tells how many pages are done, for whoever waits. */
export type Progress = (done: number, of: number, ocr: boolean) => void

export const pdfText = async (bytes: Uint8Array, tell: Progress): Promise<CvText> => {
  const { OPS } = await getResolvedPDFJS()
  const pdf = await opened(bytes)
  if (pdf.numPages > MOST_PAGES) throw new Unreadable('pages')
  const sheets: Sheet[] = []
  let recognise: Recognise | null = null
  const sure: number[] = []
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const found = await runsOf(page, OPS as unknown as Record<string, number>)
      const pictures = found.pictures.filter((p) => p.right - p.left > 30 && p.bottom - p.top > 30).length
      if (isScan(found)) {
        recognise ??= await createRecogniser()
        const read = await recognise.read(await drawn(pdf, number, found))
        sure.push(read.confidence)
        sheets.push({ ...read.sheet, pictures })
      } else {
        const { lines, columns } = linesOf(
          found.runs.filter((r) => !r.hidden),
          found,
        )
        sheets.push({
          lines,
          hidden: hiddenTexts(found.runs, number),
          columns,
          pictures,
          photo: number === 1 && found.pictures.some((p) => isPortrait(p, found)),
          tables: 0,
          ocr: false,
        })
      }
      page.cleanup()
      tell(number, pdf.numPages, sheets.at(-1)?.ocr ?? false)
    }
  } finally {
    await recognise?.end()
    await pdf.destroy()
  }
  const confidence = sure.length > 0 ? sure.reduce((sum, c) => sum + c, 0) / sure.length : null
  return textOf('pdf', sheets, pdf.numPages, confidence)
}
