import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../shared/dates.ts'
import { type Edition, effectiveDated } from './country.ts'

const source = { title: 'A law', checkedOn: '2026-11-20', confirmed: true }
const edition = (from: string, value: number, more: Partial<Edition<number>> = {}): Edition<number> => ({
  from,
  value,
  source,
  recorded: '2026-11-20',
  ...more,
})

describe('a figure of the law', () => {
  test('is the one with the latest day that has come, in whatever order they are written', () => {
    const rate = effectiveDated('Rate', [edition('2026-01-01', 1), edition('2026-07-01', 2)])
    expect(rate.on('2026-06-30').value).toBe(1)
    expect(rate.on('2026-07-01').value).toBe(2)
    expect(rate.on('2030-01-01').value).toBe(2)
  })

  test('is refused after the last day it is known to hold; the figure before it is not used instead', () => {
    const rate = effectiveDated('Rate', [edition('2025-01-01', 1), edition('2026-01-01', 2, { until: '2026-12-31' })])
    expect(rate.on('2026-12-31').value).toBe(2)
    expect(() => rate.on('2027-01-01')).toThrow('Rate: no figure on file for 2027-01-01')
    expect(() => rate.on('2024-12-31')).toThrow('Rate: no figure on file for 2024-12-31')
    expect(rate.find('2027-01-01')).toBeUndefined()
  })

  test('that is corrected gives what was known on a day: a run of then is replayed with the figure of then', () => {
    const rate = effectiveDated('Rate', [
      edition('2026-01-01', 1, { recorded: '2026-01-10' }),
      edition('2026-01-01', 3, { recorded: '2026-05-01', replaces: '2026-01-10' }),
    ])
    expect(rate.on('2026-02-01').value).toBe(3)
    expect(rate.on('2026-02-01', '2026-04-30').value).toBe(1)
    expect(rate.on('2026-02-01', '2026-05-01').value).toBe(3)
    expect(() => rate.on('2026-02-01', '2026-01-09')).toThrow('no figure on file for 2026-02-01 as known on 2026-01-09')
  })

  test('is not written twice for one day unless one says which it replaces', () => {
    const twice = [edition('2026-01-01', 1), edition('2026-01-01', 2, { recorded: '2026-12-01' })]
    expect(() => effectiveDated('Rate', twice)).toThrow('two values from 2026-01-01')
    expect(() => effectiveDated('Rate', [edition('2026-01-01', 1, { replaces: '2020-01-01' })])).toThrow(
      'which is not there',
    )
    expect(() => effectiveDated('Rate', [edition('2026-01-01', 1, { until: '2025-01-01' })])).toThrow('is before from')
  })

  test('asked as known on a day is the same as if nothing had been recorded since', () => {
    const editions = fc
      .uniqueArray(fc.tuple(fc.nat(10), fc.nat(10)), { selector: ([from, recorded]) => `${from} ${recorded}` })
      .map((pairs) => {
        const sorted = pairs.toSorted((a, b) => a[1] - b[1])
        return sorted.map(([from, recorded], at): Edition<number> => {
          const before = sorted.slice(0, at).findLast((other) => other[0] === from)
          return edition(addDays('2026-01-01', from), at, {
            recorded: addDays('2026-06-01', recorded),
            ...(before ? { replaces: addDays('2026-06-01', before[1]) } : {}),
          })
        })
      })
    fc.assert(
      fc.property(editions, fc.nat(12), fc.nat(12), (all, d, k) => {
        const [day, known] = [addDays('2026-01-01', d), addDays('2026-06-01', k)]
        const then = effectiveDated(
          'Rate',
          all.filter((e) => e.recorded <= known),
        )
        expect(effectiveDated('Rate', all).find(day, known)?.value).toBe(then.find(day)?.value)
      }),
    )
  })
})
