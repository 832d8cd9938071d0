import { wire } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { searchJobs } from '../contract.ts'
import { NAMES, queryIn } from '../query.rules.ts'
import { JobList } from './JobList.tsx'
import classes from './jobs.module.css'

const searchCall = wire<typeof searchJobs>('GET', '/api/jobs')
const AT = { ...Object.fromEntries(NAMES.map((name) => [name, ''])), missing: '' } as Record<string, string>

/** The list of jobs within the application. */
const Jobs = () => {
  const t = usePublicJobs()
  useTitle(t('title'))
  const [at] = useAddress(AT)
  const query = queryIn(at)
  const { data, error, isPending, isFetching, refetch } = useApiState(searchCall, query as never, { anonymous: true })
  if (data) return <JobList query={query} found={data} {...(at.missing ? { notice: t('notThere') } : {})} />
  return (
    <div className={`${classes.page} ${classes.waiting}`}>
      {isPending && <LoadingTable rows={8} columns={2} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
    </div>
  )
}

export default function JobsScreen() {
  return (
    <Queries>
      <Jobs />
    </Queries>
  )
}
