import { Anchor } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Permission } from '../../../../shared/permissions.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { paths } from '../../../../web/paths.ts'
import { Slot, useFills } from '../../../../web/slots.tsx'
import { Page, PageInside } from '../../../../web/ui/Page.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { Job as ReadJob } from '../../jobs/contract.ts'
import { readCall } from '../../jobs/screens/calls.ts'
import { useWords } from '../../jobs/words/index.ts'
import { useHubWords } from '../words/index.ts'
import { JobHead } from './JobHead.tsx'

/** A part that speaks words of other features: they come with it. */
const spoken = <P extends object>(scopes: string[], load: () => Promise<{ default: React.ComponentType<P> }>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadWords(scopes)])
    return part
  })

const BOARD = [
  'hiring/pipeline',
  'terms',
  'hiring/applications',
  'hiring/interviews',
  'hiring/interviews/interviewer',
  'hiring/offers',
  'matching/matching',
]
const Pipeline = spoken(BOARD, () => import('./Pipeline.tsx'))
const Candidates = spoken(
  ['hiring/applications', 'hiring/applicant-import', 'platform/lists', 'talent/find'],
  () => import('../../applications/screens/Manage.screen.tsx'),
)
const Advert = lazy(() => import('../../jobs/screens/Editor.tsx'))
const Team = lazy(() => import('./TeamTab.tsx'))
const Interviews = lazy(async () => {
  const [part] = await Promise.all([
    import('../../interviews/screens/Interviews.tsx'),
    loadWords(['hiring/interviews', 'platform/lists']),
  ])
  return part
})
const Report = spoken(['hiring/reports', 'hiring/applications'], () => import('../../reports/screens/Overview.tsx'))

const TABS = ['pipeline', 'candidates', 'advert', 'team', 'interviews', 'questions', 'report'] as const
type Tab = (typeof TABS)[number]
const NEEDS: Partial<Record<Tab, Permission>> = {
  pipeline: 'applications.read',
  candidates: 'applications.read',
  interviews: 'applications.read',
  report: 'hiring.reports.read',
}
/** What there is of a job that nobody has seen yet. */
const UNSEEN: readonly Tab[] = ['advert', 'team']

const AT = { job: '', tab: '' }
/** What the parts say in the address beside the job; each begins without what another said. */
const OWN = {
  search: '',
  show: '',
  names: '',
  settings: '',
  card: '',
  stage: '',
  outcome: '',
  status: '',
  kind: '',
  from: '',
  to: '',
  sort: '',
  page: '',
  period: '',
}

/** One job and everything of it; the address says which part. */
export default function Job({ id }: { id: string }) {
  const t = useWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(readCall, { id })
  if (data?.job.id === id) return <Loaded job={data.job} />
  return (
    <Page title={t('title')}>
      {isPending && <LoadingTable rows={8} columns={3} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
    </Page>
  )
}

const Loaded = ({ job }: { job: ReadJob }) => {
  const t = useWords()
  const hub = useHubWords()
  const may = useMay()
  const [at, go] = useAddress({ ...AT, ...OWN })
  const seen = job.postedAt !== null || job.status === 'scheduled'
  const tabs = TABS.filter((tab) => {
    const needs = NEEDS[tab]
    return (seen || UNSEEN.includes(tab)) && (!needs || may(needs))
  })
  const asked = location.hash === '#questions' ? 'questions' : at.tab
  const open = tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'advert'
  const [title, setTitle] = useState('')
  const show = (tab: Tab) => void go({ ...OWN, tab })
  return (
    <Page
      title={(open === 'advert' && title.trim()) || job.title || t('untitled')}
      actions={
        <Anchor component={Link} to={paths.companyJobs()} size="sm">
          {hub('back')}
        </Anchor>
      }
    >
      <JobHead job={job} />
      <PageTabs
        tabs={tabs}
        open={open}
        onOpen={show}
        label={hub('label')}
        nameOf={(tab) =>
          tab === 'questions' ? <Questions job={job.id} part="tab" until={hub('tabs.questions')} /> : hub(`tabs.${tab}`)
        }
      >
        {(tab) => (
          <PageInside>
            {tab === 'pipeline' && <Pipeline job={job} />}
            {tab === 'candidates' && <Candidates />}
            {tab === 'advert' && (
              <>
                <Advert id={job.id} onPublished={() => show('pipeline')} onTitle={setTitle} />
                <Slot name="job.advert" with={{ job: job.id }} />
              </>
            )}
            {tab === 'team' && <Team job={job} />}
            {tab === 'interviews' && <Interviews job={job.id} />}
            {tab === 'questions' && <Questions job={job.id} part="panel" />}
            {tab === 'report' && <Report />}
          </PageInside>
        )}
      </PageTabs>
    </Page>
  )
}

/** What people ask about the job, by whichever feature keeps it: its name with how many wait (`until` it is here, the name), or the questions. */
const Questions = ({ job, part, until = null }: { job: string; part: 'tab' | 'panel'; until?: string | null }) => (
  <>
    {useFills('job.tab').map(({ feature, Component }) => (
      <Suspense key={feature} fallback={until}>
        <Component job={job} part={part} tab={(name) => name} />
      </Suspense>
    ))}
  </>
)
