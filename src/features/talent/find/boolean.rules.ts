/**
 * What somebody types to find people: words, "phrases", AND OR NOT, brackets, -word, and skill: title: place: before a word or phrase. Whatever is
 * typed reads as something: a bracket too many or an operator without anything beside it is passed over.
 */
export const FIELDS = ['any', 'skill', 'title', 'place'] as const
export type Field = (typeof FIELDS)[number]
export type Term = { kind: 'term'; field: Field; text: string; phrase: boolean }
export type Node = Term | { kind: 'not'; of: Node } | { kind: 'and' | 'or'; of: Node[] }

export const MOST_TERMS = 20

type Token = '(' | ')' | 'AND' | 'OR' | 'NOT' | Term

const TOKEN = /\(|\)|-?(?:(skill|title|place):\s*)?(?:["“”]([^"“”]*)["“”]?|([^\s()"“”]+))/giu
const says = (text: string) => /[\p{L}\p{N}]/u.test(text)

const tokensOf = (typed: string): Token[] =>
  [...typed.normalize('NFC').matchAll(TOKEN)].flatMap((m): Token[] => {
    const [whole, field, phrase, word] = m
    if (whole === '(' || whole === ')') return [whole]
    if (!field && (whole === 'AND' || whole === 'OR' || whole === 'NOT')) return [whole]
    // Signs at the ends of a word are not part of it: read again, they would be something else.
    const text = (phrase ?? word?.replace(/^[-:]+|:+$/g, '') ?? '').trim()
    if (!says(text)) return []
    const term: Term = {
      kind: 'term',
      field: (field?.toLowerCase() ?? 'any') as Field,
      text: text.replace(/\s+/g, ' '),
      phrase: phrase !== undefined,
    }
    return whole.startsWith('-') ? ['NOT', term] : [term]
  })

const joined = (kind: 'and' | 'or', nodes: readonly (Node | null)[]): Node | null => {
  const of = nodes.filter((n) => n !== null).flatMap((n) => (n.kind === kind ? n.of : [n]))
  return of.length > 1 ? { kind, of } : (of[0] ?? null)
}

/** OR binds least, words beside each other belong together. */
export const readBoolean = (typed: string): Node | null => {
  const tokens = tokensOf(typed)
  let at = 0
  const either = (): Node | null => {
    const parts = [all()]
    while (tokens[at] === 'OR') {
      at++
      parts.push(all())
    }
    return joined('or', parts)
  }
  const all = (): Node | null => {
    const parts: (Node | null)[] = []
    while (at < tokens.length && tokens[at] !== ')' && tokens[at] !== 'OR') {
      if (tokens[at] === 'AND') at++
      else parts.push(one())
    }
    return joined('and', parts)
  }
  const one = (): Node | null => {
    const token = tokens[at++]
    if (token === 'NOT') {
      const of = at < tokens.length && tokens[at] !== ')' && tokens[at] !== 'OR' && tokens[at] !== 'AND' ? one() : null
      // What is not not, is.
      if (of?.kind === 'not') return of.of
      return of && { kind: 'not', of }
    }
    if (token === '(') {
      const of = either()
      if (tokens[at] === ')') at++
      return of
    }
    return typeof token === 'object' ? token : null
  }
  const parts: (Node | null)[] = []
  while (at < tokens.length) {
    parts.push(either())
    // A bracket that nothing opened.
    if (tokens[at] === ')') at++
  }
  return joined('and', parts)
}

export const termsOf = (node: Node | null): Term[] => {
  if (node === null) return []
  if (node.kind === 'term') return [node]
  return node.kind === 'not' ? termsOf(node.of) : node.of.flatMap((n) => termsOf(n))
}

/** Without some of its terms; a search of nothing is null. */
export const withoutTerms = (node: Node | null, drop: (term: Term) => boolean): Node | null => {
  if (node === null) return null
  if (node.kind === 'term') return drop(node) ? null : node
  if (node.kind === 'not') {
    const of = withoutTerms(node.of, drop)
    return of && { kind: 'not', of }
  }
  return joined(
    node.kind,
    node.of.map((n) => withoutTerms(n, drop)),
  )
}

/** The words somebody meant to find, without what they excluded, the fields and the places. */
export const searchedWords = (node: Node | null): string => {
  if (node === null || node.kind === 'not') return ''
  if (node.kind === 'term') return node.field === 'place' ? '' : node.text
  return node.of.map(searchedWords).filter(Boolean).join(' ')
}

/** What must hold even where nobody has the words: what was excluded, and the places. */
export const hardConditions = (node: Node | null): Node | null => {
  if (node === null) return null
  if (node.kind === 'not' || (node.kind === 'term' && node.field === 'place')) return node
  return node.kind === 'and' ? joined('and', node.of.map(hardConditions)) : null
}

export const termText = ({ field, text, phrase }: Term): string =>
  `${field === 'any' ? '' : `${field}:`}${phrase || /\s/.test(text) || /^(AND|OR|NOT)$/.test(text) ? `"${text}"` : text}`

/** As it would be typed. */
export const textOf = (node: Node | null, within: 'and' | 'or' | 'not' | null = null): string => {
  if (node === null) return ''
  if (node.kind === 'term') return termText(node)
  if (node.kind === 'not') return `NOT ${textOf(node.of, 'not')}`
  const text = node.of.map((n) => textOf(n, node.kind)).join(node.kind === 'or' ? ' OR ' : ' ')
  return within === null || (node.kind === 'and' && within === 'and') ? text : `(${text})`
}

export type Chip = { how: 'and' | 'or' | 'not'; term: Term; text: string; without: string }

/** Each term, how it stands to the others, and the search without it. */
export const chipsOf = (typed: string): Chip[] => {
  const whole = readBoolean(typed)
  const chips: Chip[] = []
  const walk = (node: Node, how: Chip['how']): void => {
    if (node.kind === 'term')
      chips.push({ how, term: node, text: termText(node), without: textOf(withoutTerms(whole, (t) => t === node)) })
    else if (node.kind === 'not') walk(node.of, 'not')
    else for (const n of node.of) walk(n, how === 'not' ? 'not' : node.kind)
  }
  if (whole) walk(whole, 'and')
  return chips
}
