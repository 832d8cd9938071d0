import type { Explained } from '../../../../shared/explain.ts'
import type { Requisition } from '../contract.ts'
import type { useWords } from '../words/index.ts'

/** The same figures that decided how many have to approve, as they are read. */
export const explained = (plan: Requisition['plan'], say: ReturnType<typeof useWords>): Explained => {
  const unit = say('plan.unit')
  const nought = plan.planned ? say('plan.unsetNought') : say('plan.unset')
  return {
    value: String(plan.total),
    unit,
    rule: {
      id: 'head-count-plan',
      title: say('plan.rule'),
      effectiveFrom: `${plan.year}-01-01`,
      source: {
        title: say('plan.source', { year: plan.year }),
        // The plan as it is now.
        checkedOn: new Date().toISOString().slice(0, 10),
        confirmed: true,
      },
    },
    inputs: [
      plan.target === null
        ? { name: say('plan.target'), value: nought, unit: '' }
        : { name: say('plan.target'), value: String(plan.target), unit },
      { name: say('plan.employees'), value: String(plan.employees), unit },
      { name: say('plan.openOnes'), value: String(plan.open), unit },
      { name: say('plan.own'), value: String(plan.own), unit },
    ],
    steps: [
      {
        text: say('plan.sum'),
        result: `${plan.employees} + ${plan.open} + ${plan.own} = ${plan.employees + plan.open + plan.own}`,
      },
      ...(plan.replaces
        ? [{ text: say('plan.leaves'), result: `${plan.employees + plan.open + plan.own} − 1 = ${plan.total}` }]
        : []),
    ],
  }
}
