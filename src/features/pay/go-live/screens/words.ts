import { useFormat } from '../../../../web/ui/format.ts'
import type { PayDifference } from '../contract.ts'
import type en from '../words/en.ts'
import { useWords } from '../words/index.ts'

const isKeyOf = <T extends object>(words: T, key: string): key is Extract<keyof T, string> => key in words

const BASES = {
  calendar_days: true,
  working_days: true,
  hours: true,
  thirtieths: true,
  thirtieths_worked: true,
  twenty_sixths: true,
  whole: true,
} as const satisfies Record<keyof (typeof en)['bases'], true>
const ROUNDINGS = { up: true, down: true, units: true } as const satisfies Record<keyof (typeof en)['roundings'], true>
const NAMED = { fact: true, without: true, their_pay: true, no_earlier: true } as const

/** What a difference is about: a component, or the person as a whole. */
export const useComponentName = () => {
  const t = useWords()
  return ({ kind, label }: Pick<PayDifference, 'kind' | 'label'>): string =>
    kind === 'difference' ? label : t(`whole.${kind}`)
}

/** Why a difference is there, in words. */
export const useCauseText = () => {
  const t = useWords()
  const { day, month } = useFormat()
  return ({ kind, cause, theirs, ours }: PayDifference): string => {
    if (kind !== 'difference') return ''
    if (!cause) {
      if (ours === 0) return t('causes.onlyTheirs')
      return t(theirs === 0 ? 'causes.onlyOurs' : 'causes.none')
    }
    if (cause.kind === 'basis' && isKeyOf(BASES, cause.of)) return t('causes.basis', { of: t(`bases.${cause.of}`) })
    if (cause.kind === 'rounding' && isKeyOf(ROUNDINGS, cause.of))
      return t('causes.rounding', { of: t(`roundings.${cause.of}`) })
    if (cause.kind === 'pay_of') return t('causes.pay_of', { of: day(cause.of) })
    if (cause.kind === 'law') return t('causes.law', { of: month(cause.of) })
    return isKeyOf(NAMED, cause.kind) ? t(`causes.${cause.kind}`, { of: cause.of }) : t('causes.none')
  }
}
