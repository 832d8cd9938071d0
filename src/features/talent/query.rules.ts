import { criteriaOf } from '../matching/criteria.rules.ts'
import { skillCalled } from '../seekers/card.rules.ts'
import type { Node, Term } from './boolean.rules.ts'

/** What a search asks the index of words, before it is SQL. */
export type Asked =
  | { kind: 'words'; text: string; only: 'A' | 'B' | null }
  /** Words as they stand in the index: occupations and places. */
  | { kind: 'lexemes'; all: string[] }
  | { kind: 'not'; of: Asked }
  | { kind: 'and' | 'or'; of: Asked[] }

type Job = Parameters<typeof criteriaOf>[0]

/** What a job asks of languages and of the right to work, where it says why. */
export const askedBy = (job: Job) => {
  const criteria = criteriaOf(job, new Map()).filter((c) => c.barred === null)
  return {
    mayWork: criteria.some((c) => c.kind === 'authorisation'),
    languages: criteria.flatMap((c) => (c.kind === 'language' && c.language ? [c.language] : [])),
  }
}

/** Nobody is looked for by who they are; by a language or the right to work only for a job that asks it and says why. */
export const isBarred = (term: Term, needs: boolean): boolean => {
  const bare = { niceToHave: [], languages: [], questions: [] }
  const [asked] = criteriaOf({ ...bare, mustHave: [term.text] }, new Map())
  if (asked?.barred === 'protected') return true
  return asked?.barred === 'no_reason' && !needs && !/\s/.test(term.text.trim())
}

const wordsIn = (text: string) => text.match(/[\p{L}\d]+/gu) ?? []

/** `called`: occupations with that name; `fold`: without case and accents. */
export const askedOf = (
  node: Node,
  called: (text: string) => readonly number[],
  fold: (text: string) => string,
): Asked => {
  if (node.kind === 'not') return { kind: 'not', of: askedOf(node.of, called, fold) }
  if (node.kind !== 'term') return { kind: node.kind, of: node.of.map((n) => askedOf(n, called, fold)) }
  const { field, text } = node
  if (field === 'place') return { kind: 'lexemes', all: wordsIn(fold(text)).map((w) => `at:${w}`) }
  const ways: Asked[] = [{ kind: 'words', text, only: field === 'title' ? 'A' : field === 'skill' ? 'B' : null }]
  if (field !== 'skill') for (const id of called(fold(text))) ways.push({ kind: 'lexemes', all: [`occ:${id}`] })
  const skill = field === 'title' ? null : skillCalled(text)
  if (skill !== null && fold(skill) !== fold(text)) ways.push({ kind: 'words', text: skill, only: 'B' })
  return ways.length > 1 ? { kind: 'or', of: ways } : (ways[0] as Asked)
}
