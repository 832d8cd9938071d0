import type { HiddenText } from './parsed.rules.ts'

/** A piece of text as it is drawn: from its upper left corner, in points, y downwards. */
export type Run = {
  text: string
  x: number
  y: number
  width: number
  /** Of its letters. */
  height: number
  /** From its highest point on the paper to its lowest: more than its letters where it does not run straight. */
  tall: number
  bold: boolean
  font: string
  hidden: HiddenText['reason'] | null
  /** Which way it runs on the paper, quarters of a turn clockwise: 0 to the right, 1 downwards, 2 upside down, 3 upwards. */
  turn: 0 | 1 | 2 | 3
}

export type Matrix = readonly [number, number, number, number, number, number]
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export const multiplyMatrices = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]
export const pointBy = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]

export type Area = { left: number; top: number; right: number; bottom: number }
export const areaBy = (m: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]): Area => {
  const corners = [pointBy(m, x0, y0), pointBy(m, x1, y0), pointBy(m, x0, y1), pointBy(m, x1, y1)]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
/** Where two areas lie over each other; null: nowhere. */
export const overlapOf = (a: Area, b: Area): Area | null => {
  const area = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
  return area.left < area.right && area.top < area.bottom ? area : null
}

/** The quarter of a turn nearest to the way in which letters follow each other. */
export const turnOf = (m: Matrix): Run['turn'] =>
  (((Math.round(Math.atan2(m[1], m[0]) / (Math.PI / 2)) % 4) + 4) % 4) as Run['turn']

const holds = (area: Area, x: number, y: number) =>
  x >= area.left && x <= area.right && y >= area.top && y <= area.bottom

/** How light a colour is, 0 to 1 (WCAG's relative luminance). */
export const luminance = (colour: string): number => {
  const parts = [1, 3, 5].map((at) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}
const contrast = (a: string, b: string) => {
  const [high, low] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Under it nobody tells letters from the paper. The palest grey that people print in has 1.6. */
const LEAST_CONTRAST = 1.25
/** Letters lower than this on a page of A4's width, points. */
const TINY = 3.5
const A4 = 595

/** What lies on the paper where a text is drawn. `null`: a picture, of whose colour nothing is known. */
export type Painted = Area & { colour: string | null }

type Look = { colour: string | null; alpha: number; mode: number }

/** Whether a person sees a text, from how it is drawn and on what. */
export const hiddenBecause = (
  run: Omit<Run, 'hidden'>,
  { colour, alpha, mode }: Look,
  painted: readonly Painted[],
  page: { width: number; height: number },
): Run['hidden'] => {
  const x = run.x + run.width / 2
  const y = run.y + run.height / 2
  if (x < -1 || y < -1 || x > page.width + 1 || y > page.height + 1) return 'off_page'
  if (mode === 3 || mode === 7 || alpha < 0.08) return 'invisible'
  if ((run.height * A4) / Math.min(page.width, page.height) < TINY) return 'tiny'
  const under = painted.findLast((p) => holds(p, x, y))
  const paper = under ? under.colour : '#ffffff'
  // Outlines alone have a colour of their own; what is filled with a pattern is seen.
  if (mode % 4 !== 1 && colour && paper && contrast(colour, paper) < LEAST_CONTRAST) return 'no_contrast'
  return null
}

/** Whether something painted later lies over the whole of a text. */
export const coversRun = (painted: Area, run: Run): boolean =>
  painted.left <= run.x + 1 &&
  painted.right >= run.x + run.width - 1 &&
  painted.top <= run.y + run.height * 0.3 &&
  painted.bottom >= run.y + run.height * 0.7
