import { useFormat } from '../../../../web/ui/format.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { JobCard } from '../contract.ts'

/** S$3,000 – S$4,200 a month. Decimals only where they say something. */
export const usePay = () => {
  const t = usePublicJobs()
  const format = useFormat()
  return (pay: JobCard['pay']): string => {
    if (!pay) return t('noPay')
    const plain = [pay.min, pay.max].every((a) => /\.0*$/.test(a) || !a.includes('.'))
    const written = (amount: string) => format.money(amount, { symbol: pay.symbol, decimals: plain ? 0 : pay.decimals })
    const range = pay.min === pay.max ? written(pay.min) : `${written(pay.min)} – ${written(pay.max)}`
    return `${format.isolated(range)} ${t(`per.${pay.period}`)}`
  }
}
