import { useMinor } from '../../payroll/screens/calls.ts'
import type { PayslipRow } from '../contract.ts'

/** The net of a payslip in the money it is paid in. */
export const SlipNet = ({ row }: { row: Pick<PayslipRow, 'country' | 'currency' | 'net'> }) => {
  const money = useMinor(row.country, row.currency)
  return <span className="figures">{money(row.net)}</span>
}
