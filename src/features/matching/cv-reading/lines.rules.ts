import type { Box } from './parsed.rules.ts'
import type { Run } from './runs.rules.ts'

/** A piece of a line: words that stand close together. */
type Cell = { text: string; x: number; y: number; right: number; height: number; bold: boolean; font: string }
export type PlacedLine = Omit<Cell, 'right'> & { width: number }

const middle = (cell: Pick<Cell, 'y' | 'height'>) => cell.y + cell.height / 2
const onOneLine = (a: Cell, b: Cell) => Math.abs(middle(a) - middle(b)) < Math.min(a.height, b.height) * 0.45

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Beyond this many letters' heights two words belong to different cells of a row. */
const CELL_GAP = 1.6
const WORD_GAP = 0.14

/** Puts what is drawn into rows from the top, each from the left, and joins what stands close together. */
const cellsOf = (runs: readonly Run[]): Cell[] => {
  const cells: Cell[] = []
  const rows: Cell[][] = []
  const sorted = runs
    .map((r) => ({ text: r.text, x: r.x, y: r.y, right: r.x + r.width, height: r.height, bold: r.bold, font: r.font }))
    .sort((a, b) => middle(a) - middle(b))
  for (const cell of sorted) {
    // The rows still within reach are the last few.
    const row = rows.slice(-4).findLast((r) => onOneLine(r[0] as Cell, cell))
    if (row) row.push(cell)
    else rows.push([cell])
  }
  for (const row of rows) {
    row.sort((a, b) => a.x - b.x)
    let last: Cell | null = null
    for (const next of row) {
      const gap = last ? next.x - last.right : 0
      const high = last ? Math.max(last.height, next.height) : 0
      if (last && gap < high * CELL_GAP) {
        // The same words drawn twice, a little apart, are bold letters.
        if (next.text === last.text && Math.abs(next.x - last.x) < 1.5) continue
        const apart = gap > high * WORD_GAP && !/\s$/.test(last.text) && !/^\s/.test(next.text)
        last.text += (apart ? ' ' : '') + next.text
        last.right = Math.max(last.right, next.right)
        last.bold = last.bold && next.bold
        last.height = high
      } else {
        last = { ...next }
        cells.push(last)
      }
    }
  }
  for (const cell of cells) cell.text = cell.text.replace(/\s+/g, ' ').trim()
  return cells.filter((c) => c.text)
}

const DATED = /\b(19|20)\d\d\b|\b(present|current|now|today)\b/i
/** Pieces that only accompany the rows they stand in: dates and marks. */
const accompanies = (cells: readonly Cell[]) =>
  cells.filter((c) => (DATED.test(c.text) && c.text.length < 32) || c.text.length < 3).length >= cells.length * 0.6

type Cut = { x: number; from: number; to: number; left: Cell[]; right: Cell[] }

/** The place where a page is parted into columns over most rows: the left edge of many cells that no other cell crosses. */
const bestCut = (cells: readonly Cell[]): Cut | null => {
  const edges = new Map<number, number>()
  for (const c of cells) {
    const at = Math.round(c.x / 4)
    edges.set(at, (edges.get(at) ?? 0) + 1)
  }
  const first = Math.min(...cells.map((c) => c.x))
  let best: Cut | null = null
  for (const [at, count] of edges) {
    const near = count + (edges.get(at + 1) ?? 0)
    const x = at * 4 - 3
    if (near < 4 || x < first + 60) continue
    const cut = widest(cells, x)
    if (!cut || cut.left.length < 4 || cut.right.length < 4) continue
    if (accompanies(cut.right) || accompanies(cut.left)) continue
    if (isTable(cut)) continue
    if (!best || cut.left.length + cut.right.length > best.left.length + best.right.length) best = cut
  }
  return best
}

/** Rows of which each has a piece on either side are a table: its rows are read across. */
const isTable = ({ left, right }: Cut) => {
  const paired = left.filter((l) => right.some((r) => onOneLine(l, r))).length
  return (
    paired > left.length * 0.85 &&
    Math.abs(left.length - right.length) <= 2 &&
    median(left.map((c) => c.text.length)) < 24
  )
}

