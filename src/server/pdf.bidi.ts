import createBidi from 'bidi-js'

/** Which way a paragraph runs. */
export type Direction = 'ltr' | 'rtl'
export type ScriptFont = 'plain' | 'arabic' | 'tamil' | 'chinese'

const bidi = createBidi()

const ARABIC = /[\p{Script=Arabic}\u0660-\u0669،؛؟ـ]/u
const TAMIL = /\p{Script=Tamil}/u
// With the full-width points, brackets and figures that are written between.
const CHINESE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff65\uffe0-\uffe6]/u
const DRAWN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Tamil}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Mn}\p{Mc}\p{Nd}\p{P}\p{Zs}\p{Sc}\p{Sk}+<=>|~¬±×÷−°©®™]/u
const MARK = /\p{Mn}|\p{Mc}/u

/** A piece of a line in one font. */
export type VisualRun = {
  font: ScriptFont
  /** What the font is given: it turns Arabic letters round by itself. */
  text: string
  /** What is seen from left to right, a letter at a time. */
  shown: string
}

/** What a text is drawn from: composed letters, a box for what no font of ours has, no control characters. One code unit for each. */
const drawable = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Cc}/gu, ' '),
    (char) => (DRAWN.test(char) && char.length === 1 ? char : '□'),
  ).join('')

/** Whether a font of ours has every letter of a text. */
export const canDraw = (text: string): boolean => !drawable(text.replaceAll('□', ' ')).includes('□')

/** Latin letters, figures and what stands between them, composed and with a letter in our fonts: from the left, in one piece. */
const PLAIN = /^[\x20-\x7e·À-ÖØ-öø-ɏ‐-―‘’“”…]*$/

/** Whether a text is of Latin letters and figures alone: nothing of it is turned round, and one font draws it. */
export const isPlain = (text: string): boolean => PLAIN.test(text)

/** A paragraph runs the way of its first letter that has one (Unicode UAX 9, P2 and P3). */
export const directionOf = (text: string): Direction => {
  if (isPlain(text)) return 'ltr'
  const level = bidi.getEmbeddingLevels(drawable(text), 'auto').paragraphs[0]?.level ?? 0
  return level % 2 === 1 ? 'rtl' : 'ltr'
}

type LevelRun = { level: number; text: string }

/** Pieces of one level; what is blank at the end of a line runs with the paragraph (L1). */
const levelRuns = (text: string, direction: Direction): LevelRun[] => {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const base = direction === 'rtl' ? 1 : 0
  const blankFrom = text.trimEnd().length
  const runs: LevelRun[] = []
  for (const [i, char] of [...text].entries()) {
    const level = i >= blankFrom ? base : (levels[i] ?? base)
    const last = runs.at(-1)
    if (last?.level === level) last.text += char
    else runs.push({ level, text: char })
  }
  return runs
}

/** From the highest level down to the lowest odd one, each stretch of at least that level is turned round (L2). */
const inVisualOrder = (runs: readonly LevelRun[]): LevelRun[] => {
  let order = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    const next: LevelRun[] = []
    let stretch: LevelRun[] = []
    for (const run of order) {
      if (run.level >= level) stretch.unshift(run)
      else {
        next.push(...stretch, run)
        stretch = []
      }
    }
    order = [...next, ...stretch]
  }
  return order
}

const fontOf = (char: string): ScriptFont => {
  if (ARABIC.test(char)) return 'arabic'
  if (CHINESE.test(char)) return 'chinese'
  return TAMIL.test(char) ? 'tamil' : 'plain'
}

/** Words and what stands between them, each in one font; a mark joins the letter before it. */
const tokensOf = (text: string): { font: ScriptFont; text: string; blank: boolean }[] => {
  const tokens: { font: ScriptFont; text: string; blank: boolean }[] = []
  for (const char of text) {
    const last = tokens.at(-1)
    const blank = /\s/u.test(char)
    const font = last && MARK.test(char) ? last.font : fontOf(char)
    if (last && last.font === font && last.blank === blank) last.text += char
    else tokens.push({ font, text: char, blank })
  }
  return tokens
}

const reversed = (text: string) => [...text].reverse().join('')
const mirrored = (text: string) =>
  Array.from(reversed(text), (char) => bidi.getMirroredCharacter(char) ?? char).join('')

/**
 * A line as it is drawn from left to right, in pieces of one font, by the Unicode bidirectional algorithm: Arabic words from the right, the
 * Latin words and the figures within them from the left, brackets facing the right way. `direction` is that of the whole paragraph.
 */
export const visualRuns = (line: string, direction: Direction): VisualRun[] =>
  inVisualOrder(levelRuns(drawable(line), direction)).flatMap(({ level, text }): VisualRun[] => {
    const tokens = tokensOf(text)
    // Figures of the Arabic script run from the left, but their font would turn them round: they are given to it turned already.
    if (level % 2 === 0)
      return tokens.map(({ font, text: word }) => ({
        font,
        text: font === 'arabic' ? reversed(word) : word,
        shown: word,
      }))
    return tokens.reverse().map(({ font, text: word }) => {
      if (font === 'arabic') return { font, text: word, shown: reversed(word) }
      const seen = mirrored(word)
      return { font, text: seen, shown: seen }
    })
  })
