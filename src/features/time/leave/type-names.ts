import type { Language } from '../../../shared/languages.ts'
import type { LeaveType } from './kinds.rules.ts'
import ar from './my/words/ar.ts'
import en from './my/words/en.ts'
import fr from './my/words/fr.ts'
import hi from './my/words/hi.ts'
import ta from './my/words/ta.ts'
import zh from './my/words/zh.ts'

const KINDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: en.kinds,
  ar: ar.kinds,
  fr: fr.kinds,
  hi: hi.kinds,
  ta: ta.kinds,
  zh: zh.kinds,
}

/** What a kind of leave of the law is called, by its key without the country: as the portal calls it. Undefined: it has no name of ours. */
export const leaveKindNameIn = (kind: string, language: Language): string | undefined => KINDS[language][kind]

/** What a kind of leave is called in a language: one of the law as the portal calls it, one of the company as the company does. */
export const leaveTypeNameIn = (type: Pick<LeaveType, 'name' | 'law'>, language: Language): string =>
  (type.law && leaveKindNameIn(type.law.key, language)) || type.name
