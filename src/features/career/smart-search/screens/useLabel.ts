import { useFormat } from '../../../../web/ui/format.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { Chip, ChipPay } from '../chips.rules.ts'
import { useWords } from '../words/index.ts'

const payWord = ({ about, most }: ChipPay) => {
  if (most) return 'atMost'
  return about ? 'about' : 'atLeast'
}

/** What a chip stands for, in the reader's language; `bare`: what is not wanted without its no. */
export const useLabel = () => {
  const t = useWords()
  const job = usePublicJobs()
  const format = useFormat()
  const stored = (kind: string, value: string): string => {
    if (kind === 'mode') return job(`modes.${value}` as 'modes.onsite')
    if (kind === 'type') return job(`types.${value}` as 'types.OTHER')
    if (kind === 'level') return job(`levels.${value}` as 'levels.mid')
    if (kind === 'shift') return t(`shifts.${value}` as 'shifts.nights')
    return format.isolated(value)
  }
  return (chip: Chip, bare = false): string => {
    const { kind, value, place, pay, n } = chip
    if (kind === 'place' && place)
      return place.region
        ? t('chips.region', { place: format.isolated(place.name) })
        : t('chips.within', {
            place: format.list([place.name, place.within === place.name ? null : place.within]),
            km: place.radiusKm,
          })
    if (kind === 'pay' && pay) {
      const amount = format.isolated(`${pay.currency} ${format.number(pay.minor / 10 ** pay.decimals)}`)
      const said = t(`chips.${payWord(pay)}`, { amount, per: job(`per.${pay.period}`) })
      return pay.assumed ? `${said} (${t('chips.assumed')})` : said
    }
    if (kind === 'country') return format.countryName(value)
    if (kind === 'exclude') {
      const [of = '', what] = value.split(':')
      const named = what === undefined ? format.isolated(of) : stored(of, what)
      return bare ? named : t('chips.no', { what: named })
    }
    if (kind === 'years') return t('chips.years', { count: n ?? 0 })
    if (kind === 'posted') return t('chips.posted', { count: n ?? 0 })
    if (kind === 'permit') return t('chips.permit')
    if (kind === 'start')
      return value === 'now' ? t('chips.startNow') : t('chips.start', { when: format.isolated(chip.text) })
    return stored(kind, value)
  }
}
