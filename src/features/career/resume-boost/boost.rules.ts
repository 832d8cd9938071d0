import { formsOf, verbOfGerund, verbOfNow } from './verbs.rules.ts'

/** Why a line is written anew, in the order the rules are tried. */
export const RULES = ['weak', 'pronoun', 'praise', 'wordy', 'tense', 'capital'] as const
export type BoostRule = (typeof RULES)[number]

/** What only the person can say: which verb is true, or how many it was. Nothing of it is put into the CV by itself. */
export type Question = { asks: 'verb'; verbs: readonly string[]; rest: string } | { asks: 'number' }
export type Suggestion = { rules: BoostRule[]; was: string; becomes: string; question: Question | null }

const WEAK = '(?:i (?:was|am) |was |were |my )?(?:duties included|responsible for|in charge of|tasked with)'
const WEAK_DOING = new RegExp(`^${WEAK} ([a-z]+ing)\\b`, 'i')
const WEAK_THING = new RegExp(`^${WEAK} (?=\\S)`, 'i')

/** Wordy turns with what says the same; none of them adds anything. */
const WORDY: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bon a daily basis\b/gi, 'daily'],
  [/\bon a weekly basis\b/gi, 'weekly'],
  [/\bon a monthly basis\b/gi, 'monthly'],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\ba wide range of\b/gi, 'many'],
  [/\ba large number of\b/gi, 'many'],
  [/\bvarious different\b/gi, 'different'],
  [/\beach and every\b/gi, 'every'],
  [/\bwith regards? to\b/gi, 'about'],
  [/\butili[sz]ed\b/gi, 'used'],
  [/\butili[sz]ing\b/gi, 'using'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\bas well as\b/gi, 'and'],
  [/\bat all times\b/gi, 'always'],
  [/\b(?:successfully|effectively|efficiently|actively|basically|really|very) (?=[a-z])/gi, ''],
]
/** Praise before what was done, which nobody can check. */
const PRAISE =
  /\b(?:hard[- ]working|results?[- ](?:driven|oriented)|passionate|dynamic|detail[- ]oriented|world[- ]class|best[- ]in[- ]class|highly motivated|self[- ]motivated|motivated) (?=[a-z])/gi

/**
 * What may follow a verb and never a noun: “Manage the bar” is one, “Cook of 80 meals” and “Training manager” are none, and stay as they are.
 */
const AFTER_VERB = /^\S+ (?:a|an|the|all|our|their|its|each|every|new|up to|more than|about|out|\d[\d,.]*)\b/i

const capital = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

type Step = (text: string, isOver: boolean) => string
const STEPS: Readonly<Record<BoostRule, Step>> = {
  weak: (text, isOver) => {
    const found = WEAK_DOING.exec(text)
    const verb = found?.[1] && verbOfGerund(found[1])
    if (!found || !verb) return text
    return capital(isOver ? verb.past : verb.base) + text.slice(found[0].length)
  },
  pronoun: (text) =>
    text.replace(/^I (?:have |had )?(?=[a-z]{3,}(?:ed|t|n|d)\b)/, '').replace(/^I (?=[a-z]+\b)/, (start) => {
      const next = text.slice(start.length).split(' ')[0] ?? ''
      return formsOf(next).length > 0 ? '' : start
    }),
  praise: (text) => text.replace(PRAISE, ''),
  wordy: (text) => WORDY.reduce((said, [turn, plain]) => said.replace(turn, plain), text),
  tense: (text, isOver) => {
    const [first = ''] = text.split(' ')
    const verb = verbOfNow(first)
    if (!verb || !AFTER_VERB.test(text)) return text
    const isGerund = first.toLowerCase() === verb.gerund
    if (isOver) return capital(verb.past) + text.slice(first.length)
    return isGerund ? capital(verb.base) + text.slice(first.length) : text
  },
  capital,
}

/** Verbs of which the person may say that one is true, for a job that is over and for one that goes on. */
const CHOICES = { over: ['Ran', 'Led', 'Did', 'Looked after'], now: ['Run', 'Lead', 'Do', 'Look after'] } as const

const isEnglish = (text: string) => /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(text) && /[a-z]{2}/i.test(text)

/** The rules over and over, until none of them changes anything. */
const rewritten = (was: string, isOver: boolean): { rules: BoostRule[]; becomes: string } => {
  const rules = new Set<BoostRule>()
  let becomes = was
  for (let before = ''; before !== becomes; ) {
    before = becomes
    for (const rule of RULES) {
      const next = tidy(STEPS[rule](becomes, isOver))
      if (next !== becomes) rules.add(rule)
      becomes = next
    }
  }
  return { rules: [...rules], becomes }
}

/**
 * What plain rules would make of a line of what somebody did in a job. They take words away, shorten turns and put a verb into the right form; a
 * number, a name, a skill or a claim that is not in the line never comes in. Null where there is nothing to say, and for lines that are not in
 * English, of which the rules know nothing.
 */
export const suggestionFor = (line: string, isOver: boolean): Suggestion | null => {
  const was = tidy(line)
  if (was.length < 4 || !isEnglish(was)) return null
  const { rules, becomes } = rewritten(was, isOver)
  const thing = WEAK_THING.exec(becomes)
  const rest = thing && becomes.slice(thing[0].length)
  const question: Question | null =
    rest && !/^[a-z]+ing\b/i.test(rest)
      ? { asks: 'verb', verbs: isOver ? CHOICES.over : CHOICES.now, rest }
      : countAsked(becomes)
  if (rules.length === 0 && question?.asks !== 'verb') return null
  if (!saysNothingNew(was, becomes)) return null
  return { rules, was, becomes, question }
}

const countAsked = (text: string): Question | null => (/\d/.test(text) ? null : { asks: 'number' })

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const PLAIN = new Set(WORDY.flatMap(([, plain]) => plain.split(' ')).filter(Boolean))

/** Whether a rewriting says nothing that the line did not: each of its words stands there, is a form of a verb that does, or belongs to a plain turn. */
export const saysNothingNew = (was: string, becomes: string): boolean => {
  const said = new Set(wordsIn(was).flatMap((word) => [word, ...formsOf(word)]))
  return wordsIn(becomes).every((word) => said.has(word) || PLAIN.has(word))
}

export type BoostLine = { entry: number; line: number; about: string; suggestion: Suggestion }
type Written = { work: readonly { name: string; position: string; endDate: string; highlights: readonly string[] }[] }

/** Every line of a CV that the rules have something to say of, from top to bottom. */
export const boostOf = ({ work }: Written): BoostLine[] =>
  work.flatMap(({ name, position, endDate, highlights }, entry) =>
    highlights.flatMap((text, line) => {
      const suggestion = suggestionFor(text, endDate !== '')
      const about = [position, name].filter(Boolean).join(', ')
      return suggestion ? [{ entry, line, about, suggestion }] : []
    }),
  )

/** The CV with one line written anew; unchanged where the line is another by now. */
export const withLine = <D extends Written>(document: D, { entry, line, suggestion }: BoostLine, text: string): D => ({
  ...document,
  work: document.work.map((work, at) =>
    at === entry
      ? {
          ...work,
          highlights: work.highlights.map((old, n) => (n === line && tidy(old) === suggestion.was ? tidy(text) : old)),
        }
      : work,
  ),
})
