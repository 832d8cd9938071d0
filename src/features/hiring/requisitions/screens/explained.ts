import type { Explained } from '../../../../shared/explain.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import type { Requisition } from '../contract.ts'
import type { useWords } from '../words/index.ts'

/** The same figures that decided how many have to approve, as they are read. */
export const explainPlan = (plan: Requisition['plan'], t: ReturnType<typeof useWords>): Explained => {
  const unit = t('plan.unit')
  const nought = plan.planned ? t('plan.unsetNought') : t('plan.unset')
  return {
    value: String(plan.total),
    unit,
    rule: {
      id: 'head-count-plan',
      title: t('plan.rule'),
      effectiveFrom: `${plan.year}-01-01`,
      source: {
        title: t('plan.source', { year: plan.year }),
        // The plan as it is now.
        checkedOn: ownToday(),
        confirmed: true,
      },
    },
    inputs: [
      plan.target === null
        ? { name: t('plan.target'), value: nought, unit: '' }
        : { name: t('plan.target'), value: String(plan.target), unit },
      { name: t('plan.employees'), value: String(plan.employees), unit },
      { name: t('plan.openOnes'), value: String(plan.open), unit },
      { name: t('plan.own'), value: String(plan.own), unit },
    ],
    steps: [
      {
        text: t('plan.sum'),
        result: `${plan.employees} + ${plan.open} + ${plan.own} = ${plan.employees + plan.open + plan.own}`,
      },
      ...(plan.replaces
        ? [{ text: t('plan.leaves'), result: `${plan.employees + plan.open + plan.own} − 1 = ${plan.total}` }]
        : []),
    ],
  }
}
