import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fact } from './answers.rules.ts'
import { correctionIn } from './corrections.rules.ts'
import { isTooLoud, LEVELS_A_SECOND, levelOf } from './noise.rules.ts'

const work = (position: string, name: string): Fact => ({
  kind: 'work',
  fields: { position, name, location: '', startDate: '2019', endDate: '' },
})
const facts: readonly Fact[] = [
  { kind: 'headline', fields: { text: 'Cook' } },
  work('Cook', 'Harbour Hotel'),
  work('Helper', 'Blue Bay'),
  { kind: 'skill', fields: { text: 'Baking' } },
]

describe('a correction that is said', () => {
  it.each([
    ['en-SG', 'Change the second employer to Sea View Hotel.', 2, 'name', 'Sea View Hotel'],
    ['en-SG', 'change the first job title to head cook', 1, 'position', 'head cook'],
    ['en-SG', 'Change my skill to pastry', 3, 'text', 'pastry'],
    ['fr-CA', 'Change le deuxième employeur en Hôtel du Port', 2, 'name', 'Hôtel du Port'],
    ['fr-CA', 'Remplace l’employeur par Hôtel du Port', 2, 'name', 'Hôtel du Port'],
    ['ar-AE', 'غيّر صاحب العمل الثاني إلى فندق البحر', 2, 'name', 'فندق البحر'],
    ['hi-IN', 'दूसरे नियोक्ता को सी व्यू होटल में बदलो', 2, 'name', 'सी व्यू होटल'],
    ['ta-IN', 'இரண்டாவது நிறுவனத்தை கடல் விடுதி என மாற்று', 2, 'name', 'கடல் விடுதி'],
    ['zh-CN', '把第二个雇主改成海景酒店', 2, 'name', '海景酒店'],
    // Whoever speaks another language may say it in English.
    ['fr-CA', 'change the first employer to Port Inn', 1, 'name', 'Port Inn'],
  ])('%s: %s', (language, said, ...[at, field, value]) => {
    expect(correctionIn(said, language, facts)).toEqual({
      action: 'change',
      at,
      field,
      before: facts[at]?.fields[field],
      value,
    })
  })

  it.each([
    ['en-SG', 'Delete the last', 3],
    ['en-SG', 'remove the first one', 0],
    ['en-SG', 'delete the second employer', 2],
    ['fr-CA', 'Supprime le dernier', 3],
    ['fr-CA', 'efface la première compétence', 3],
    ['ar-AE', 'احذف الأخير', 3],
    ['ar-AE', 'احذف صاحب العمل الأول', 1],
    ['hi-IN', 'आखिरी हटाओ', 3],
    ['hi-IN', 'पहले नियोक्ता को हटा दो', 1],
    ['ta-IN', 'கடைசி நீக்கு', 3],
    ['ta-IN', 'முதல் நிறுவனத்தை நீக்கு', 1],
    ['zh-CN', '删除最后一个', 3],
    ['zh-CN', '删除第一个雇主', 1],
  ])('%s takes away: %s', (language, said, at) => {
    expect(correctionIn(said, language, facts)).toEqual({ action: 'remove', at })
  })

  it.each([
    ['en-SG', 'I worked as a cook and changed the menu'],
    ['en-SG', 'change the fifth employer to Sea View'],
    ['en-SG', 'change the level to good'],
    ['en-SG', 'delete everything'],
    ['hi-IN', 'मैं रसोइया हूँ'],
    ['zh-CN', '我在酒店工作'],
  ])('%s: nothing is taken for one that is none, or of what is not there: %s', (language, said) => {
    expect(correctionIn(said, language, facts)).toBeNull()
  })

  it('names a fact that is there, whatever is said', () => {
    const pieces = fc.constantFrom(
      'change',
      'the',
      'second',
      'last',
      'employer',
      'to',
      'delete',
      'Blue',
      '删除',
      '第一个',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), fc.nat(4), (words, count) => {
        const some = facts.slice(0, count)
        const found = correctionIn(words.join(' '), 'en-SG', some)
        return found === null || found.at < some.length
      }),
    )
  })
})

describe('the sound around somebody who speaks', () => {
  const tone = (level: number) => Array.from({ length: 400 }, (_, n) => Math.SQRT2 * 10 ** (level / 20) * Math.sin(n))
  const seconds = (count: number, level: (n: number) => number) =>
    Array.from({ length: count * LEVELS_A_SECOND }, (_, n) => level(n))

  it('has the level that was put in, and silence none', () => {
    for (const level of [-60, -40, -20]) expect(levelOf(tone(level))).toBeCloseTo(level, 0)
    expect(levelOf([])).toBe(-100)
    expect(levelOf(new Float32Array(100))).toBe(-100)
  })

  it('is too loud where it is as loud between words as with them', () => {
    const inARoom = (n: number) => (n % 4 === 0 ? -55 : -22)
    expect(isTooLoud(seconds(6, inARoom))).toBe(false)
    expect(isTooLoud(seconds(6, () => -30))).toBe(true)
    expect(isTooLoud(seconds(3, () => -20))).toBe(false)
    // Quiet again, it is not said any longer.
    expect(isTooLoud([...seconds(6, () => -20), ...seconds(4, () => -60)])).toBe(false)
  })
})
