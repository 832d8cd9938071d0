import { useLivePage } from '../../../../web/pagedata.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import type { Found } from '../contract.ts'
import { queryIn } from '../query.rules.ts'
import { usePublicJobs } from '../words/index.ts'
import { JobList } from './JobList.tsx'

/** The list of jobs as the server writes it. */
export default function JobsPage() {
  const say = usePublicJobs()
  useTitle(say('title'))
  const { search, status, data } = useLivePage()
  const refused = status !== 200
  return (
    <JobList
      query={refused ? {} : queryIn(search)}
      found={data as Found}
      {...(search.missing ? { notice: say('notThere') } : {})}
    />
  )
}
