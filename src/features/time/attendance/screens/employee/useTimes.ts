import { useMemo } from 'react'
import { useLanguage } from '../../../../../web/i18n.ts'
import { useWords } from '../../employee/words/index.ts'

const LOCALES = { en: 'en-GB', fr: 'fr-CA', ar: 'ar', hi: 'hi-IN', ta: 'ta-IN', zh: 'zh-CN' } as const

/** Clock times at a place, and minutes in words: 7 h 30 min, 8 h. */
export const useTimes = () => {
  const t = useWords()
  const language = useLanguage()
  return useMemo(() => {
    const locale = `${LOCALES[language]}-u-nu-latn`
    const whole = new Intl.NumberFormat(locale)
    return {
      /** 09:05 as the wall of a place shows it; nothing where nothing is known. */
      clock: (at: string | null | undefined, zone: string): string =>
        at
          ? new Intl.DateTimeFormat(locale, {
              hour: '2-digit',
              minute: '2-digit',
              hourCycle: 'h23',
              timeZone: zone,
            }).format(Date.parse(at))
          : '',
      /** Mon 2 Nov. */
      shortDay: (day: string): string =>
        new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
          Date.parse(`${day}T00:00:00Z`),
        ),
      duration: (minutes: number): string => {
        const [full, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
        const hours = whole.format(full)
        if (full === 0) return t('minutesOnly', { minutes: rest })
        return rest === 0 ? t('hoursOnly', { hours }) : t('duration', { hours, minutes: rest })
      },
    }
  }, [t, language])
}
