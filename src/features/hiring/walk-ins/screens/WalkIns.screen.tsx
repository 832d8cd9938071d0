import { Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { DAYS, useLastCopy } from '../../../../web/copy.ts'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { useOnline } from '../../../../web/online.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { listCall } from './calls.ts'
import { StateBadge } from './parts.tsx'
import classes from './walk-ins.module.css'

const EventForm = lazy(() => import('./EventForm.tsx'))
const EventView = lazy(() => import('./EventView.tsx'))

const AT = { event: '', new: '' }
/** Walk-in events: all of them, or the one that is open. */
export default function WalkIns() {
  const [at, go] = useAddress(AT)
  return at.event ? (
    <Suspense fallback={<LoadingTable rows={6} columns={3} />}>
      <EventView key={at.event} id={at.event} />
    </Suspense>
  ) : (
    <Listed
      isPlanning={at.new !== ''}
      onPlan={(isOpen) => void go({ new: isOpen ? '1' : '' })}
      onOpen={(event) => go({ event, new: '' })}
    />
  )
}

type ListedProps = { isPlanning: boolean; onPlan: (isOpen: boolean) => void; onOpen: (id: string) => void }

const Listed = ({ isPlanning: planning, onPlan: setPlanning, onOpen }: ListedProps) => {
  const t = useWords()
  const format = useFormat()
  const { data: fresh, error, refetch, isFetching } = useApiState(listCall, {})
  const online = useOnline()
  const copy = useLastCopy('walk-ins', fresh, DAYS.others)
  const stored = !fresh && (!online || error?.status === 0) ? copy : null
  const data = fresh ?? stored?.value
  const may = useMay()
  const plan = may('applications.work') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setPlanning(true)}>
      {t('plan')}
    </Button>
  )
  const noJobs = data?.jobs.length === 0
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={data && data.events.length > 0 && !noJobs ? plan : null}>
      {stored && (
        <p role="status" className={classes.kept}>
          {t('lastCopy', { when: format.moment(stored.keptAt) })}
        </p>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LoadingTable rows={5} columns={4} />}
      {data?.events.length === 0 && (
        <EmptyState
          icon={<IconUsers size={22} stroke={1.6} />}
          title={t('empty')}
          action={noJobs ? <Link to={paths.companyJobs()}>{t('toJobs')}</Link> : plan}
        >
          {t(noJobs ? 'noJobs' : 'emptyText')}
        </EmptyState>
      )}
      <ul className={classes.list}>
        {data?.events.map((e) => (
          <li key={e.id} className={classes.card}>
            <div className={classes.line}>
              <h2 className={classes.name}>
                <Link to={paths.walkInInterviews({ event: e.id })} dir="auto">
                  {e.title}
                </Link>
              </h2>
              <StateBadge state={e.state} full={e.registered >= e.places} />
            </div>
            <p className={classes.quiet}>
              {format.day(e.day)}, {format.isolated(`${e.starts} – ${e.ends}`)}
            </p>
            <p>{t('counts', { registered: e.registered, places: e.places, waitlisted: e.waitlisted, seen: e.seen })}</p>
          </li>
        ))}
      </ul>
      {planning && data && (
        <Suspense fallback={null}>
          <EventForm event={null} jobs={data.jobs} onClose={() => setPlanning(false)} onSaved={onOpen} />
        </Suspense>
      )}
    </Page>
  )
}
