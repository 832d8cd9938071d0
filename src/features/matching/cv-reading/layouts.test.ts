import { describe, expect, test } from 'vitest'
import { WRITTEN_LAYOUTS, WRITTEN_LIVES, type WrittenLife } from '../../../../test/cv-layouts.ts'
import { lexiconOfMigration } from '../../../../test/cvs.ts'
import { parseCv } from './parse.rules.ts'
import type { ParsedCv } from './parsed.rules.ts'

const lexicon = lexiconOfMigration()
const month = ([year, n]: [number, number]) => `${year}-${String(n).padStart(2, '0')}`

/** Each fact that was written, and whether it was read so. */
const contacts = (cv: ParsedCv, life: WrittenLife): [string, boolean][] => [
  ['name', cv.name?.value === life.name],
  ['e-mail', cv.emails[0]?.value === life.email],
  ['phone', cv.phones[0]?.value.e164 === life.e164],
  ['place', cv.place?.value.name === life.placeCalled],
]
const fields = (cv: ParsedCv, life: WrittenLife): [string, boolean][] => [
  ...life.jobs.flatMap((job, i): [string, boolean][] => [
    [`title ${i}`, cv.work[i]?.title?.value === job.title],
    [`employer ${i}`, cv.work[i]?.employer?.value === job.employer],
    [`from ${i}`, cv.work[i]?.from?.value === month(job.from)],
    [`to ${i}`, cv.work[i]?.to?.value === (job.to ? month(job.to) : 'present')],
  ]),
  ['qualification', cv.education[0]?.qualification?.value === life.study.qualification],
  ['institution', cv.education[0]?.institution?.value === life.study.institution],
  ['year of study', cv.education[0]?.to?.value === String(life.study.year)],
  ...life.skills.map((skill): [string, boolean] => [
    `skill ${skill}`,
    cv.skills.some((s) => s.at.some((at) => cv.source.text.slice(at.start, at.end) === skill)),
  ]),
]

type Tally = Map<string, { read: number; of: number }>
const count = (tally: Tally, key: string, facts: readonly [string, boolean][]) => {
  const now = tally.get(key) ?? { read: 0, of: 0 }
  tally.set(key, { read: now.read + facts.filter(([, ok]) => ok).length, of: now.of + facts.length })
}
const share = ({ read, of }: { read: number; of: number }) => read / of

describe('forty layouts in six languages', () => {
  const byLanguage: Tally = new Map()
  const all: Tally = new Map()
  const missed: string[] = []
  for (const life of WRITTEN_LIVES)
    for (const { name, write } of WRITTEN_LAYOUTS) {
      const cv = parseCv(write(life), lexicon)
      const [reach, rest] = [contacts(cv, life), fields(cv, life)]
      count(all, 'contacts', reach)
      count(all, 'fields', rest)
      count(byLanguage, `${life.language} contacts`, reach)
      count(byLanguage, `${life.language} fields`, rest)
      for (const [fact, ok] of [...reach, ...rest]) if (!ok) missed.push(`${life.language} ${fact}: ${name}`)
    }

  test('98 of 100 contacts and 95 of 100 fields are read as they were written', () => {
    const told = [...all, ...byLanguage].map(([key, tally]) => `${key} ${Math.round(share(tally) * 1000) / 10} %`)
    process.stdout.write(`${told.join(' · ')}\n`)
    expect(WRITTEN_LAYOUTS).toHaveLength(40)
    expect(share(all.get('contacts') ?? { read: 0, of: 1 }), missed.slice(0, 40).join('\n')).toBeGreaterThanOrEqual(
      0.98,
    )
    expect(share(all.get('fields') ?? { read: 0, of: 1 }), missed.slice(0, 40).join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('no language is left behind', () => {
    for (const [key, tally] of byLanguage) expect(share(tally), key).toBeGreaterThanOrEqual(0.9)
  })
})
