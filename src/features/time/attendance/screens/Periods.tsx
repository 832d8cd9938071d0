import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { ApiError } from '../../../../web/call.ts'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { PeriodView } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { answerCall, lockCall, periodsCall, reopenCall, reviewCall, sheetCall } from './calls.ts'
import { useTimes } from './employee/useTimes.ts'
import { Recounts } from './Recounts.tsx'

const TONE = { open: 'idle', reviewed: 'calm', locked: 'ok', reopen_asked: 'careful', reopened: 'careful' } as const
const stale = { refreshes: [periodsCall, sheetCall] }

/** Months of each legal entity: looked through, locked for pay, and opened again by two. */
export default function Periods() {
  const t = useWords()
  const { data, error, isFetching, refetch } = useApiState(periodsCall, {})
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return <LoadingTable rows={4} columns={4} />
  }
  if (data.periods.length === 0) return <EmptyState title={t('periods.none')}>{t('periods.noneText')}</EmptyState>
  return (
    <>
      <Recounts />
      <ul className={classes.cards}>
        {data.periods.map((period) => (
          <One key={period.id} period={period} />
        ))}
      </ul>
    </>
  )
}

const One = ({ period }: { period: PeriodView }) => {
  const t = useWords()
  const may = useMay()
  const { month, moment } = useFormat()
  const { duration } = useTimes()
  const [asks, setAsks] = useState<'lock' | 'reopen' | null>(null)
  const review = useCommand(reviewCall, stale)
  const lock = useCommand(lockCall, stale)
  const answer = useCommand(answerCall, stale)
  const isOpen = period.state === 'open' || period.state === 'reviewed' || period.state === 'reopened'
  const tell = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.fields.withUnclear) setAsks('lock')
    else notify.failure(error.message)
  }
  const locked = (withUnclear: boolean) =>
    lock.mutateAsync({ id: period.id, withUnclear }).then(() => {
      notify.success(t('periods.locked'))
      setAsks(null)
    }, tell)
  return (
    <li className={classes.site}>
      <header className={classes.head}>
        <h2>
          {month(period.from)} <bdi className={classes.note}>{period.entity ?? t('periods.noEntity')}</bdi>
        </h2>
        <StatusBadge tone={TONE[period.state]}>{t(`periodState.${period.state}`)}</StatusBadge>
      </header>
      <p>
        {t('periods.people', { count: period.people })} · {t('list.worked')}: {duration(period.worked)} ·{' '}
        {t('overtime.paid')}: {duration(period.overtimePaid)}
      </p>
      {period.unclear > 0 && isOpen && (
        <p>
          <Link to={paths.attendance({ tab: 'days', open: 'yes' })}>
            {t('periods.unclear', { count: period.unclear })}
          </Link>
        </p>
      )}
      {period.adjustments > 0 && (
        <p className={classes.note}>{t('periods.adjustments', { count: period.adjustments })}</p>
      )}
      {period.state === 'reopen_asked' && (
        <p className={classes.note}>{t('periods.asked', { reason: period.reason ?? '' })}</p>
      )}
      {may('attendance.lock') && (
        <Group mt="xs">
          {isOpen && (
            <Button loading={lock.isPending} onClick={() => void locked(false)}>
              {t('periods.lock')}
            </Button>
          )}
          {(period.state === 'open' || period.state === 'reopened') && (
            <Button
              variant="default"
              loading={review.isPending}
              onClick={() => void review.mutateAsync({ id: period.id }).catch(tell)}
            >
              {t('periods.review')}
            </Button>
          )}
          {period.state === 'locked' && (
            <Button variant="default" onClick={() => setAsks('reopen')}>
              {t('periods.reopen')}
            </Button>
          )}
          {period.state === 'reopen_asked' && (
            <>
              {period.mayAgree && (
                <Button
                  loading={answer.isPending}
                  onClick={() => void answer.mutateAsync({ id: period.id, agree: true }).catch(tell)}
                >
                  {t('periods.agree')}
                </Button>
              )}
              <Button
                variant="default"
                onClick={() => void answer.mutateAsync({ id: period.id, agree: false }).catch(tell)}
              >
                {t('periods.keepLocked')}
              </Button>
            </>
          )}
        </Group>
      )}
      {period.history.length > 0 && (
        <details className={classes.note}>
          <summary>{t('periods.history')}</summary>
          <ul className={classes.lines}>
            {period.history.map((event) => (
              <li key={event.at}>
                {moment(event.at)}: {t(`periodEvent.${event.event as 'locked'}`)} <bdi>{event.who}</bdi>{' '}
                <bdi>{event.reason}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      {asks === 'lock' && (
        <Dialog onClose={() => setAsks(null)} title={t('periods.lock')}>
          <p>{t('periods.unclearWarning', { count: period.unclear })}</p>
          <Group mt="md">
            <Button loading={lock.isPending} onClick={() => void locked(true)}>
              {t('periods.lockAnyway')}
            </Button>
            <Button variant="default" onClick={() => setAsks(null)}>
              {t('cancel')}
            </Button>
          </Group>
        </Dialog>
      )}
      {asks === 'reopen' && <Reopen period={period} onClose={() => setAsks(null)} />}
    </li>
  )
}

const Reopen = ({ period, onClose }: { period: PeriodView; onClose: () => void }) => {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState('')
  const reopen = useCommand(reopenCall, stale)
  const ask = () =>
    reopen.mutateAsync({ id: period.id, reason }).then(onClose, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.fields.reason ?? error.message)
    })
  return (
    <Dialog onClose={onClose} title={t('periods.reopen')}>
      <p>{t('periods.reopenText')}</p>
      <Textarea
        label={t('fix.reason')}
        value={reason}
        error={failure}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button mt="md" loading={reopen.isPending} onClick={() => void ask()}>
        {t('periods.askReopen')}
      </Button>
    </Dialog>
  )
}
