import { useFormat } from '../../../../web/ui/format.ts'
import { usePublicJobs } from '../../../job-board/jobs/words/index.ts'
import type { Chip } from '../chips.rules.ts'
import { useWords } from '../words/index.ts'

/** What a chip stands for, in the reader's language; `bare`: what is not wanted without its no. */
export const useLabel = () => {
  const say = useWords()
  const job = usePublicJobs()
  const format = useFormat()
  const kept = (kind: string, value: string): string => {
    if (kind === 'mode') return job(`modes.${value}` as 'modes.onsite')
    if (kind === 'type') return job(`types.${value}` as 'types.OTHER')
    if (kind === 'level') return job(`levels.${value}` as 'levels.mid')
    if (kind === 'shift') return say(`shifts.${value}` as 'shifts.nights')
    return format.isolated(value)
  }
  return (chip: Chip, bare = false): string => {
    const { kind, value, place, pay, n } = chip
    if (kind === 'place' && place)
      return place.region
        ? say('chips.region', { place: format.isolated(place.name) })
        : say('chips.within', {
            place: format.list([place.name, place.within === place.name ? null : place.within]),
            km: place.radiusKm,
          })
    if (kind === 'pay' && pay) {
      const amount = format.isolated(`${pay.currency} ${format.number(pay.minor / 10 ** pay.decimals)}`)
      const said = say(pay.about ? 'chips.about' : 'chips.atLeast', { amount, per: job(`per.${pay.period}`) })
      return pay.assumed ? `${said} (${say('chips.assumed')})` : said
    }
    if (kind === 'country') return format.countryName(value)
    if (kind === 'exclude') {
      const [of = '', what] = value.split(':')
      const named = what === undefined ? format.isolated(of) : kept(of, what)
      return bare ? named : say('chips.no', { what: named })
    }
    if (kind === 'years') return say('chips.years', { count: n ?? 0 })
    if (kind === 'posted') return say('chips.posted', { count: n ?? 0 })
    if (kind === 'permit') return say('chips.permit')
    return kept(kind, value)
  }
}
