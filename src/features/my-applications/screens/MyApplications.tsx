import { Button } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { useAddress } from '../../../web/address.ts'
import { useApiState } from '../../../web/api.ts'
import { Link } from '../../../web/Link.tsx'
import { paths } from '../../../web/paths.ts'
import { useFormat } from '../../../web/ui/format.ts'
import { Page } from '../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../web/ui/states.tsx'
import type { MyApplication } from '../../applications/mine.contract.ts'
import { PUBLIC_STATUSES } from '../../applications/state.rules.ts'
import { useWords } from '../words/index.ts'
import { listCall, TONES } from './calls.ts'
import classes from './mine.module.css'
import { Whole } from './Whole.tsx'

const AT = { application: '', status: '' }

/** What one applied for, by where it stands; or one of them. */
export default function MyApplications() {
  const say = useWords()
  const [at, go] = useAddress(AT)
  const status = PUBLIC_STATUSES.find((s) => s === at.status) ?? ''
  const { data, error, isPending, isFetching, refetch } = useApiState(listCall, { status })
  if (at.application)
    return <Whole key={at.application} id={at.application} onBack={() => void go({ application: '' })} />
  return (
    <Page title={say('title')} subtitle={say('subtitle')}>
      {isPending && <LoadingTable rows={5} columns={3} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && data.all === 0 && (
        <EmptyState
          icon={<IconFile size={22} stroke={1.6} />}
          title={say('empty')}
          action={
            <Button component={Link} to={paths.jobs()}>
              {say('find')}
            </Button>
          }
        >
          {say('emptyText')}
        </EmptyState>
      )}
      {data && data.all > 0 && (
        <>
          <nav className={classes.chips} aria-label={say('state')}>
            {(['', ...PUBLIC_STATUSES] as const)
              .filter((s) => s === '' || (data.counts[s] ?? 0) > 0)
              .map((s) => (
                <button
                  key={s}
                  type="button"
                  className={classes.chip}
                  aria-pressed={status === s}
                  onClick={() => void go({ status: s })}
                >
                  {s ? say(`statuses.${s}`) : say('all')} <span>{s ? data.counts[s] : data.all}</span>
                </button>
              ))}
          </nav>
          <ul className={classes.cards}>
            {data.applications.map((a) => (
              <Card key={a.id} application={a} onOpen={() => void go({ application: a.id })} />
            ))}
          </ul>
        </>
      )}
    </Page>
  )
}

const Card = ({ application: a, onOpen }: { application: MyApplication; onOpen: () => void }) => {
  const say = useWords()
  const format = useFormat()
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <button type="button" className={classes.open} onClick={onOpen}>
          <bdi>{a.job.title}</bdi>
        </button>
        <StatusBadge tone={TONES[a.status]}>{say(`statuses.${a.status}`)}</StatusBadge>
      </div>
      <p className={classes.quiet}>
        {format.list([a.job.company, a.job.place, say('appliedOn', { day: format.day(a.appliedOn) })])}
      </p>
      <p className={classes.quiet}>
        {a.firstViewedAt ? say('viewedOn', { day: format.day(a.firstViewedAt) }) : say('notViewed')}
        {a.promisedBy && !a.firstViewedAt && ` · ${say('promised', { day: format.day(a.promisedBy) })}`}
      </p>
      {a.outcomePhrase && <p dir="auto">{a.outcomePhrase}</p>}
      {a.unread > 0 && (
        <p className={classes.unread}>
          {say('messages')}: {format.number(a.unread)}
        </p>
      )}
    </li>
  )
}
