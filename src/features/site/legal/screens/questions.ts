import { SUPPORT_EMAIL } from '../../../../web/contact.ts'
import type { Translate } from '../../../../web/i18n.ts'
import type faq from '../faq/words/en.ts'
import { plainText } from './prose.ts'

export const GROUPS = [
  ['employers', ['countries', 'trial', 'start', 'payroll', 'compliance', 'reminders', 'sees', 'export']],
  ['employees', ['signIn', 'temporary', 'wrong', 'record', 'leaving']],
  ['seekers', ['free', 'search', 'seen', 'decides', 'both', 'delete']],
  ['everybody', ['password', 'forgot', 'languages', 'cookies', 'safe']],
] as const

/** All questions with their answers as plain text, for the structured data of the page. */
export const faqEntries = (t: Translate<typeof faq>): { question: string; answer: string }[] =>
  GROUPS.flatMap(([, names]) =>
    names.map((name) => ({
      question: t(`${name}.q`),
      answer: plainText(t(`${name}.a`, { email: SUPPORT_EMAIL })),
    })),
  )
