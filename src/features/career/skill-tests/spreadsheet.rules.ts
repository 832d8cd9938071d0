import type { Draw } from './draw.rules.ts'
import type { Kind, QuestionView } from './kinds.rules.ts'

type Cells = [number, number, number][]
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const cellsOf = (draw: Draw): Cells =>
  Array.from({ length: 4 }, (_, row) => [row + 1, draw.whole(1, 12) * 4, draw.whole(2, 9)])

/** A formula over the cells A1 to C4 (A counts the rows) and what it gives. */
const formula =
  (write: (cells: Cells, draw: Draw) => { code: string; answer: number }, key: 'formula' | 'copied' = 'formula') =>
  (draw: Draw): QuestionView & { answer: number } => {
    const cells = cellsOf(draw)
    return { key, figures: {}, cells, ...write(cells, draw) }
  }

/** The formula stands in D1 and is copied to D3: what the copy gives is asked. */
const copied = (write: Parameters<typeof formula>[0]) => formula(write, 'copied')

const b = (cells: Cells) => cells.map((row) => row[1])
const c = (cells: Cells) => cells.map((row) => row[2])

/** What a formula of a spreadsheet gives; written as all of the usual programs read it in English. */
export const SPREADSHEET: readonly Kind[] = [
  { topic: 'sums', difficulty: -2, make: formula((cells) => ({ code: '=SUM(B1:B4)', answer: sum(b(cells)) })) },
  {
    topic: 'sums',
    difficulty: -1.4,
    make: formula((cells) => ({
      code: '=MAX(B1:B4)-MIN(B1:B4)',
      answer: Math.max(...b(cells)) - Math.min(...b(cells)),
    })),
  },
  {
    topic: 'sums',
    difficulty: -0.8,
    make: formula((cells, draw) => {
      const times = draw.whole(2, 9) * 4
      return { code: `=AVERAGE(B1:B4)*${times}`, answer: (sum(b(cells)) / 4) * times }
    }),
  },
  {
    topic: 'conditions',
    difficulty: -0.4,
    make: formula((cells, draw) => {
      const [than, times] = [draw.whole(3, 11) * 4, draw.whole(2, 9)]
      return { code: `=COUNTIF(B1:B4,">${than}")*${times}`, answer: b(cells).filter((n) => n > than).length * times }
    }),
  },
  {
    topic: 'conditions',
    difficulty: 0,
    make: formula((cells, draw) => {
      const [than, yes, no] = [draw.whole(3, 11) * 4, draw.whole(10, 50), draw.whole(60, 99)]
      return {
        code: `=IF(B2>${than},${yes},${no})+C2`,
        answer: ((cells[1]?.[1] ?? 0) > than ? yes : no) + (cells[1]?.[2] ?? 0),
      }
    }),
  },
  {
    topic: 'conditions',
    difficulty: 0.8,
    make: formula((cells, draw) => {
      const than = draw.whole(3, 8)
      return {
        code: `=SUMIF(C1:C4,">=${than}",B1:B4)`,
        answer: sum(cells.filter((row) => row[2] >= than).map((row) => row[1])),
      }
    }),
  },
  {
    topic: 'references',
    difficulty: 0.4,
    make: copied((cells) => ({ code: '=B1*$C$1', answer: (cells[2]?.[1] ?? 0) * (cells[0]?.[2] ?? 0) })),
  },
  {
    topic: 'references',
    difficulty: 1.2,
    make: copied((cells) => ({ code: '=$B1+C$2', answer: (cells[2]?.[1] ?? 0) + (cells[1]?.[2] ?? 0) })),
  },
  {
    topic: 'lookups',
    difficulty: 0.6,
    make: formula((cells, draw) => {
      const row = draw.whole(1, 4)
      return { code: `=VLOOKUP(${row},A1:C4,3,FALSE)+B1`, answer: (cells[row - 1]?.[2] ?? 0) + (cells[0]?.[1] ?? 0) }
    }),
  },
  {
    topic: 'lookups',
    difficulty: 1.6,
    make: formula((cells) => {
      const most = Math.max(...b(cells))
      return {
        code: '=INDEX(C1:C4,MATCH(MAX(B1:B4),B1:B4,0))*10',
        answer: (cells.find((row) => row[1] === most)?.[2] ?? 0) * 10,
      }
    }),
  },
  {
    topic: 'sums',
    difficulty: 1,
    make: formula((cells) => ({
      code: '=SUMPRODUCT(B1:B4,C1:C4)',
      answer: sum(b(cells).map((n, i) => n * (c(cells)[i] ?? 0))),
    })),
  },
  {
    topic: 'conditions',
    difficulty: 2,
    make: formula((cells, draw) => {
      const [low, times] = [draw.whole(3, 6), draw.whole(2, 9)]
      const rows = cells.filter((row) => row[2] > low && row[1] < 40).length
      return {
        code: `=COUNTIFS(C1:C4,">${low}",B1:B4,"<40")*${times}+MOD(B3,3)`,
        answer: rows * times + ((cells[2]?.[1] ?? 0) % 3),
      }
    }),
  },
]
