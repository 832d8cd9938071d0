import { useMay } from '../../../../web/may.ts'
import type { Job } from '../../jobs/contract.ts'
import { Team } from '../../jobs/screens/Team.tsx'
import { useJobForm } from '../../jobs/screens/useJobForm.ts'

/** Who fills the job, in which stages, with which approval. */
export default function TeamTab({ job }: { job: Job }) {
  const may = useMay()
  return <Team form={useJobForm(job)} mayWrite={may('jobs.write')} />
}
