import { useMemo } from 'react'
import { useLanguage } from '../../../../../web/i18n.ts'

/** Days as people say them: Mon 16 Nov. */
export const useDayName = (): ((day: string) => string) => {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    return (day) => format.format(Date.parse(`${day}T00:00:00Z`))
  }, [language])
}
