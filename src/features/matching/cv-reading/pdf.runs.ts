import type { PDFPageProxy } from 'unpdf/pdfjs'
import {
  type Area,
  areaBy,
  coversRun,
  hiddenBecause,
  IDENTITY,
  type Matrix,
  multiplyMatrices,
  overlapOf,
  type Painted,
  pointBy,
  type Run,
  turnOf,
} from './runs.rules.ts'

type Ops = Record<string, number>
type Glyph = { unicode: string; width: number; isSpace?: boolean }
type Font = { name?: string; bold?: boolean; black?: boolean; fontMatrix?: number[]; vertical?: boolean }

type State = {
  at: Matrix
  colour: string | null
  alpha: number
  mode: number
  font: Font
  fontName: string
  size: number
  charSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
  rise: number
  /** What is painted shows only within it; null: everywhere. */
  clip: Area | null
}

export type PageRuns = { runs: Run[]; width: number; height: number; pictures: Area[] }

/** A gap that stands for a space, in thousandths of the letters' size. */
const SPACE = 160
/** What one page may hold before it is made to be looked at for long. */
const MOST_OPERATORS = 400_000

/**
 * Reads a page as it is drawn, operator by operator: only so is it known which text a person sees. Text in a form, a pattern or a layer is
 * drawn by the same operators.
 */
