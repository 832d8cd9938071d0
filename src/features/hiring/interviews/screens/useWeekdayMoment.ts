import { useLanguage } from '../../../../web/i18n.ts'

/** A moment with its weekday and the name of the zone: Tue 1 Dec 2026, 10:00 (Singapore). */
export const useWeekdayMoment = () => {
  const language = useLanguage()
  const weekdayMoment = (instant: string, zone: string): string => {
    const written = new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).format(new Date(instant))
    return `${written} (${zone.split('/').at(-1)?.replaceAll('_', ' ')})`
  }
  return { weekdayMoment }
}
