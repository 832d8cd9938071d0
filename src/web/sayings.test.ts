import fc from 'fast-check'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { addWords, say } from './sayings.ts'

const texts = {
  title: 'Hello {{name}}',
  inner: { text: 'In {{a}} and {{b}}', hours_one: '{{count}} hour', hours_other: '{{count}} hours' },
  people_zero: 'none {{count}}',
  people_one: 'one',
  people_two: 'two',
  people_few: '{{count}} few',
  people_many: '{{count}} many',
  people_other: '{{count}} other',
  days: '{{count}} d',
  empty: '',
}
const LANGUAGES = ['ar', 'en', 'fr', 'hi', 'ta', 'zh']

describe('the words of the pages', () => {
  beforeAll(async () => {
    await i18next.init({ lng: 'en', fallbackLng: false, interpolation: { escapeValue: false }, resources: {} })
    for (const language of LANGUAGES) {
      i18next.addResourceBundle(language, 'x', texts)
      addWords(language, 'x', texts)
    }
  })

  it('are said as i18next says them', () => {
    const numbers = fc.oneof(
      fc.nat({ max: 250 }),
      fc.constantFrom(0.5, 1.5, 1_000_000, -1),
      fc.constantFrom('0', '1', '12'),
    )
    const keys = ['title', 'inner.text', 'people', 'inner.hours', 'days', 'empty', 'no.such', 'nothing'] as const
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...keys),
        fc.option(numbers, { nil: undefined }),
        fc.constantFrom('Mei', '<b>', '5 %', 'a.b', '$& $1', '{{a}}', ''),
        (lng, key, count, name) => {
          const values = { name, a: name, b: 2, ...(count === undefined ? {} : { count }) }
          expect(say(lng, 'x', key, values)).toBe(i18next.t(key, { ns: 'x', lng, ...values }))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('are said without values, and of a scope that has none, as i18next says them', () => {
    for (const key of ['title', 'inner.text', 'people', 'days', 'nothing'])
      for (const ns of ['x', 'none']) expect(say('ar', ns, key), `${ns} ${key}`).toBe(i18next.t(key, { ns, lng: 'ar' }))
  })

  it('are their key where that is the name of something every object has', () => {
    for (const key of ['constructor', '__proto__', 'valueOf', 'inner.constructor'])
      expect(say('en', 'x', key)).toBe(key)
  })
})
