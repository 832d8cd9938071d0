import { LETTER_LANGUAGES, type LetterLanguage } from '../languages.rules.ts'
import { featureApprovals } from './found.ts'
import type { Approval, ApprovalsOf, TemplateName, Templates, Texts } from './template.ts'

/** Messages of the house itself that go to a telephone. Whoever gets them has not written first. */
const OWN: ApprovalsOf<'welcome' | 'password-reset-by-company'> = {
  welcome: { welcome: { category: 'utility', places: ['name', 'company', 'link'], set: { hours: 24 } } },
  'password-reset-by-company': {
    'password-reset': { category: 'utility', places: ['name', 'company', 'link'], set: { minutes: 30 } },
  },
}

const approvals = (): readonly [template: TemplateName, name: string, approval: Approval][] =>
  Object.entries({ ...OWN, ...featureApprovals }).flatMap(([template, named]) =>
    Object.entries(named ?? {}).map(
      ([name, approval]) => [template as TemplateName, name, approval as Approval] as const,
    ),
  ) as [TemplateName, string, Approval][]

/** The names that words go by which may be set as approved. */
export const approvedNames = (): readonly string[] => approvals().map(([, name]) => name)

/** The longest value a place may have, in characters. Source: Twilio, "Using variables with content templates", read on 30 November 2026. */
const LONGEST_VALUE = 255

/** The approved words that say this, and what stands in their places in order; null where none do. */
export const approvedOf = <T extends TemplateName>(
  template: T,
  facts: Templates[T],
): { name: string; values: string[] } | null => {
  const told = facts as Readonly<Record<string, unknown>>
  const fitting = approvals().find(
    ([of, , { set = {} }]) => of === template && Object.entries(set).every(([key, value]) => told[key] === value),
  )
  if (!fitting) return null
  const [, name, { places, category }] = fitting
  const said = places.map((place) => String(told[place] ?? ''))
  // A code is copied with one press there, without the space that makes it readable.
  const values = category === 'authentication' ? said.map((value) => value.replaceAll(' ', '')) : said
  return values.every((value) => value !== '' && value.length <= LONGEST_VALUE) ? { name, values } : null
}

/** What is handed in for approval: words with a place at either end are refused. */
const bodyOf = (text: string): string => {
  const begun = text.startsWith('{{') ? `Fourshore\n\n${text}` : text
  return /\}\}\P{L}*$/u.test(begun) ? `${begun}\n\nFourshore` : begun
}

export type ApprovedWords = {
  name: string
  category: Approval['category']
  language: LetterLanguage
  body: string | null
}

/** Everything to hand in, in every language. A proof has the words of WhatsApp itself, and the code as its only place: its body is null. */
export const wordsToApprove = (texts: Readonly<Record<LetterLanguage, Texts>>): readonly ApprovedWords[] =>
  approvals().flatMap(([template, name, { category, places, set = {} }]) =>
    LETTER_LANGUAGES.map((language) => {
      const facts = { ...set, ...Object.fromEntries(places.map((place, i) => [place, `{{${i + 1}}}`])) }
      const body = category === 'authentication' ? null : bodyOf(texts[language][template](facts as never).text)
      return { name, category, language, body }
    }),
  )
