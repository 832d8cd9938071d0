import type { PaySlip } from '../contract.ts'
import type { MonthOfPay } from '../what-if.contract.ts'
import { SlipView } from './SlipView.tsx'

type Props = { country: string; currency: PaySlip['currency']; month: MonthOfPay; withEmployer?: boolean }

/** A month of pay that is reckoned and not kept, line by line with how each came about. */
export const PayMonth = ({ country, currency, month, withEmployer = false }: Props) => {
  const slip: PaySlip = {
    ...month,
    country,
    currency,
    from: '',
    until: '',
    payDay: '',
    changes: [],
    lastNet: null,
    version: 1,
    replaced: false,
    corrections: [],
    year: [],
    leave: null,
  }
  return <SlipView slip={slip} withEmployer={withEmployer} />
}
