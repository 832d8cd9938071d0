import { useFormat } from '../../../../../web/ui/format.ts'
import { useMyWords } from '../../my/words/index.ts'
import type { TypeView } from '../../shapes.contract.ts'

const KINDS = [
  'annual',
  'sick',
  'hospitalisation',
  'maternity',
  'paternity',
  'shared_parental',
  'parental',
  'childcare',
  'infant_care',
  'adoption',
  'bereavement',
  'study',
  'hajj',
  'casual',
  'miscarriage',
  'tubectomy',
  'long_term_illness',
] as const

/** Minutes as days of the account, in words: 2.5 days. */
export const useDays = () => {
  const t = useMyWords()
  const format = useFormat()
  return (minutes: number, dayMinutes: number): string => {
    const days = Math.round((minutes / dayMinutes) * 100) / 100
    return t('days', { count: days, value: format.number(days) })
  }
}

/** A kind of leave in the reader's language: the company's own as it was named. */
export const useKindName = () => {
  const t = useMyWords()
  return ({ key, name, isOfLaw }: Pick<TypeView, 'key' | 'name' | 'isOfLaw'>): string => {
    const kind = KINDS.find((one) => isOfLaw && one === key.slice(3))
    return kind ? t(`kinds.${kind}`) : name
  }
}

/** One day, or the first and the last of several. */
export const useSpan = () => {
  const { day } = useFormat()
  return (from: string, until: string): string => (from === until ? day(from) : `${day(from)} – ${day(until)}`)
}
