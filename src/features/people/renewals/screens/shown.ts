import { useLanguage } from '../../../../web/i18n.ts'
import type { Tone } from '../../../../web/ui/StatusBadge.tsx'
import { useCountries } from '../../../platform/geo/screens/countries.ts'
import type { RenewalCase } from '../contract.ts'

export const TONES: Readonly<Record<RenewalCase['state'], Tone>> = {
  open: 'idle',
  asked: 'calm',
  received: 'calm',
  filed: 'calm',
  confirmed: 'ok',
  dropped: 'idle',
}

/** What is renewed, in the words of the reader. */
export const useSay = () => {
  const countries = useCountries(useLanguage())
  return (code: string, what: string) => countries?.find((one) => one.code === code)?.say(what) ?? what
}
