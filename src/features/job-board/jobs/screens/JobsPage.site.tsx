import { useLivePage } from '../../../../web/pagedata.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { Found } from '../contract.ts'
import { queryIn } from '../query.rules.ts'
import { JobList } from './JobList.tsx'

/** The list of jobs as the server writes it. */
export default function JobsPage() {
  const t = usePublicJobs()
  useTitle(t('title'))
  const { search, status, data } = useLivePage()
  const refused = status !== 200
  return (
    <JobList
      query={refused ? {} : queryIn(search)}
      found={data as Found}
      {...(search.missing ? { notice: t('notThere') } : {})}
    />
  )
}
