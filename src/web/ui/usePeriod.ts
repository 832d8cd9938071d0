import { useCallback } from 'react'
import { periodText } from '../../shared/period.text.ts'
import { useLanguage } from '../i18n.ts'
import { formatDay, localeOf } from './format.ts'

/** A period in the language in use: November 2026, Apr 2026 – Mar 2027, 16 Nov 2026 – 15 Dec 2026. */
export const usePeriod = () => {
  const language = useLanguage()
  return useCallback(
    (from: string, until: string): string =>
      periodText(localeOf(language), from, until, (day) => formatDay(day, language)),
    [language],
  )
}
