import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { ApiError, useApiState } from '../../../../web/api.ts'
import { useGo } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { JobCard, readPublicJob } from '../contract.ts'
import { ClosedJob, JobPage } from './JobPage.tsx'
import list from './jobs.module.css'

const readCall = wire<typeof readPublicJob>('GET', '/api/jobs/:id')

/** One job within the application. One that is not there leads to the list; one that is closed says so. */
const Job = () => {
  const t = usePublicJobs()
  const go = useGo()
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, error, isPending, isFetching, refetch } = useApiState(readCall, { id }, { anonymous: true })
  const status = error instanceof ApiError ? error.status : 0
  useTitle((data?.job.id === id && data.job.title) || t(status === 410 ? 'closed' : 'title'))
  useEffect(() => {
    if (status === 404) void go(paths.jobs({ missing: 1 }), { replace: true })
  }, [status, go])
  if (data?.job.id === id) return <JobPage key={id} told={data} />
  if (status === 410 && error instanceof ApiError)
    return <ClosedJob {...(error.data as { title: string; company: string; similar: JobCard[] })} />
  return (
    <div className={`${list.page} ${list.waiting}`}>
      {(isPending || status === 404) && <LoadingTable rows={8} columns={2} />}
      {error && status !== 404 && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
    </div>
  )
}

export default function JobScreen() {
  return (
    <Queries>
      <Job />
    </Queries>
  )
}
