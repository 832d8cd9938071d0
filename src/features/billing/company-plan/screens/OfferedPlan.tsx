import { useAmount } from '../../payments/screens/amount.ts'
import type { CompanyPlan } from '../contract.ts'
import { useWords } from '../words/index.ts'

/** Which plan it takes to go on, and what it costs where the company is. */
export const OfferedPlan = ({ offer }: { offer: NonNullable<CompanyPlan['offer']> }) => {
  const t = useWords()
  const amount = useAmount()(offer.total, offer.currency)
  const said = { plan: t(`products.${offer.product}`), people: offer.seats, amount }
  return <p>{t(offer.isTaxKnown ? `offer.${offer.period}` : 'offer.beforeTax', said)}</p>
}
