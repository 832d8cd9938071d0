import { useMemo } from 'react'
import { useLanguage } from '../../../../web/i18n.ts'

/** Monday to Sunday, short. */
export const useShortWeekdays = (): string[] => {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
    // 1 January 2024 was a Monday.
    return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2024, 0, day)))
  }, [language])
}
