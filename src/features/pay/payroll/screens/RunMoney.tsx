import type { PayRun } from '../contract.ts'
import { useMinor } from './calls.ts'

/** An amount of a run in its group’s money. */
export const RunMoney = ({ run, minor }: { run: Pick<PayRun, 'country' | 'currency'>; minor: number }) => {
  const money = useMinor(run.country, run.currency)
  return <span className="figures">{money(minor)}</span>
}
