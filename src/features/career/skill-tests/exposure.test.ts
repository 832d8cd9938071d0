import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawOf } from './draw.rules.ts'
import { drawItem, isForPractice, isResting, kindsInOrder, LEAST_TAKERS, MOST_EXPOSED } from './exposure.rules.ts'
import { digest as named } from './exposure.service.ts'
import { type Kind, TESTS } from './kinds.rules.ts'
import { questionOf } from './questions.rules.ts'

const digest = (shown: object) => JSON.stringify(shown)
/** Whole numbers by chance, the same again from the same seed. */
const seedsFrom = (seed: number) => {
  const draw = drawOf(seed)
  return () => draw.whole(0, 2 ** 31 - 1)
}

describe('a question of a test', () => {
  it.each(TESTS.filter((test) => test !== 'typing'))(
    'of %s is never shown to more than a quarter of those who take it, however many do',
    (test) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
          const kinds = kindsInOrder(test)
          const shown = new Map<string, number>()
          const nextSeed = seedsFrom(seed)
          for (let takers = 0; takers < 120; takers += 1) {
            const exposure = { takers, shown: new Map(shown) }
            for (const kind of kinds) {
              const { item } = drawItem(kind, { exposure, digest, nextSeed })
              if (takers >= LEAST_TAKERS) expect(isResting(item, exposure)).toBe(false)
              shown.set(item, (shown.get(item) ?? 0) + 1)
            }
          }
          // What was over the share when it began to count rests until the others have caught up.
          return [...shown.values()].every((times) => times <= Math.max(MOST_EXPOSED * 121, LEAST_TAKERS))
        }),
        { numRuns: 3 },
      )
    },
  )

  it('that chance prefers rests all the same', () => {
    // Nine times of ten the first of six: without the rule it would be shown to nine of ten.
    const kind: Kind = {
      topic: 'time',
      difficulty: 0,
      make: (draw) => {
        const which = draw.whole(1, 10) > 1 ? 1 : draw.whole(2, 6)
        return { key: 'shift', figures: { which }, answer: which }
      },
    }
    const shown = new Map<string, number>()
    const nextSeed = seedsFrom(11)
    const takers = 400
    for (let taker = 0; taker < takers; taker += 1) {
      const { item } = drawItem(kind, { exposure: { takers: taker, shown }, digest, nextSeed })
      shown.set(item, (shown.get(item) ?? 0) + 1)
    }
    expect(Math.max(...shown.values())).toBeLessThanOrEqual(MOST_EXPOSED * takers)
  })

  it('is the one shown least where a kind has too few for the rule', () => {
    const kind: Kind = {
      topic: 'time',
      difficulty: 0,
      make: (draw) => ({ key: 'shift', figures: { which: draw.whole(1, 2) }, answer: 1 }),
    }
    const [one, two] = [1, 2].map((which) => digest({ key: 'shift', figures: { which } }))
    const exposure = {
      takers: 100,
      shown: new Map([
        [one ?? '', 70],
        [two ?? '', 30],
      ]),
    }
    expect(drawItem(kind, { exposure, digest, nextSeed: seedsFrom(3) }).item).toBe(two)
  })

  it('does not rest while too few have taken the test for a share to say anything', () => {
    expect(isResting('a', { takers: LEAST_TAKERS - 1, shown: new Map([['a', LEAST_TAKERS - 1]]) })).toBe(false)
    expect(isResting('a', { takers: LEAST_TAKERS, shown: new Map([['a', 10]]) })).toBe(true)
    expect(isResting('b', { takers: LEAST_TAKERS, shown: new Map([['a', 10]]) })).toBe(false)
  })
})

it('there is enough to practise of each kind, and enough that is not', () => {
  for (const test of TESTS)
    for (const kind of kindsInOrder(test)) {
      const nextSeed = seedsFrom(7)
      const items = new Set(Array.from({ length: 1500 }, () => named(questionOf(kind, drawOf(nextSeed())).shown)))
      const practised = [...items].filter(isForPractice).length
      expect(practised).toBeGreaterThanOrEqual(2)
      expect(items.size - practised).toBeGreaterThanOrEqual(5)
    }
})
