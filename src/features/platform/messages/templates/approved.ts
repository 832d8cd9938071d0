import type { ApprovedMessage } from '../../../../server/messages.ts'
import { LETTER_LANGUAGES, type LetterLanguage } from '../languages.rules.ts'
import { RESET_MINUTES, TEMPORARY_HOURS } from '../lifetimes.rules.ts'
import { featureApprovals } from './found.ts'
import type { Approval, Approvals, TemplateName, Templates, Texts } from './template.ts'

/** With those of the house itself: whoever gets them has not written first. */
const approvals: Approvals = {
  welcome: {
    welcome: {
      category: 'utility',
      facts: (place) => ({ name: place(1), company: place(2), link: place(3), hours: TEMPORARY_HOURS }),
    },
  },
  'password-reset-by-company': {
    'password-reset': {
      category: 'utility',
      facts: (place) => ({ name: place(1), company: place(2), link: place(3), minutes: RESET_MINUTES }),
    },
  },
  ...featureApprovals,
}
const approvedTemplates = Object.keys(approvals) as TemplateName[]

const approvalsOf = <T extends TemplateName>(template: T): [name: string, approval: Approval<Templates[T]>][] => {
  const named: Readonly<Record<string, Approval<Templates[T]>>> = approvals[template] ?? {}
  return Object.entries(named)
}

/** The names that words go by which may be set as approved. */
export const approvedNames: readonly string[] = approvedTemplates.flatMap((template) =>
  approvalsOf(template).map(([name]) => name),
)

/** The longest value a place may have, in characters. Source: Twilio, "Using variables with content templates", read on 30 November 2026. */
const LONGEST_VALUE = 255

const placeOf = (n: number): string => `{{${n}}}`

/** What stands in each place, in order; null where the message is told something that the words do not say. */
const valuesIn = (told: object, words: object): string[] | null => {
  const values: string[] = []
  const facts = new Map(Object.entries(told))
  for (const [key, said] of Object.entries(words)) {
    const place = /^\{\{(\d+)\}\}$/.exec(String(said))?.[1]
    if (place) values[Number(place) - 1] = String(facts.get(key) ?? '')
    else if (facts.get(key) !== said) return null
  }
  return values
}

/** The approved words that say this, and what stands in their places; null where none do. */
export const approvedOf = <T extends TemplateName>(template: T, facts: Templates[T]): ApprovedMessage | null => {
  for (const [name, { category, facts: words }] of approvalsOf(template)) {
    const said = valuesIn(facts, words(placeOf))
    // A code is copied with one press there, without the space that makes it readable.
    const values = category === 'authentication' ? said?.map((value) => value.replaceAll(' ', '')) : said
    if (values?.every((value) => value !== '' && value.length <= LONGEST_VALUE)) return { name, values }
  }
  return null
}

/** What is handed in for approval: words with a place at either end are refused. */
const bodyOf = (text: string): string => {
  const begun = text.startsWith('{{') ? `Fourshore\n\n${text}` : text
  return /\}\}\P{L}*$/u.test(begun) ? `${begun}\n\nFourshore` : begun
}

export type WordsToApprove = {
  name: string
  category: Approval<unknown>['category']
  language: LetterLanguage
  body: string | null
}

const wordsOf = <T extends TemplateName>(
  template: T,
  texts: Readonly<Record<LetterLanguage, Texts>>,
): WordsToApprove[] =>
  approvalsOf(template).flatMap(([name, { category, facts }]) =>
    LETTER_LANGUAGES.map((language) => {
      const body = category === 'authentication' ? null : bodyOf(texts[language][template](facts(placeOf)).text)
      return { name, category, language, body }
    }),
  )

/** Everything to hand in, in every language. A proof has the words of WhatsApp itself, and the code as its only place: its body is null. */
export const wordsToApprove = (texts: Readonly<Record<LetterLanguage, Texts>>): WordsToApprove[] =>
  approvedTemplates.flatMap((template) => wordsOf(template, texts))
