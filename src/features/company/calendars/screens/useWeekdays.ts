import { useMemo } from 'react'
import { useLanguage } from '../../../../web/i18n.ts'

/** The names of the weekdays, Monday first. */
export const useWeekdays = (): string[] => {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    // 1 January 2024 was a Monday.
    return Array.from({ length: 7 }, (_, i) => format.format(Date.UTC(2024, 0, 1 + i)))
  }, [language])
}
