import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { type Expression, expressions, worstOf } from './expressions.ts'

/** Longer than anything that meets an expression in the thread of the calls. */
const LONGEST = 4_000
/**
 * ms of the processor that one expression may take over it. One that looks at each letter once for each letter takes 20 on a quiet machine
 * and has been seen to take 52 on a busy one; those that hold a server take thousands.
 */
const MOST = 120

/**
 * Expressions that take longer over so much, each with the length that its texts are held to. The list may only become shorter: a new
 * expression is written so that it needs no line here.
 */
const BOUNDED: readonly [source: string, length: number, why: string][] = [
  [String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}`, 400, 'a line of a CV'],
  [
    String.raw`\s*[\t|•·]\s*|\s+[–—-]\s+|\s*,\s+|\s+(?:at|@|with|chez)\s+|\s*\((?=\t)|(?<=\t)\)`,
    400,
    'a line of a CV, apart',
  ],
  [
    String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|https?:\/\/\S+|\bwww\.\S+|\+?\d[\d ()-]{7,}\d`,
    600,
    'a line of a CV or of a card',
  ],
  [String.raw`^\s*([^<>\p{Cc}]*?)\s*<([^<>]+)>\s*$`, 200, 'a setting of whoever runs the server'],
]
const MOST_BOUNDED = 4

const boundOf = ({ source }: Expression) => BOUNDED.find(([bounded]) => bounded === source)?.[1] ?? LONGEST
const tooSlow = (all: readonly Expression[]) =>
  all.flatMap((e) => {
    let worst = worstOf(e, boundOf(e), MOST)
    // Another program may have had the processor meanwhile: what is slow is slow each time.
    for (let again = 0; again < 8 && worst > MOST; again++) worst = Math.min(worst, worstOf(e, boundOf(e), MOST))
    return worst > MOST ? [`/${e.source}/${e.flags} in ${e.files.join(', ')}: ${worst.toFixed(0)} ms`] : []
  })

/** Made of pieces when their file is read: nobody sees them whole in the source. */
const MADE_IN = [
  'countries/posting.ts',
  'features/matching/cv-reading/dates.rules.ts',
  'features/matching/cv-reading/sections.rules.ts',
  'features/matching/cv-reading/skills.rules.ts',
  'features/matching/cv-reading/words.rules.ts',
  'features/matching/matching/clean.rules.ts',
  'features/matching/matching/criteria.rules.ts',
  'features/matching/matching/protected.rules.ts',
  'features/career/smart-search/exclude.rules.ts',
  'features/career/smart-search/mention.rules.ts',
  'features/career/smart-search/sentence.rules.ts',
]
const madeOnReading = async (): Promise<Expression[]> => {
  const Plain = globalThis.RegExp
  const made: Expression[] = []
  // Files of this worker that another test has read already would make nothing any more.
  vi.resetModules()
  globalThis.RegExp = new Proxy(Plain, {
    construct: (target, [source, flags = '']: [string | RegExp, string?]) => {
      const one = new target(source, flags)
      made.push({ source: one.source, flags: one.flags, files: ['made'] })
      return one
    },
  })
  try {
    for (const path of MADE_IN) await import(/* @vite-ignore */ join(import.meta.dirname, '../src', path))
  } finally {
    globalThis.RegExp = Plain
  }
  // Those of the package that reads telephone numbers: it looks at 250 letters at most.
  return made.filter(({ source }) => !source.includes('０-９'))
}

describe('the regular expressions of the sources', () => {
  test('take no time over what is made against them', { timeout: 300_000 }, () => {
    const all = expressions()
    expect(all.length).toBeGreaterThan(500)
    expect(tooSlow(all)).toEqual([])
  })

  test('neither do those made of pieces', { timeout: 120_000 }, async () => {
    const made = await madeOnReading()
    expect(made.length).toBeGreaterThan(20)
    expect(tooSlow(made)).toEqual([])
  })

  test('the list of those that are held to a length becomes shorter, never longer', () => {
    expect(BOUNDED.length).toBeLessThanOrEqual(MOST_BOUNDED)
    const written = new Set(expressions().map((e) => e.source))
    expect(BOUNDED.filter(([source]) => !written.has(source))).toEqual([])
  })

  test('what holds a server is found: the four that did', { timeout: 60_000 }, () => {
    const current: [string, string][] = [
      [String.raw`^(?:•\s)?(?:degree|institut\w*|university|of|\t|\s|&)+$`, 'i'],
      [String.raw`\b(?:gender|sex)\s*[:–\t-]\s*[:]?\s*\w+`, 'gi'],
      [String.raw`([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'g'],
      [String.raw`[\w.+-]+@[\w-]+(\.[\w-]+)+`, ''],
    ]
    for (const [source, flags] of current)
      expect([source, worstOf({ source, flags, files: [] }, 20_000, MOST) > MOST]).toEqual([source, true])
  })

  test('those of CVs meet one line at a time, and no line is longer', () => {
    const source = readFileSync(join(import.meta.dirname, '../src/features/matching/cv-reading/text.rules.ts'), 'utf8')
    expect(source).toContain('const LONGEST_LINE = 400')
  })
})
