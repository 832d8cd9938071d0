import { ALIKE, SHIFTS } from './vocabulary.rules.ts'

/** Whether an advert speaks of something: it does, it says the opposite, or it is silent. */
export type Mention = { verdict: 'says' | 'denies' | 'silent'; quote: string | null }

const DENIED =
  /(?:\b(?:no|not|never|without|none|nor|non|free of|don't|doesn't|do not|does not)(?:[\s-]+\S+){0,3}[\s-]*)$/
const DENIED_AFTER = /^\S*(?:\s+\S+){0,2}\s+(?:is|are|will be)?\s*(?:not|never)\b/

/** All the ways to say a thing, in lower case. */
export const synonymsOf = (value: string): readonly string[] => {
  const shift = value.startsWith('shift:') ? SHIFTS.find((s) => s.key === value.slice(6)) : undefined
  if (shift) return shift.words
  const alike = ALIKE.find((words) => words.includes(value))
  if (alike) return alike
  const bare = value.replace(/(?:ing|s)$/, '')
  return [...new Set([value, bare.length > 3 ? bare : value, `${value}s`])]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The clause something stands in, not more than a line. */
const clauseAt = (text: string, from: number, to: number): string => {
  const before = Math.max(text.lastIndexOf('.', from), text.lastIndexOf('\n', from), text.lastIndexOf(';', from)) + 1
  const ends = ['.', '\n', ';'].map((c) => text.indexOf(c, to)).filter((i) => i >= 0)
  const clause = text
    .slice(before, ends.length > 0 ? Math.min(...ends) : undefined)
    .replace(/^[\s\-*•·]+/, '')
    .trim()
  if (clause.length <= 120) return clause
  const start = Math.max(before, from - 50)
  return `…${text.slice(start, start + 110).trim()}…`
}

export const mentionOf = (text: string, ways: readonly string[]): Mention => {
  const said = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.map(escaped).join('|')})(?![\\p{L}\\p{N}+#])`, 'giu')
  let denied: string | null = null
  for (const m of text.matchAll(said)) {
    const clause = clauseAt(text, m.index, m.index + m[0].length)
    const lead =
      text
        .slice(Math.max(0, m.index - 60), m.index)
        .split(/[.;:\n]/)
        .at(-1) ?? ''
    const rest = text.slice(m.index + m[0].length, m.index + m[0].length + 40).split(/[.;:,\n]/)[0] ?? ''
    if (DENIED.test(lead.toLowerCase()) || DENIED_AFTER.test(rest.toLowerCase())) denied ??= clause
    else return { verdict: 'says', quote: clause }
  }
  return denied === null ? { verdict: 'silent', quote: null } : { verdict: 'denies', quote: denied }
}

/** Years of experience an advert asks for at least. */
export const requiredYears = (text: string): { years: number; quote: string } | null => {
  const m = /(\d{1,2})\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?(?:years?|yrs?)\b/i.exec(text)
  return m ? { years: Number(m[1]), quote: clauseAt(text, m.index, m.index + m[0].length) } : null
}
