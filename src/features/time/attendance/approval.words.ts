import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/languages.ts'

const UNITS: Readonly<Record<Language, readonly [hours: string, minutes: string]>> = {
  en: ['h', 'min'],
  ar: ['س', 'د'],
  fr: ['h', 'min'],
  hi: ['घंटे', 'मिनट'],
  ta: ['மணி', 'நிமிடம்'],
  zh: ['小时', '分钟'],
}

/** Whole minutes as people say them, in the language of a reader: 1 h 30 min. */
export const durationIn =
  (minutes: number) =>
  (language: Language): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    const [inHours, inMinutes] = UNITS[language]
    const parts = [hours > 0 ? `${hours} ${inHours}` : '', rest > 0 || hours === 0 ? `${rest} ${inMinutes}` : '']
    return parts.filter(Boolean).join(' ')
  }

/** Whose day it is about, in the language of a reader: Ong Li Ting, 1 December 2026. */
export const requestTitleIn =
  ({ name, day }: { name: string; day: Day }) =>
  (language: Language): string => {
    const when = longDay(language, day)
    if (language === 'ar') return `\u2068${name}\u2069، ${when}`
    return language === 'zh' ? `${name}，${when}` : `${name}, ${when}`
  }
