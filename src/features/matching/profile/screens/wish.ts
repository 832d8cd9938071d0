import { useFormat } from '../../../../web/ui/format.ts'
import { isNotice, type PayBand } from '../wish.rules.ts'
import { useWords } from '../words/index.ts'

/** How many decimals a currency has. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** What somebody asks to be paid, and when they can begin, in a few words. */
export const useWish = () => {
  const t = useWords()
  const format = useFormat()
  const amount = (minor: number, currency: string) => {
    const decimals = decimalsOf(currency)
    return format.number(minor / 10 ** decimals, minor % 10 ** decimals === 0 ? 0 : decimals)
  }
  /** SGD 3,000 – 4,500; the currency by its code, since people of several countries stand beside each other. */
  const range = ({ from, to, currency }: Pick<PayBand, 'from' | 'to' | 'currency'>) =>
    format.isolated(
      `${currency} ${amount(from, currency)}${to === null || to === from ? '' : ` – ${amount(to, currency)}`}`,
    )
  return {
    range: (band: Pick<PayBand, 'from' | 'to' | 'currency' | 'period'>) => `${range(band)} ${t(`per.${band.period}`)}`,
    pay: (band: PayBand | null) =>
      band &&
      (band.to === null
        ? t('asksMore', { amount: range(band), per: t(`per.${band.period}`) })
        : t('asks', { range: range(band), per: t(`per.${band.period}`) })),
    /** The most of a month, in the decimals of its currency: SGD 3,000. */
    monthlyPay: ({ most, currency }: { most: number; currency: string }) =>
      format.isolated(`${currency} ${amount(most, currency)}`),
    soon: (said: string) => (isNotice(said) ? t(`begin.${said}`) : format.day(said)),
    notice: (said: string | null) =>
      said && t('canBegin', { when: isNotice(said) ? t(`begin.${said}`) : format.day(said) }),
  }
}
