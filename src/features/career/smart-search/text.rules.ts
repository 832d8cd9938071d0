/** A sentence as pieces that stay where they are: nothing here changes its length, so that every piece can be shown in the person's own words. */

const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0be6, 0xff10]
/** Digits of other scripts as the plain ones. */
const plainDigit = (c: string): string => {
  const code = c.charCodeAt(0)
  const zero = ZEROS.find((z) => code >= z && code <= z + 9)
  return zero === undefined ? c : String(code - zero)
}

/** Lower case, without accents, one unit for one unit. */
export const normaliseText = (text: string): string => {
  let out = ''
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string
    const bare = (c.normalize('NFD')[0] as string).toLowerCase()
    out += plainDigit((bare.length === 1 ? bare : (bare[0] as string)).replace('’', "'").replace('–', '-'))
  }
  return out
}

export type Token = { from: number; to: number; text: string }

/** A letter of a word that is written with blanks round it; Chinese ones are words by themselves. */
const LETTER = '(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}]'
const WORD = new RegExp(
  `\\p{Script=Han}|(?:${LETTER})+(?:['.](?:${LETTER})+)*(?:[+#]+(?![\\p{L}\\p{N}]))?|\\p{S}+`,
  'gu',
)

/** Words, numbers and signs. Punctuation is no word. */
export const tokensOf = (leveled: string): Token[] =>
  [...leveled.matchAll(WORD)].map((m) => ({
    from: m.index,
    to: m.index + m[0].length,
    text: m[0],
  }))

/** Endings off, roughly as the database's own reader of English does: nursing and nurses are nurs. */
export const stem = (word: string): string => {
  let w = word.replace(/'s?$/, '')
  if (w.length > 4)
    w = w.replace(/ies$/, 'y').replace(/(ss|[^s])s$/, (all, before: string) => (before === 'ss' ? all : before))
  if (w.length > 5) w = w.replace(/(ing|ers?|ed)$/, '')
  if (w.length > 4) w = w.replace(/e$/, '')
  return w.replace(/([bdfgmnprt])\1$/, '$1')
}

/** One word for one; the last of several. */
export const singular = (phrase: string): string => {
  if (/(ss|us|is)$/.test(phrase) || phrase.length < 4) return phrase
  return phrase
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|s)es$/, '$1')
    .replace(/s$/, '')
}
