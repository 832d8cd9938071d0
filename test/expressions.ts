import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export type Expression = { source: string; flags: string; files: string[] }

const src = join(import.meta.dirname, '../src')

type Node = { type?: string; regex?: { pattern: string; flags: string } }
const visit = (node: unknown, found: (regex: NonNullable<Node['regex']>) => void): void => {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const one of node) visit(one, found)
    return
  }
  const { type, regex } = node as Node
  if (type === 'Literal' && regex) found(regex)
  for (const value of Object.values(node)) visit(value, found)
}

/** Every regular expression written in the sources. Tests and lists of words are none of what meets what others send. */
export const expressions = (): Expression[] => {
  const all = new Map<string, Expression>()
  for (const path of readdirSync(src, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(path) || /\.test\.|\/words\//.test(path)) continue
    const { program } = parseSync(path, readFileSync(join(src, path), 'utf8'))
    visit(program, ({ pattern, flags }) => {
      const key = `/${pattern}/${flags}`
      const known = all.get(key) ?? { source: pattern, flags, files: [] }
      if (!known.files.includes(path)) known.files.push(path)
      all.set(key, known)
    })
  }
  return [...all.values()]
}

/** What backtracking is made of, alone and behind words that an expression asks for. */
const PIECES = [
  ' ',
  '\t',
  '\n',
  'a',
  'A',
  '1',
  '0',
  '.',
  ',',
  '-',
  '@',
  '(',
  '<',
  '/',
  ':',
  '#',
  '*',
  '•',
  '_',
  '"',
  '[',
  '+',
  '\\',
  'a ',
  '1 ',
  'a.',
  'a@',
  'A a ',
  ' ,',
  '1,',
  '- ',
  '. ',
  'a-',
  ': ',
  '\t:',
  'a\t',
  '{{',
  '](',
  '</',
  ' (',
  '1)',
]

const attacksOf = ({ source }: Expression, length: number): string[] => {
  const words = [...new Set(source.match(/[a-z]{2,}/gi) ?? [])].slice(0, 12)
  const pieces = [...PIECES, ...words.flatMap((w) => [w, `${w} `])]
  return pieces.flatMap((piece) => {
    const run = piece.repeat(Math.max(1, Math.floor(length / piece.length)))
    return [run, `${run}\u0001`, ...words.slice(0, 6).map((w) => `${w}${run}\u0001`)]
  })
}

/** The longest an expression takes over texts made against it, ms of the processor: of growing length, to `length`, or until it is beyond `most`. */
export const worstOf = (expression: Expression, length: number, most: number): number => {
  const made = new RegExp(expression.source, expression.flags)
  let worst = 0
  for (let n = Math.min(16, length); ; n = Math.min(length, Math.ceil(n * (n < 300 ? 1.5 : 4)))) {
    for (const text of attacksOf(expression, n)) {
      const { user } = process.threadCpuUsage()
      made.lastIndex = 0
      text.replace(made, '')
      worst = Math.max(worst, (process.threadCpuUsage().user - user) / 1000)
      if (worst > most) return worst
    }
    if (n === length) return worst
  }
}
