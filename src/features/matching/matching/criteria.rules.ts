import { needsAnswer } from '../../adverts/content/answers.rules.ts'
import type { JobContent } from '../../adverts/content/content.rules.ts'
import { LISTED_ONLY } from '../cv-reading/aliases.rules.ts'
import type { CvSkill, Lexicon } from '../cv-reading/parsed.rules.ts'
import { foldSkill } from '../cv-reading/skill-names.rules.ts'
import { LANGUAGES } from '../cv-reading/words.rules.ts'
import { type EducationLevel, levelIn, skillKey } from './facts.rules.ts'
import { isProtected } from './protected.rules.ts'

export type CriterionKind = 'must' | 'nice' | 'language' | 'authorisation'

/** One thing a job asks, taken apart. `barred`: it asks what may not be compared; it is shown and counts for nobody and against nobody. */
export type Criterion = {
  id: string
  kind: CriterionKind
  text: string
  weight: 1 | 2
  years: number | null
  skills: { key: string; label: string }[]
  /** One of the skills is enough. */
  any: boolean
  level: EducationLevel | null
  /** What is left of it to look for, as stems. */
  words: string[]
  /** Why the work needs it, where the advert must say so. */
  reason: string | null
  language: string | null
  question: string | null
  barred: 'protected' | 'no_reason' | null
}

const COMMON = new Set(
  `a an and or of in with the to for at on as by is are be we our you your from this that etc any all who will can has have
  years year yrs experience experienced knowledge good strong excellent solid proven ability able skills skill must minimum least more plus
  relevant working proficiency proficient familiar familiarity similar related equivalent using use background basic advanced understanding
  candidate candidates required preferred desirable essential hands demonstrated track record level one two three four five six ten`.split(
    /\s+/,
  ),
)

