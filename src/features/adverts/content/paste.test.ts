import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { placeWritten, readAdvert } from './paste.rules.ts'

/** Real adverts of a public employer (GSA Technology Transformation Services, join.tts.gsa.gov, CC0 1.0), as their pages read. */
type Posting = { name: string; title: string; text: string; pay: [string, string] | null; place: string | null }
const postings: Posting[] = JSON.parse(
  readFileSync(new URL('../../../../test/adverts.gsa.json', import.meta.url), 'utf8'),
)
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

describe('a posting of elsewhere that is pasted', () => {
  test('there are sixty of them', () => {
    expect(postings).toHaveLength(60)
  })

  test.each(postings.map((p) => [p.name, p] as const))('%s comes in without loss', (_name, posting) => {
    const { title = '', description } = readAdvert(posting.text)
    expect(words(`${title} ${description}`)).toEqual(words(posting.text))
    if (posting.title) expect(title).toBe(posting.title)
    if (posting.pay) {
      const { payMin, payMax } = readAdvert(posting.text)
      expect([payMin, payMax]).toEqual(posting.pay.map((p) => p.replace(/,/g, '')))
    }
  })

  test('where it says that one may work anywhere, it is remote', () => {
    const remote = postings.filter((p) => /\(remote\)/.test(p.place ?? ''))
    expect(remote.length).toBeGreaterThan(40)
    expect(remote.filter((p) => readAdvert(p.text).workMode !== 'remote').map((p) => p.name)).toEqual([])
  })
})

describe('where a pasted advert says the work is', () => {
  test.each([
    ['Cook\nLocation: Toronto, Ontario, Canada\nYou cook.', 'Toronto, Ontario, Canada'],
    ['Cook\n**Work location:** Hyderabad (Hybrid)\nYou cook.', 'Hyderabad'],
    ['Cook\n- Place of work: Woodlands – near the station', 'Woodlands'],
    ['Cook\nBased in Fort McMurray, Alberta.\nYou cook.', 'Fort McMurray, Alberta'],
    ['Cook\nThis role is based in Abu Dhabi and reports to the chef.', 'Abu Dhabi'],
    ['طاه\nمكان العمل: دبي', 'دبي'],
    ['Cuisinier\nLieu de travail : Montréal', 'Montréal'],
    ['Cook\nYou work in a team and are based in the kitchen. Located near everything.', null],
    ['Cook\nWhere you come in: everything', null],
    ['Cook\nLocation:\nYou cook.', null],
  ])('%j', (text, said) => {
    expect(placeWritten(text)).toBe(said)
  })
})
