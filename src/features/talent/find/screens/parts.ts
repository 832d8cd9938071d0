import { useFormat } from '../../../../web/ui/format.ts'
import type { useWords } from '../words/index.ts'

type Say = ReturnType<typeof useWords>

/** What somebody is called while their name is hidden: what they do. */
export const nameOf = (
  person: { name: string | null; headline: string; posts?: { title: string }[] },
  t: Say,
): string => person.name ?? (person.headline || person.posts?.[0]?.title || t('person'))

/** How long something was done: years, or months where it is less than two years. */
export const spanOf = (months: number | null, t: Say): string | null => {
  if (months === null) return null
  return months < 24 ? t('months', { count: months }) : t('spanYears', { count: Math.floor(months / 12) })
}

export const usePlaceName = () => {
  const { list, countryName } = useFormat()
  return (place: { name: string; region: string; country: string } | null): string | null =>
    place &&
    list(
      [place.name, place.region === place.name ? null : place.region, countryName(place.country)].filter(
        (p, i, all) => all.indexOf(p) === i,
      ),
    )
}
