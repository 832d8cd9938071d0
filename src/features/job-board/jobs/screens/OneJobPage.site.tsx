import { useLivePage } from '../../../../web/pagedata.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { JobCard, PublicDetail } from '../contract.ts'
import { ClosedJob, JobPage } from './JobPage.tsx'

/** One job as the server writes it; one that is closed says so. */
export default function PublicJobPage() {
  const t = usePublicJobs()
  const { status, data } = useLivePage()
  const closed = status === 410 ? (data as { title: string; company: string; similar: JobCard[] }) : null
  useTitle(closed ? t('closed') : (data as PublicDetail).job.title)
  return closed ? <ClosedJob {...closed} /> : <JobPage told={data as PublicDetail} />
}
