import type { Draw } from './draw.rules.ts'
import type { Kind, QuestionView } from './kinds.rules.ts'

const ROWS = 4
const COLUMNS = 3
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const column = (table: readonly number[][], at: number) => table.map((row) => row[at] ?? 0)

/** Units sold by month (rows) and shop (columns), in tens, no two in a column alike. */
const tableOf = (draw: Draw): number[][] => {
  const columns = Array.from({ length: COLUMNS }, () => {
    const values = new Set<number>()
    while (values.size < ROWS) values.add(draw.whole(2, 60) * 10)
    return [...values]
  })
  return Array.from({ length: ROWS }, (_, row) => columns.map((values) => values[row] ?? 0))
}

type Input = { figures: Record<string, number>; answer: number; table?: number[][] }

const about =
  (key: string, ask: (table: number[][], draw: Draw) => Input) =>
  (draw: Draw): QuestionView & { answer: number } => {
    const table = tableOf(draw)
    return { key, table, ...ask(table, draw) }
  }

const shopOf = (draw: Draw) => draw.whole(1, COLUMNS)
const monthOf = (draw: Draw) => draw.whole(1, ROWS)

/** Reading a table of units sold in four months by three shops. */
export const DATA: readonly Kind[] = [
  {
    topic: 'find',
    difficulty: -2,
    make: about('cell', (table, draw) => {
      const [month, shop] = [monthOf(draw), shopOf(draw)]
      return { figures: { month, shop }, answer: table[month - 1]?.[shop - 1] ?? 0 }
    }),
  },
  {
    topic: 'find',
    difficulty: -1.4,
    make: about('most', (table, draw) => {
      const shop = shopOf(draw)
      return { figures: { shop }, answer: Math.max(...column(table, shop - 1)) }
    }),
  },
  {
    topic: 'find',
    difficulty: -0.6,
    make: about('over', (table, draw) => {
      const least = draw.whole(15, 45) * 10
      return { figures: { least }, answer: table.flat().filter((units) => units > least).length }
    }),
  },
  {
    topic: 'add',
    difficulty: -1.2,
    make: about('month', (table, draw) => {
      const month = monthOf(draw)
      return { figures: { month }, answer: sum(table[month - 1] ?? []) }
    }),
  },
  {
    topic: 'add',
    difficulty: -0.8,
    make: about('shop', (table, draw) => {
      const shop = shopOf(draw)
      return { figures: { shop }, answer: sum(column(table, shop - 1)) }
    }),
  },
  {
    topic: 'add',
    difficulty: 0,
    make: about('between', (table, draw) => {
      const shop = shopOf(draw)
      const other = (shop % COLUMNS) + 1
      const [one, two] = [sum(column(table, shop - 1)), sum(column(table, other - 1))]
      return { figures: { shop, other }, answer: Math.abs(one - two) }
    }),
  },
  {
    topic: 'compare',
    difficulty: 0.2,
    make: about('spread', (table, draw) => {
      const shop = shopOf(draw)
      const units = column(table, shop - 1)
      return { figures: { shop }, answer: Math.max(...units) - Math.min(...units) }
    }),
  },
  {
    topic: 'compare',
    difficulty: 0.8,
    make: about('median', (table, draw) => {
      const shop = shopOf(draw)
      const sorted = column(table, shop - 1).toSorted((a, b) => a - b)
      return { figures: { shop }, answer: ((sorted[1] ?? 0) + (sorted[2] ?? 0)) / 2 }
    }),
  },
  {
    topic: 'compare',
    difficulty: 1,
    make: about('better', (table, draw) => {
      const shop = shopOf(draw)
      const other = (shop % COLUMNS) + 1
      const months = table.filter((row) => (row[shop - 1] ?? 0) > (row[other - 1] ?? 0))
      return { figures: { shop, other }, answer: months.length }
    }),
  },
  {
    topic: 'reckon',
    difficulty: 0.6,
    make: about('price', (table, draw) => {
      const [shop, price] = [shopOf(draw), draw.whole(2, 9)]
      return { figures: { shop, price }, answer: sum(column(table, shop - 1)) * price }
    }),
  },
  {
    topic: 'reckon',
    difficulty: 1.4,
    make: about('target', (table, draw) => {
      const month = monthOf(draw)
      const units = sum(table[month - 1] ?? [])
      const percent = draw.one([10, 20, 30, 40, 50])
      return { figures: { month, percent }, answer: (units * (100 + percent)) / 100 }
    }),
  },
  {
    topic: 'reckon',
    difficulty: 2,
    make: about('growth', (table, draw) => {
      const shop = shopOf(draw)
      const percent = draw.whole(1, 19) * 5
      const first = draw.whole(1, 20) * 20
      const grown = table.map((row, at) => {
        const units = at === 0 ? first : (first * (100 + percent)) / 100
        return at === 0 || at === ROWS - 1 ? row.map((old, i) => (i === shop - 1 ? units : old)) : row
      })
      return { figures: { shop, last: ROWS }, table: grown, answer: percent }
    }),
  },
]
