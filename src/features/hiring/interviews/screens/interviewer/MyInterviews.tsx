import { IconUsers } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../../web/address.ts'
import { useApiState } from '../../../../../web/api.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useWords } from '../../interviewer/words/index.ts'
import type { MyInterview } from '../../my.contract.ts'
import { listCall } from './calls.ts'
import classes from './my-interviews.module.css'

const Kit = lazy(() => import('./Kit.tsx'))

const AT = { interview: '' }

/** The interviews that the reader holds: what comes first, then those that were held. */
export default function MyInterviews() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const { data, error, isFetching, refetch } = useApiState(listCall, {})
  if (at.interview)
    return (
      <Suspense fallback={<LoadingTable rows={6} columns={1} />}>
        <Kit key={at.interview} id={at.interview} onBack={() => void go({ interview: '' })} />
      </Suspense>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={4} columns={1} />
  if (data.interviews.length === 0)
    return (
      <EmptyState icon={<IconUsers size={22} stroke={1.6} />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  const open = (interview: string) => void go({ interview })
  return (
    <div className={classes.page}>
      <List title={t('coming')} interviews={data.interviews.filter((i) => i.coming)} onOpen={open} />
      <List title={t('earlier')} interviews={data.interviews.filter((i) => !i.coming).reverse()} onOpen={open} />
    </div>
  )
}

type ListProps = { title: string; interviews: MyInterview[]; onOpen: (id: string) => void }

const List = ({ title, interviews, onOpen }: ListProps) => {
  const t = useWords()
  const { moment } = useFormat()
  if (interviews.length === 0) return null
  return (
    <section className={classes.page} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.list}>
        {interviews.map((i) => (
          <li key={i.id}>
            <a
              className={classes.item}
              href={`?tab=interviews&interview=${i.id}`}
              onClick={(e) => {
                if (e.metaKey || e.ctrlKey || e.shiftKey) return
                e.preventDefault()
                onOpen(i.id)
              }}
            >
              <span className={classes.name}>
                <bdi>{i.candidate}</bdi>
              </span>
              <span>
                <bdi>{i.job}</bdi>
              </span>
              <span className={classes.line}>
                {i.due && <StatusBadge tone="careful">{t('due')}</StatusBadge>}
                {i.handedIn && <StatusBadge tone="ok">{t('handedIn')}</StatusBadge>}
                <span className={classes.quiet}>{t('when', { when: moment(i.startsAt, i.zone), zone: i.zone })}</span>
                <span className={classes.quiet}>{t(`kind.${i.kind}`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