/** The longest run of rows, from the top down, that nothing crosses at x. */
const widest = (cells: readonly Cell[], x: number): Cut | null => {
  let from = 0
  let best: [number, number] | null = null
  const crosses = (c: Cell) => c.x < x && c.right > x + 4
  for (let i = 0; i <= cells.length; i++) {
    const cell = cells[i]
    if (cell && !crosses(cell)) continue
    if (i - from > (best ? best[1] - best[0] : 0)) best = [from, i]
    from = i + 1
  }
  if (!best) return null
  const inside = cells.slice(best[0], best[1])
  // The cut begins and ends where there are two sides.
  const firstRight = inside.findIndex((c) => c.x >= x)
  if (firstRight < 0) return null
  return {
    x,
    from: best[0],
    to: best[1],
    left: inside.filter((c) => c.x < x),
    right: inside.filter((c) => c.x >= x),
  }
}

const rowsOf = (cells: readonly Cell[]): PlacedLine[] => {
  const rows: Cell[][] = []
  for (const cell of cells) {
    const row = rows.at(-1)
    if (row?.[0] && onOneLine(row[0], cell)) row.push(cell)
    else rows.push([cell])
  }
  return rows.map((row) => {
    row.sort((a, b) => a.x - b.x)
    const left = Math.min(...row.map((c) => c.x))
    const top = Math.min(...row.map((c) => c.y))
    return {
      text: row.map((c) => c.text).join('\t'),
      x: left,
      y: top,
      width: Math.max(...row.map((c) => c.right)) - left,
      height: Math.max(...row.map((c) => c.height)),
      bold: row[0]?.bold ?? false,
      font: row[0]?.font ?? '',
    }
  })
}

const readIn = (cells: readonly Cell[], depth: number): { lines: PlacedLine[]; columns: number } => {
  const cut = depth < 3 && cells.length >= 8 ? bestCut(cells) : null
  if (!cut) return { lines: rowsOf(cells), columns: 1 }
  const parts = [cells.slice(0, cut.from), cut.left, cut.right, cells.slice(cut.to)].map((part) =>
    readIn(part, depth + 1),
  )
  return {
    lines: parts.flatMap((p) => p.lines),
    columns: Math.max(
      parts[0]?.columns ?? 1,
      (parts[1]?.columns ?? 1) + (parts[2]?.columns ?? 1),
      parts[3]?.columns ?? 1,
    ),
  }
}

type Paper = { width: number; height: number }

/** A text as it stands when the paper is turned so that it can be read. */
const upright = (run: Run, { width, height }: Paper): Run => {
  const [right, bottom] = [run.x + run.width, run.y + run.tall]
  const places = [
    { x: run.x, y: run.y },
    { x: run.y, y: width - right },
    { x: width - right, y: height - bottom },
    { x: height - bottom, y: run.x },
  ] as const
  return { ...run, ...places[run.turn], width: run.turn % 2 === 1 ? run.tall : run.width }
}

/** Where a line lies on the paper as it is handed over, in parts of its width and height. */
const boxOf = (line: PlacedLine, turn: Run['turn'], { width, height }: Paper): Box => {
  const { x, y, width: long, height: high } = line
  const boxes = [
    { x, y, width: long, height: high },
    { x: width - y - high, y: x, width: high, height: long },
    { x: width - x - long, y: height - y - high, width: long, height: high },
    { x: y, y: height - x - long, width: high, height: long },
  ] as const
  const box = boxes[turn]
  return { x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height }
}

/**
 * The lines of a page in the order in which a person reads them: a column to its end, then the next. What runs another way than most of the
 * page, such as a word along the margin, is read by itself after it.
 */
export const linesOf = (
  runs: readonly Run[],
  paper: Paper,
): { lines: (PlacedLine & { box: Box })[]; columns: number } => {
  const letters = (turn: number) => runs.filter((r) => r.turn === turn).reduce((sum, r) => sum + r.text.length, 0)
  const turns = ([0, 1, 2, 3] as const).filter((t) => letters(t) > 0).sort((a, b) => letters(b) - letters(a))
  const parts = turns.map((turn) => {
    const { lines, columns } = readIn(cellsOf(runs.filter((r) => r.turn === turn).map((r) => upright(r, paper))), 0)
    return { columns, lines: lines.map((line) => ({ ...line, box: boxOf(line, turn, paper) })) }
  })
  return { lines: parts.flatMap((p) => p.lines), columns: parts[0]?.columns ?? 1 }
}
