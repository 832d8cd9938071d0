import { Panel } from './Panel.tsx'

/** Renewals of the company, on the page of compliance. */
export default function CompanyRenewals() {
  return <Panel employeeId={null} />
}
