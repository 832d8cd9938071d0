import { criteriaOf, languageIn } from '../../matching/matching/criteria.rules.ts'
import { isProtected, protectedIn } from '../../matching/matching/protected.rules.ts'
import { skillLabelOf } from '../../matching/profile/card.rules.ts'
import type { Node, Term } from './boolean.rules.ts'

/** What a search asks the index of words, before it is SQL. */
export type WordQuery =
  | { kind: 'words'; text: string; only: 'A' | 'B' | null }
  /** Words as they stand in the index: occupations and places. */
  | { kind: 'lexemes'; all: string[] }
  | { kind: 'not'; of: WordQuery }
  | { kind: 'and' | 'or'; of: WordQuery[] }

type Job = Parameters<typeof criteriaOf>[0]

/** What a job asks of languages and of the right to work, where it says why. */
export const jobNeedsOf = (job: Job) => {
  const criteria = criteriaOf(job, new Map()).filter((c) => c.barred === null)
  return {
    mayWork: criteria.some((c) => c.kind === 'authorisation'),
    languages: criteria.flatMap((c) => (c.kind === 'language' && c.language ? [c.language] : [])),
  }
}

/** By itself a language or the right to work asks for a reason; a phrase about permits is work like any other. */
const lacksReason = (text: string): boolean => {
  const bare = { niceToHave: [], languages: [], questions: [] }
  const [asked] = criteriaOf({ ...bare, mustHave: [text] }, new Map())
  return asked?.barred === 'no_reason' && (languageIn(text) !== null || !/\s/.test(text.trim()))
}

/** Whoever is called so, whatever stands behind it. */
const GENDER = /^(?:wo)?m[ae]n$|^(?:girl|boy|guy)s?$/i
const isPlain = (term: Term): boolean => term.field === 'any' && !term.phrase

/** Words beside each other are read together: "under 30" asks for an age, "single page" for none. */
const protectedAmong = (run: readonly Term[]): Term[] => {
  let text = ''
  const at = run.map((term) => {
    const from = text.length
    text += `${term.text} `
    return { term, from, to: from + term.text.length }
  })
  const spans = protectedIn(text.trimEnd())
  return at.flatMap(({ term, from, to }, i) =>
    spans.some((s) => s.from < to && s.to > from) ||
    ((i === run.length - 1 || GENDER.test(term.text)) && isProtected(term.text))
      ? [term]
      : [],
  )
}

/** The terms that are not looked for: nobody is by who they are; by a language or the right to work only for a job that asks it and says why. */
export const barredIn = (node: Node | null, needs: boolean): Term[] => {
  if (node === null) return []
  const parts = node.kind === 'and' ? node.of : [node]
  const barred: Term[] = []
  let run: Term[] = []
  const flush = () => {
    barred.push(...protectedAmong(run))
    run = []
  }
  for (const part of parts) {
    if (part.kind === 'term' && isPlain(part)) {
      run.push(part)
      continue
    }
    flush()
    if (part.kind === 'term') barred.push(...(isProtected(part.text) ? [part] : []))
    else if (part.kind === 'not') barred.push(...barredIn(part.of, needs))
    else for (const one of part.of) barred.push(...barredIn(one, needs))
  }
  flush()
  const more = needs ? [] : parts.flatMap((p) => (p.kind === 'term' && lacksReason(p.text) ? [p] : []))
  return [...new Set([...barred, ...more])]
}

const wordsIn = (text: string) => text.match(/[\p{L}\d]+/gu) ?? []

/** The weight that words of a field have in the index; a search of any field asks for none. */
const WEIGHT_OF: Readonly<Record<string, 'A' | 'B'>> = { title: 'A', skill: 'B' }

/** `called`: occupations with that name; `fold`: without case and accents. */
export const toWordQuery = (
  node: Node,
  called: (text: string) => readonly number[],
  fold: (text: string) => string,
): WordQuery => {
  if (node.kind === 'not') return { kind: 'not', of: toWordQuery(node.of, called, fold) }
  if (node.kind !== 'term') return { kind: node.kind, of: node.of.map((n) => toWordQuery(n, called, fold)) }
  const { field, text } = node
  if (field === 'place') return { kind: 'lexemes', all: wordsIn(fold(text)).map((w) => `at:${w}`) }
  const ways: WordQuery[] = [{ kind: 'words', text, only: WEIGHT_OF[field] ?? null }]
  if (field !== 'skill') for (const id of called(fold(text))) ways.push({ kind: 'lexemes', all: [`occ:${id}`] })
  const skill = field === 'title' ? null : skillLabelOf(text)
  if (skill !== null && fold(skill) !== fold(text)) ways.push({ kind: 'words', text: skill, only: 'B' })
  return ways.length > 1 ? { kind: 'or', of: ways } : (ways[0] as WordQuery)
}
