import { LETTER_LANGUAGES, type LetterLanguage } from '../languages.rules.ts'
import { approvedOf } from './approved.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { featureTexts } from './found.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'
import { NEXT_LANGUAGE, type OwnTexts, type TemplateName, type Templates, type Texts } from './template.ts'
import { zh } from './zh.ts'

const own: Record<LetterLanguage, OwnTexts> = { en, fr, ar, hi, ta, zh }

const textsIn = (language: LetterLanguage): Texts => ({ ...own[language], ...featureTexts(language) }) as Texts

/** Every message in every language: those of the house, and those of the features. */
export const texts = Object.fromEntries(LETTER_LANGUAGES.map((language) => [language, textsIn(language)])) as Record<
  LetterLanguage,
  Texts
>

const languageOf = (code: string): LetterLanguage => LETTER_LANGUAGES.find((l) => l === code) ?? 'en'

/** What people are called and wrote themselves: one line that turns no text round, of a length that leaves the message ours. */
export const toPlainLine = (text: string, longest = 100): string => {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ').trim()
  return [...line].length > longest ? `${[...line].slice(0, longest - 1).join('')}…` : line
}

const OURS = ['link', 'portal', 'decideLink']
/** An address, whole, on one line and without marks that turn text round: nothing else stands where people are asked to click. */
const ADDRESS = /^https?:\/\/[^\s\p{C}\u200e\u200f\u202a-\u202e\u2066-\u2069<>"]+$/u
const addressOf = (value: string): string => {
  if (!ADDRESS.test(value) || value.length > 2_000) throw new Error('What a letter links to is no address')
  return value
}
/** What somebody has to say to somebody: a sentence or two, still on one line. */
const SENTENCES: Readonly<Record<string, number>> = { reason: 1000, words: 1000, answer: 2000 }

const plainly = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string')
    return OURS.includes(name) ? addressOf(value) : toPlainLine(value, SENTENCES[name] ?? 100)
  if (Array.isArray(value)) return value.map((inner) => plainly(inner))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainly(inner, key)]))
  return value
}

const SHORT_NAME = 20
const shorter = (text: string): string =>
  [...text].length > SHORT_NAME ? `${[...text].slice(0, SHORT_NAME - 1).join('')}.` : text

/**
 * A message in the recipient's language, ready for `sendMessage`. Several languages (a guess, and the one to fall back on) follow one
 * another in an e-mail; an SMS has room for the first alone.
 */
export const renderTemplate = <T extends TemplateName>(
  template: T,
  languages: string | readonly string[],
  facts: Templates[T],
  channel: 'email' | 'sms' | 'whatsapp' = 'email',
) => {
  const [language = 'en', ...others] = [...new Set([languages].flat().map(languageOf))]
  const clean = plainly(facts) as Templates[T]
  const { subject, text, short } = texts[language][template](clean)
  if (channel === 'sms') {
    const { company } = clean as { company?: string | null }
    const fitting = company ? texts[language][template]({ ...clean, company: shorter(company) }).short : short
    return { template, language, subject, text: fitting }
  }
  const more = others.map((l) => texts[l][template](clean).text)
  const approved = channel === 'whatsapp' ? approvedOf(template, clean) : null
  return { template, language, subject, text: [text, ...more].join(NEXT_LANGUAGE), ...(approved ? { approved } : {}) }
}
