import { Button, NativeSelect } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import classes from '../../payroll/screens/tables.module.css'
import type { LawChangeGroup } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { changesCall, impactCall } from './calls.ts'

const Impact = lazy(() => import('./Impact.tsx'))
const Trial = lazy(() => import('./Trial.tsx'))

const AT = { group: '', from: '' }

/** Coming changes of law, whom they touch, and figures that are tried. */
export default function LawChanges() {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const { data, error, isPending, isFetching, refetch } = useApiState(changesCall, {})
  if (error && !data)
    return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  const group = data?.groups.find(({ groupId }) => groupId === at.group) ?? data?.groups[0]
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      {isPending && <LoadingTable rows={4} columns={3} />}
      {data && !group && (
        <EmptyState
          title={t('noGroups')}
          action={
            <Button component={Link} to={paths.payroll()}>
              {t('toPayroll')}
            </Button>
          }
        >
          {t('noGroupsText')}
        </EmptyState>
      )}
      {data && group && (
        <div className={classes.stack}>
          {data.groups.length > 1 && (
            <NativeSelect
              aria-label={t('coming')}
              value={group.groupId}
              onChange={(event) => go({ group: event.currentTarget.value, from: '' })}
              data={data.groups.map(({ groupId, name }) => ({ value: groupId, label: name }))}
            />
          )}
          <Coming group={group} from={at.from} onFrom={(from) => go({ group: group.groupId, from })} />
          <Suspense fallback={<LoadingTable rows={4} columns={5} />}>
            {at.from && <Known groupId={group.groupId} from={at.from} />}
            <Trial key={group.groupId} group={group} />
          </Suspense>
        </div>
      )}
    </Page>
  )
}

const Coming = ({ group, from, onFrom }: { group: LawChangeGroup; from: string; onFrom: (from: string) => void }) => {
  const t = useWords()
  const { day } = useFormat()
  return (
    <section className={classes.card} aria-label={t('coming')}>
      <h2 className={classes.title}>{t('coming')}</h2>
      {group.changes.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {group.changes.map((change) => (
        <div key={change.from} className={classes.head}>
          <div>
            <strong>{t('fromDay', { day: day(change.from) })}</strong>
            {change.rules.map(({ title, source, confirmed }) => (
              <span key={title} className={classes.quiet}>
                <bdi>{title}</bdi> · <bdi>{source}</bdi>
                {!confirmed && ` · ${t('unconfirmed')}`}
              </span>
            ))}
          </div>
          <Button
            variant={from === change.from ? 'filled' : 'default'}
            aria-pressed={from === change.from}
            onClick={() => onFrom(change.from)}
          >
            {t('show')}
          </Button>
        </div>
      ))}
    </section>
  )
}

const Known = ({ groupId, from }: { groupId: string; from: string }) => {
  const t = useWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(impactCall, { groupId, from })
  if (error && !data)
    return <ErrorState title={t('failedImpact')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (isPending || !data) return <LoadingTable rows={4} columns={5} />
  return <Impact impact={data.impact} />
}
