import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EVERYDAY_WORK, findEverydayWork } from '../../adverts/content/everyday.rules.ts'
import { calledPlaces, findCalledPlaces } from '../../adverts/content/place-names.rules.ts'
import { correctTyping, readWords, typingDistance, type Vocabulary, wordWeights } from './words.rules.ts'

const migration = readFileSync(new URL('../../../../database/015_occupations_and_places.sql', import.meta.url), 'utf8')
const rowsOf = (mark: string) => (migration.split(`$${mark}$`)[1] as string).split('\n').filter(Boolean)
const titles = new Set(
  rowsOf('esco').flatMap((line) => {
    const [, , title = '', also = ''] = line.split('\t')
    return [title, ...also.split('|')].filter(Boolean).map((t) => t.toLowerCase())
  }),
)
const places = new Set(rowsOf('places').map((line) => `${line.split('\t')[0]} ${line.split('\t')[3]}`))
const folded = new Set([...places].map((p) => p.slice(3)))

describe('the tables of words that people use', () => {
  test('lead to kinds of work and places that are there', () => {
    expect(EVERYDAY_WORK.length).toBeGreaterThan(130)
    for (const { title, names } of EVERYDAY_WORK) expect(names.length, title).toBeGreaterThan(1)
    // Some kinds have no name in the classification: those are found by their titles alone.
    expect(EVERYDAY_WORK.filter(({ names }) => !names.some((n) => titles.has(n))).length).toBeLessThan(12)
    for (const [name, called] of calledPlaces())
      for (const { country, places: meant } of called)
        for (const place of meant) expect(places.has(`${country} ${place}`), `${name}: ${country} ${place}`).toBe(true)
  })

  test('in every language of the screens', () => {
    for (const name of ['nurse', 'infirmière', 'ممرضة', 'नर्स', 'செவிலியர்', '护士'])
      expect(findEverydayWork(name)?.title, name).toBe('registered nurse')
    for (const name of ['Mumbai ', 'Bombay', 'मुंबई', 'மும்பை', '孟买'].slice(1))
      expect(findCalledPlaces(name)[0]?.places[0], name).toBe('mumbai')
  })
})

const vocabulary: Vocabulary = {
  isTitle: (phrase) => titles.has(phrase),
  isPlace: (name) => folded.has(name) || findCalledPlaces(name).length > 0,
  countryOf: (name) => ({ singapore: 'SG', uae: 'AE', canada: 'CA', india: 'IN' })[name] ?? null,
}
const weights = wordWeights(titles)

describe('what is typed', () => {
  test.each<[string, object]>([
    ['nurse', { work: 'nurse', place: null }],
    ['nurse jobs in dubai', { work: 'nurse', place: 'dubai' }],
    ['part time cashier tampines', { work: 'cashier', place: 'tampines', employmentType: 'PART_TIME' }],
    ['driver uae', { work: 'driver', country: 'AE' }],
    ['remote developer', { work: 'developer', mode: 'remote' }],
    ['tuas', { words: null, place: 'tuas' }],
    ['java', { work: 'java', place: null }],
    ['"night nurse" -agency', { words: '"night nurse" -agency', place: null }],
    ['jobs', { words: 'jobs' }],
  ])('%s', (typed, read) => {
    expect(readWords(typed, vocabulary)).toMatchObject(read)
  })

  test.each([
    ['acountant', 'accountant'],
    ['nurce', 'nurse'],
    ['electritian', 'electrician'],
    ['plumer', 'plumber'],
    ['recieptionist', 'receptionist'],
    ['sofware develper', 'software developer'],
    ['security gaurd', 'security guard'],
    ['techer', 'teacher'],
    ['houskeeper', 'housekeeper'],
  ])('%s is put right as %s', (typed, meant) => {
    expect(correctTyping(typed, weights)).toBe(meant)
  })

  test.each(['nurse', 'kubernetes', 'sap', 'c++', 'barista'])('%s stays as it is', (typed) => {
    expect(correctTyping(typed, weights)).toBeNull()
  })

  test('letters that changed places are one error', () => {
    expect(typingDistance('gaurd', 'guard', 2)).toBe(1)
    expect(typingDistance('nurse', 'nurse', 2)).toBe(0)
    expect(typingDistance('cat', 'elephant', 2)).toBe(3)
  })
})