export const runsOf = async (page: PDFPageProxy, OPS: Ops): Promise<PageRuns> => {
  const view = page.getViewport({ scale: 1 })
  const list = await page.getOperatorList()
  if (list.fnArray.length > MOST_OPERATORS) throw new Error('TOO_MUCH')
  const paper = { width: view.width, height: view.height }
  const runs: Run[] = []
  const painted: Painted[] = []
  const pictures: Area[] = []
  let state: State = {
    at: view.transform as unknown as Matrix,
    colour: '#000000',
    alpha: 1,
    mode: 0,
    font: {},
    fontName: '',
    size: 1,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    clip: null,
  }
  const stored: State[] = []
  let clipsNext = false
  let text: Matrix = IDENTITY
  let line: Matrix = IDENTITY

  const move = (x: number, y: number) => {
    line = multiplyMatrices(line, [1, 0, 0, 1, x, y])
    text = line
  }

  const show = (glyphs: readonly (Glyph | number)[]) => {
    const { size, font, stretch } = state
    const unit = font.fontMatrix?.[0] ?? 0.001
    const start = multiplyMatrices(state.at, text)
    let words = ''
    let x = 0
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        if (glyph < -SPACE && words && !words.endsWith(' ')) words += ' '
        x -= (glyph / 1000) * size * stretch
        continue
      }
      if (!glyph) continue
      words += glyph.unicode
      const space = glyph.isSpace ? state.wordSpacing : 0
      x += (glyph.width * unit * size + state.charSpacing + space) * stretch
    }
    text = multiplyMatrices(text, [1, 0, 0, 1, x, 0])
    if (!words.trim()) return
    const box = areaBy(start, [0, state.rise - size * 0.22, x, state.rise + size * 0.78])
    const [x0, y0] = pointBy(start, 0, 0)
    const [x1, y1] = pointBy(start, 0, size)
    const run = {
      text: words.normalize('NFKC'),
      x: box.left,
      y: box.top,
      width: box.right - box.left,
      height: Math.max(0.01, Math.hypot(x1 - x0, y1 - y0)),
      tall: box.bottom - box.top,
      bold: Boolean(font.bold || font.black || /bold|black|heavy|semibold|demi/i.test(font.name ?? '')),
      font: (font.name ?? state.fontName).replace(/^[A-Z]{6}\+/, ''),
      turn: turnOf(start),
    }
    runs.push({ ...run, hidden: hiddenBecause(run, state, painted, paper) })
  }

  const paint = (whole: Area, colour: string | null) => {
    const area = state.clip ? overlapOf(whole, state.clip) : whole
    if (!area) return
    for (const run of runs) if (!run.hidden && coversRun(area, run)) run.hidden = 'covered'
    painted.push({ ...area, colour })
  }
  const picture = () => {
    const area = areaBy(state.at, [0, 0, 1, 1])
    pictures.push(area)
    paint(area, null)
  }

  const fills = new Set([
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ])
  const does: Record<number, (args: readonly unknown[]) => void> = {
    [OPS.save as number]: () => stored.push({ ...state }),
    [OPS.restore as number]: () => {
      state = stored.pop() ?? state
    },
    [OPS.transform as number]: (m) => {
      state.at = multiplyMatrices(state.at, m as unknown as Matrix)
    },
    [OPS.paintFormXObjectBegin as number]: ([m]) => {
      stored.push({ ...state })
      if (m) state.at = multiplyMatrices(state.at, m as unknown as Matrix)
    },
    [OPS.paintFormXObjectEnd as number]: () => {
      state = stored.pop() ?? state
    },
    [OPS.beginText as number]: () => {
      text = IDENTITY
      line = IDENTITY
    },
    [OPS.setTextMatrix as number]: ([m]) => {
      text = [...(m as unknown as Iterable<number>)] as unknown as Matrix
      line = text
    },
    [OPS.moveText as number]: ([x, y]) => move(x as number, y as number),
    [OPS.setLeadingMoveText as number]: ([x, y]) => {
      state.leading = -(y as number)
      move(x as number, y as number)
    },
    [OPS.nextLine as number]: () => move(0, -state.leading),
    [OPS.setLeading as number]: ([v]) => {
      state.leading = v as number
    },
    [OPS.setCharSpacing as number]: ([v]) => {
      state.charSpacing = v as number
    },
    [OPS.setWordSpacing as number]: ([v]) => {
      state.wordSpacing = v as number
    },
    [OPS.setHScale as number]: ([v]) => {
      state.stretch = (v as number) / 100
    },
    [OPS.setTextRise as number]: ([v]) => {
      state.rise = v as number
    },
    [OPS.setTextRenderingMode as number]: ([v]) => {
      state.mode = v as number
    },
    [OPS.setFont as number]: ([given, size]) => {
      const name = String(given)
      state.fontName = name
      state.size = size as number
      state.font = page.commonObjs.has(name) ? ((page.commonObjs.get(name) as Font | null) ?? {}) : {}
    },
    [OPS.setFillRGBColor as number]: ([c]) => {
      state.colour = typeof c === 'string' ? c : null
    },
    [OPS.setFillColorN as number]: () => {
      state.colour = null
    },
    [OPS.setGState as number]: ([pairs]) => {
      for (const [key, value] of pairs as [string, number][]) if (key === 'ca') state.alpha = value
    },
    [OPS.showText as number]: ([glyphs]) => show(glyphs as unknown as (Glyph | number)[]),
    [OPS.clip as number]: () => {
      clipsNext = true
    },
    [OPS.eoClip as number]: () => {
      clipsNext = true
    },
    [OPS.constructPath as number]: ([how, data, bounds]) => {
      if (clipsNext && bounds) {
        const within = areaBy(state.at, [...(bounds as Iterable<number>)] as [number, number, number, number])
        state.clip = (state.clip ? overlapOf(state.clip, within) : within) ?? { left: 0, top: 0, right: 0, bottom: 0 }
      }
      clipsNext = false
      if (!fills.has(how as number) || !bounds || state.alpha < 0.9) return
      const box = [...(bounds as Iterable<number>)] as [number, number, number, number]
      if (fillsItsBox((data as unknown as (ArrayLike<number> | null)[])[0], box))
        paint(areaBy(state.at, box), state.colour)
    },
    [OPS.paintImageXObject as number]: picture,
    [OPS.paintInlineImageXObject as number]: picture,
    [OPS.paintImageMaskXObject as number]: () => {},
  }
  list.fnArray.forEach((fn, i) => {
    does[fn]?.((list.argsArray[i] ?? []) as unknown[])
  })
  return { runs, ...paper, pictures }
}

/** Numbers of each step of a path: moves and lines carry a point, a curve three of which the last is where it ends, a closing none. */
const NUMBERS_OF: readonly number[] = [2, 2, 6, 4]

/** Whether a shape fills most of the box around it: a thin line across it is no paper to write on. */
const fillsItsBox = (
  path: ArrayLike<number> | null | undefined,
  [x0, y0, x1, y1]: [number, number, number, number],
) => {
  if (!path) return false
  const points: [number, number][] = []
  let double = 0
  const close = () => {
    points.forEach(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length] as [number, number]
      double += x * ny - nx * y
    })
    points.length = 0
  }
  for (let at = 0; at < path.length; ) {
    const what = path[at]
    const numbers = NUMBERS_OF[what ?? -1] ?? 0
    if (what === 0) close()
    if (numbers > 0) points.push([path[at + numbers - 1] as number, path[at + numbers] as number])
    at += 1 + numbers
  }
  close()
  const box = (x1 - x0) * (y1 - y0)
  return box > 0 && Math.abs(double) / 2 > box * 0.6
}