/** The beginning that forms of a word share. Never shorter than three letters. */
export const stemWord = (word: string): string => {
  const w = word.replace(/(?:['’]s)$/, '')
  if (w.length <= 3 || /[+#.\d]/.test(w)) return w
  return (
    w
      .replace(/ies$/, 'y')
      .replace(/(?<=[sxz]|ch|sh)es$/, '')
      .replace(/(?<=\p{L}{3})(?:ations?|ments?|ings?|ants?|anc(?:y|es?)|ers?|ors?|ed|e?s)$/u, '')
      // planning, plan
      .replace(/([^aeiouls])\1$/, '$1')
      .replace(/(?<=\p{L}{3})[ey]$/u, '')
  )
}

export const stemsIn = (text: string): string[] =>
  [
    ...text
      .toLowerCase()
      .normalize('NFKC')
      .matchAll(/\p{L}[\p{L}\p{N}+#.'’]*|\d+\p{L}[\p{L}\p{N}]*/gu),
  ]
    .map((m) => m[0].replace(/[.'’]+$/, ''))
    .filter((w) => w.length > 1 && !COMMON.has(w))
    .map(stemWord)

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
}
const YEARS =
  /(\d{1,2}|one|two|three|four|five|six|seven|eight|ten)\s{0,3}(?:\+|(?:-|–|to)\s{0,3}\d{1,2})?\s{0,3}(?:or more\s{1,3})?(?:\(\d{1,3}\)\s{0,3})?\+?\s{0,3}(?:years?|yrs?)\b(?!\s{0,3}old)/i
export const yearsIn = (text: string): number | null => {
  const said = YEARS.exec(text)?.[1]?.toLowerCase()
  const n = said === undefined ? 0 : (NUMBERS[said] ?? Number(said))
  return n > 0 && n <= 40 ? n : null
}

const AUTHORISATION =
  /\b(?:right to work|work (?:permit|pass|visa|authori[sz]ation)|authori[sz]ed to work|eligib\w+ to work|employment pass|permanent resident\w*|visa(?: status)?|citizenship)\b/i
const SPEAKS = /\b(?:fluen\w+|speak\w*|spoken|written|proficien\w+|bilingual|command of|communicat\w+ in|convers\w+)\b/i

/** Beside the name of a language: the two speak of nothing else. */
const OF_LANGUAGE =
  /^(?:languages?|skills?|speakers?|speaking|basic|business|good|fluent|native|advanced|intermediate|conversational|working|level|literacy|preferred|required|only|mandatory|essential|[abc][12])$/

/** The code of the language a text asks for. French cuisine is none. */
export const languageIn = (text: string): string | null => {
  const said = text.toLowerCase()
  const name = Object.keys(LANGUAGES).find((l) => new RegExp(`(?<!\\p{L})${l}(?!\\p{L})`, 'u').test(said))
  if (!name) return null
  const beside = said.replace(name, ' ').match(/[\p{L}\d]+/gu) ?? []
  return SPEAKS.test(text) || (beside.length <= 1 && beside.every((w) => OF_LANGUAGE.test(w)))
    ? (LANGUAGES[name] as string)
    : null
}

const LONGEST = 6
/** Skills of the table that a text names: the longest first, none within another. */
export const skillsNamed = (
  text: string,
  skills: Lexicon['skills'],
): { skill: CvSkill; from: number; to: number }[] => {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#./'-]*/gu)]
  const found: { skill: CvSkill; from: number; to: number }[] = []
  for (let i = 0; i < words.length; i++)
    for (let n = Math.min(LONGEST, words.length - i); n >= 1; n--) {
      const from = (words[i] as RegExpExecArray).index
      const last = words[i + n - 1] as RegExpExecArray
      const to = last.index + last[0].replace(/[./'-]+$/, '').length
      const key = foldSkill(text.slice(from, to))
      const skill = skills.get(key)
      // One common word within a sentence is not a skill by itself.
      const isCommon = COMMON.has(key) || LISTED_ONLY.has(key) || (key.length < 3 && words.length > 2)
      if (!skill || (n === 1 && isCommon)) continue
      found.push({ skill, from, to })
      i += n - 1
      break
    }
  return found
}

const plain = (id: string, kind: CriterionKind, text: string): Criterion => ({
  id,
  kind,
  text,
  weight: kind === 'nice' ? 1 : 2,
  years: null,
  skills: [],
  any: false,
  level: null,
  words: [],
  reason: null,
  language: null,
  question: null,
  barred: null,
})

const criterionOf = (id: string, kind: 'must' | 'nice', text: string, skills: Lexicon['skills']): Criterion => {
  const one = plain(id, kind, text)
  if (isProtected(text)) return { ...one, barred: 'protected' }
  if (AUTHORISATION.test(text) || languageIn(text) !== null) return { ...one, barred: 'no_reason' }
  const named = skillsNamed(text, skills)
  return {
    ...one,
    years: yearsIn(text),
    skills: [
      ...new Map(named.map(({ skill }) => [skillKey(skill), { key: skillKey(skill), label: skill.label }])).values(),
    ],
    any: /\bor\b|\//.test(text.slice(named[0]?.from ?? 0, named.at(-1)?.to ?? 0)),
    level: levelIn(text),
    words: [...new Set(stemsIn(text.replace(YEARS, ' ')))],
  }
}

type Input = Pick<JobContent, 'mustHave' | 'niceToHave' | 'languages' | 'questions'>

/** What a job asks, in the order it asks it. A language and the right to work count only where the advert says why the work needs them. */
export const criteriaOf = (job: Input, skills: Lexicon['skills']): Criterion[] => {
  const languages = job.languages.flatMap(({ language, reason }, i): Criterion[] => {
    const code = LANGUAGES[language.trim().toLowerCase()] ?? null
    if (!language.trim()) return []
    const one = { ...plain(`language:${i}`, 'language', language), reason: reason || null, language: code }
    return [reason.trim().length < 3 ? { ...one, barred: 'no_reason' } : one]
  })
  const rights = job.questions
    .filter((q) => q.kind === 'yesNo' && needsAnswer(q) && q.why.length >= 3 && AUTHORISATION.test(q.ask))
    .map((q): Criterion => ({ ...plain(`question:${q.id}`, 'authorisation', q.ask), reason: q.why, question: q.id }))
  const input = [
    ...job.mustHave.map((text, i) => criterionOf(`must:${i}`, 'must', text, skills)),
    ...job.niceToHave.map((text, i) => criterionOf(`nice:${i}`, 'nice', text, skills)),
  ].filter((c) => {
    // Said twice: the place with the reason stands for it.
    if (c.barred !== 'no_reason') return true
    const code = languageIn(c.text)
    return code ? !languages.some((l) => l.language === code && l.barred === null) : rights.length === 0
  })
  return [...input, ...languages, ...rights]
}
