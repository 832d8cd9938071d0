import type { Template } from './kinds.rules.ts'
import { type LineKind, POINT, type ResumeLine } from './lines.rules.ts'

/** A paragraph of a page: its letters and the room above them, points. */
export type ResumeBlock = {
  text: string
  size: number
  before: number
  bold: boolean
  quiet: boolean
  ruled: boolean
  mark: string
  withNext: boolean
  newPage: boolean
  /** A head is set smaller rather than in two lines, which a reader would take for two things. */
  fitsFrom?: number
}

type Set = { size: number; before: number; bold?: true; quiet?: true; ruled?: true; fits?: true }
const PLAIN: Readonly<Record<LineKind, Set>> = {
  name: { size: 20, before: 0, bold: true, fits: true },
  label: { size: 11.5, before: 2, quiet: true, fits: true },
  contact: { size: 9.5, before: 1, fits: true },
  heading: { size: 12, before: 13, bold: true, ruled: true },
  head: { size: 10.5, before: 7, bold: true, fits: true },
  under: { size: 10.5, before: 0, fits: true },
  dates: { size: 9.5, before: 0, quiet: true, fits: true },
  text: { size: 10, before: 3 },
  point: { size: 10, before: 1.5 },
}
/** Of the compact template, compared with the others. */
const SMALLER = 0.9
const SMALLEST = 6

/** The lines of a CV as paragraphs of a page. */
export const blocksOf = (lines: readonly ResumeLine[], template: Template): ResumeBlock[] => {
  const scale = template === 'compact' ? SMALLER : 1
  return lines.map(({ as, text, withNext, newPage }, at) => {
    const { size, before, bold, quiet, ruled, fits } = PLAIN[as]
    // Where dates stand first they begin the entry.
    const begins = as === 'dates' && lines[at + 1]?.as === 'head'
    const follows = as === 'head' && lines[at - 1]?.as === 'dates' && lines[at - 1]?.withNext === true
    const above = begins ? PLAIN.head.before : before
    return {
      text,
      size: Math.round(size * scale * 10) / 10,
      before: follows ? 0 : above * scale,
      bold: bold ?? false,
      quiet: quiet ?? false,
      ruled: ruled ?? false,
      mark: as === 'point' ? POINT : '',
      withNext,
      newPage,
      ...(fits && { fitsFrom: SMALLEST }),
    }
  })
}
