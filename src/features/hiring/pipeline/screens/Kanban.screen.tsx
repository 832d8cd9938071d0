import { IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { Board } from './Board.tsx'
import { boardJobsCall } from './calls.ts'

const Settings = lazy(() => import('./Settings.tsx'))

const AT = { job: '', search: '', show: '', names: '', settings: '', card: '' }

/** The applications to one job, in their stages. */
export default function Kanban() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const jobs = useApiState(boardJobsCall, {})
  // A job whose applications have all ended is still looked at by its address.
  const [chosen] = useState(at.job)
  const list = jobs.data?.jobs ?? []
  const job = at.job || list[0]?.id || ''
  if (jobs.error && !jobs.data)
    return (
      <Page title={t('title')}>
        <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} retrying={jobs.isFetching} />
      </Page>
    )
  if (!job)
    return (
      <Page title={t('title')} subtitle={t('subtitle')}>
        {jobs.isPending ? (
          <LoadingTable rows={8} columns={5} />
        ) : (
          <EmptyState
            icon={<IconUsers size={22} stroke={1.6} />}
            title={t('noJobs')}
            action={<Link to={paths.companyJobs()}>{t('toJobs')}</Link>}
          >
            {t('noJobsText')}
          </EmptyState>
        )}
        <Suspense>
          {at.settings && jobs.data && (
            <Settings
              jobId={null}
              pipelineId={null}
              first={at.settings}
              onClose={() => go({ settings: '' })}
              onSaved={() => {}}
            />
          )}
        </Suspense>
      </Page>
    )
  return (
    <Board
      key={job}
      jobId={job}
      jobs={
        list.some((j) => j.id === job)
          ? list
          : [{ id: chosen || job, title: '', place: null, number: 0, status: '', active: 0, waiting: 0 }, ...list]
      }
      at={at}
      onChange={(change) =>
        go({ ...change, ...(change.job ? { search: '', show: '', card: '' } : {}) }, { replace: !change.job })
      }
    />
  )
}
