import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sentencesIn } from '../src/app/refusals.ts'
import { type CountryWords, translator } from '../src/countries/translate.ts'

/** The tools of a job seeker whose conflicts are said on their pages. */
const TOOLS = [
  'career/distance',
  'career/resume-boost',
  'career/resume-builder',
  'career/skill-matching',
  'career/asked-tests',
  'career/skill-tests',
  'career/video-introduction',
  'career/zones',
]
const features = join(import.meta.dirname, '../src/features')
/** The sentence of each conflict in the code of a tool; what it fills in is a number. */
const conflictsOf = (tool: string): string[] =>
  readdirSync(join(features, tool))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => [
      ...readFileSync(join(features, tool, name), 'utf8').matchAll(
        /Refusal\(\s*'CONFLICT',\s*(['`])([A-Z][^'`\n]+)\1/g,
      ),
    ])
    .map((found) => (found[2] ?? '').replace(/\$\{(?:[^{}]|\([^()]*\))*\}/g, '7'))

describe('what the tools of a job seeker refuse with', () => {
  it.each(TOOLS)('%s: is said in every language', async (tool) => {
    const conflicts = conflictsOf(tool)
    expect(conflicts.length).toBeGreaterThan(0)
    for (const language of ['fr', 'ar', 'hi', 'ta', 'zh']) {
      const file = pathToFileURL(join(features, tool, 'words', `refusals.${language}.ts`)).href
      const { default: words } = (await import(file)) as { default: CountryWords }
      const t = translator(words)
      for (const english of conflicts) expect(t(english), `${language}: ${english}`).not.toBe(english)
    }
  })

  it('is found by the page', async () => {
    const say = await sentencesIn('fr')
    expect(say('You have 10 zones. Delete one first.')).toBe('Vous avez 10 zones. Supprimez-en une d’abord.')
  })
})

describe('what employees are told of swaps and shifts they give up', () => {
  const schedules = join(features, 'time/schedules')
  const told = ['swaps.service.ts', 'drops.service.ts'].flatMap((name) =>
    [
      ...readFileSync(join(schedules, name), 'utf8').matchAll(
        /(conflict\(|[ (]why(?::|\s*=|\s*\?\?)|[?:])\s*'([A-Z][^']+)'/g,
      ),
    ].map(([, before = '', sentence = '']) => (before === 'conflict(' ? `${sentence}.` : sentence)),
  )

  it.each(['fr', 'ar', 'hi', 'ta', 'zh'])('is said in %s', async (language) => {
    expect(told.length).toBeGreaterThan(8)
    const say = await sentencesIn(language)
    // What stands in for a reason is shown as it is kept, or ends a refusal with its full stop.
    const isSaid = (english: string) => [english, `${english}.`].some((one) => say(one) !== one)
    expect(told.filter((english) => !isSaid(english))).toEqual([])
  })
})
