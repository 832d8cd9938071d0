import type { Draw } from './draw.rules.ts'
import type { Kind, QuestionView } from './kinds.rules.ts'

const listOf = (draw: Draw, length: number, most: number) => Array.from({ length }, () => draw.whole(1, most))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const program =
  (write: (draw: Draw) => { lines: string[]; answer: number }) =>
  (draw: Draw): QuestionView & { answer: number } => {
    const { lines, answer } = write(draw)
    return { key: 'program', figures: {}, code: lines.join('\n'), answer }
  }

/** What a short program prints. The language is made up of what most languages share; ranges leave out their end. */
export const CODING: readonly Kind[] = [
  {
    topic: 'values',
    difficulty: -2,
    make: program((draw) => {
      const [x, y] = [draw.whole(2, 20), draw.whole(2, 20)]
      return {
        lines: [`a = ${x}`, `b = ${y}`, 'a = a + b', 'b = a - b', 'print(a * 10 + b)'],
        answer: (x + y) * 10 + x,
      }
    }),
  },
  {
    topic: 'values',
    difficulty: -1.2,
    make: program((draw) => {
      const [n, by] = [draw.whole(30, 99), draw.whole(3, 9)]
      return { lines: [`n = ${n}`, `print((n mod ${by}) + (n div ${by}))`], answer: (n % by) + Math.floor(n / by) }
    }),
  },
  {
    topic: 'conditions',
    difficulty: -0.8,
    make: program((draw) => {
      const [n, low, high] = [draw.whole(1, 60), draw.whole(10, 25), draw.whole(30, 50)]
      const middle = n < high ? n * 2 : n - high
      return {
        lines: [
          `n = ${n}`,
          `if n < ${low}: print(n + 100)`,
          `else if n < ${high}: print(n * 2)`,
          `else: print(n - ${high})`,
        ],
        answer: n < low ? n + 100 : middle,
      }
    }),
  },
  {
    topic: 'conditions',
    difficulty: 0.4,
    make: program((draw) => {
      const [n, by, than] = [draw.whole(10, 60), draw.whole(2, 5), draw.whole(20, 40)]
      const holds = (n % by === 0 && n > than) || !(n < 50)
      return {
        lines: [`n = ${n}`, `if (n mod ${by} == 0 and n > ${than}) or not (n < 50):`, '  n = n + 7', 'print(n)'],
        answer: holds ? n + 7 : n,
      }
    }),
  },
  {
    topic: 'loops',
    difficulty: -0.4,
    make: program((draw) => {
      const [start, count, step] = [draw.whole(0, 20), draw.whole(4, 12), draw.whole(2, 6)]
      return {
        lines: [`total = ${start}`, `for i in 0..${count}:`, `  total = total + ${step}`, 'print(total)'],
        answer: start + count * step,
      }
    }),
  },
  {
    topic: 'loops',
    difficulty: 0.2,
    make: program((draw) => {
      const [from, to] = [draw.whole(1, 6), draw.whole(8, 14)]
      const inside = Array.from({ length: to - from }, (_, i) => from + i).filter((i) => i % 2 === 1)
      return {
        lines: ['total = 0', `for i in ${from}..${to}:`, '  if i mod 2 == 1:', '    total = total + i', 'print(total)'],
        answer: sum(inside),
      }
    }),
  },
  {
    topic: 'loops',
    difficulty: 1,
    make: program((draw) => {
      const start = draw.whole(20, 400)
      return {
        lines: [
          `n = ${start}`,
          'steps = 0',
          'while n > 1:',
          '  n = n div 2',
          '  steps = steps + 1',
          'print(steps * 10 + n)',
        ],
        answer: Math.floor(Math.log2(start)) * 10 + 1,
      }
    }),
  },
  {
    topic: 'loops',
    difficulty: 1.2,
    make: program((draw) => {
      const [rows, more] = [draw.whole(3, 8), draw.whole(1, 9)]
      return {
        lines: ['count = 0', `for i in 0..${rows}:`, '  for j in 0..i:', `    count = count + ${more}`, 'print(count)'],
        answer: ((rows * (rows - 1)) / 2) * more,
      }
    }),
  },
  {
    topic: 'lists',
    difficulty: 0,
    make: program((draw) => {
      const list = listOf(draw, 5, 30)
      const [at, other] = [draw.whole(0, 2), draw.whole(3, 4)]
      return {
        lines: [`list = [${list.join(', ')}]`, `print(list[${at}] + list[${other}])`],
        answer: (list[at] ?? 0) + (list[other] ?? 0),
      }
    }),
  },
  {
    topic: 'lists',
    difficulty: 0.8,
    make: program((draw) => {
      const list = listOf(draw, 5, 30)
      return {
        lines: [
          `list = [${list.join(', ')}]`,
          'best = 0',
          'for x in list:',
          '  if x > best:',
          '    best = x',
          'print(best - list[0])',
        ],
        answer: Math.max(...list) - (list[0] ?? 0),
      }
    }),
  },
  {
    topic: 'functions',
    difficulty: 1.4,
    make: program((draw) => {
      const [x, add] = [draw.whole(2, 9), draw.whole(1, 9)]
      return {
        lines: ['function f(x):', `  return x * 2 + ${add}`, `print(f(f(${x})))`],
        answer: (x * 2 + add) * 2 + add,
      }
    }),
  },
  {
    topic: 'functions',
    difficulty: 2,
    make: program((draw) => {
      const [n, add] = [draw.whole(3, 9), draw.whole(1, 9)]
      const all = Array.from({ length: n }, (_, i) => i + 1)
      return {
        lines: ['function f(n):', '  if n == 0:', `    return ${add}`, '  return n + f(n - 1)', `print(f(${n}))`],
        answer: sum(all) + add,
      }
    }),
  },
]
