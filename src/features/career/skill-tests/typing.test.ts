import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorsOf, LEAST_TEXTS, typedOf, typingScoreOf, typingTexts } from './typing.rules.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const MINUTE = 60_000
/** A text typed as it is in so many milliseconds. */
const round = (typed: string, took: number) => ({ openedAt: 0, handedAt: took, typed })

describe('the texts of a typing test', () => {
  it('are the same again from the same seed, and many from many', () => {
    expect(typingTexts(42)).toEqual(typingTexts(42))
    const different = new Set(Array.from({ length: 200 }, (_, at) => typingTexts(at * 104_729)[0]))
    expect(different.size).toBeGreaterThan(150)
  })

  it('have room in the contract, and differ within a test', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const texts = typingTexts(seed)
        return new Set(texts).size === 5 && texts.every((text) => text.length > 60 && text.length < 300)
      }),
      { numRuns: 300 },
    )
  })
})

describe('what was typed', () => {
  it.each([
    ['the same', 'Order 12 is here.', 0],
    ['a letter left out', 'Order 12 is her.', 1],
    ['a letter more', 'Orderr 12 is here.', 1],
    ['another letter', 'Order 13 is here.', 1],
    ['half of it', 'Order 12', 0],
    ['nothing', '', 0],
    ['something else', 'zzzzz', 5],
  ])('has for %s as many errors', (_, typed, errors) => {
    expect(errorsOf('Order 12 is here.', typed).errors).toBe(errors)
  })

  it('is five strokes a word, less one for each error, by the time that the server measured', () => {
    const text = 'a'.repeat(200)
    expect(typedOf(text, round(text, MINUTE)).net).toBe(40)
    expect(typedOf(text, round(`${'a'.repeat(198)}zz`, MINUTE)).net).toBe(38)
    expect(typedOf(text, round('z'.repeat(200), MINUTE)).net).toBe(0)
  })

  it('is no speed when it is a short spurt: what is handed in early counts a whole minute', () => {
    const text = 'a'.repeat(200)
    expect(typedOf(text, round('a'.repeat(20), 2_000)).net).toBe(4)
  })

  it('counts as nothing when it came faster than anybody types, or from a clock put back', () => {
    const text = 'a'.repeat(200)
    expect(typedOf(text, round(text, 1_000))).toMatchObject({ net: 0, isTooFast: true })
    expect(typedOf(text, { openedAt: 5_000, handedAt: 0, typed: text })).toMatchObject({ net: 0, isTooFast: true })
  })
})

describe('the result of typing', () => {
  const nth = (seed: number, took: number) => typingTexts(seed).map((text) => round(text, took))

  it('is the mean of the texts with a band, narrow when they are alike', () => {
    const { score, band } = typingScoreOf(7, nth(7, 40_000))
    expect(score).toBeGreaterThan(20)
    expect(band).toBeLessThan(score / 2)
    const uneven = nth(7, 40_000).map((one, at) => ({ ...one, handedAt: 20_000 + at * 20_000 }))
    expect(typingScoreOf(7, uneven).band).toBeGreaterThan(band)
  })

  it('gains nothing from a text that was opened and not handed in, nor from opening one alone', () => {
    const all = nth(3, 30_000)
    const dropped = all.map((one, at) => (at === 0 ? { openedAt: 0, handedAt: null, typed: null } : one))
    expect(typingScoreOf(3, dropped).score).toBeLessThan(typingScoreOf(3, all).score)
    const alone = all.map((one, at) => (at === 0 ? one : null))
    expect(typingScoreOf(3, alone).score).toBeLessThanOrEqual(Math.ceil(typingScoreOf(3, all).score / LEAST_TEXTS) + 5)
  })

  it('is nothing when nothing was typed, and stays within what the table holds', () => {
    expect(typingScoreOf(1, [null, null, null, null, null])).toEqual({ score: 0, band: 1 })
    fc.assert(
      fc.property(seeds, fc.array(fc.nat(MINUTE), { minLength: 5, maxLength: 5 }), (seed, times) => {
        const texts = typingTexts(seed)
        const { score, band } = typingScoreOf(
          seed,
          times.map((took, at) => round(texts[at] ?? '', took)),
        )
        return score >= 0 && score <= 250 && band >= 1 && band < 32_767
      }),
    )
  })
})
