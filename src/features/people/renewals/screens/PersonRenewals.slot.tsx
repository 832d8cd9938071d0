import { Panel } from './Panel.tsx'

/** Renewals of one person, where their compliance is looked at. */
export default function PersonRenewals({ id }: { id: string }) {
  return <Panel employeeId={id} />
}
