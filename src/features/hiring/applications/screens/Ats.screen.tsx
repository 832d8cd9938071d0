import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Slot } from '../../../../web/slots.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { listCall, openCall } from './calls.ts'
import { useNames } from './useNames.ts'
import { ApplicationDetail } from './Whole.tsx'
import classes from './work.module.css'

const MoveDialog = lazy(() => import('./MoveDialog.tsx'))
const MessageDialog = lazy(() => import('./MessageDialog.tsx'))
const LabelDialog = lazy(() => import('./LabelDialog.tsx'))
const HoldDialog = lazy(() => import('./HoldDialog.tsx'))
const OtherJobDialog = lazy(() => import('./OtherJobDialog.tsx'))
const EraseDialog = lazy(() => import('./EraseDialog.tsx'))

const AT = { application: '' }
const ACTS = ['move', 'reject', 'restore', 'message', 'label', 'pool', 'hold', 'other', 'erase'] as const
export type Act = (typeof ACTS)[number]

/** What waits for somebody, and one application with everything of it. */
export default function Ats() {
  const t = useWords()
  const format = useFormat()
  const [at, go] = useAddress(AT)
  const [names] = useNames()
  const queue = useApiState(listCall, { needs: 'me', sort: 'due', names, pageSize: 100 })
  const rows = queue.data?.applications ?? []
  // Nothing is opened by itself: whoever applied is told that a person did.
  const shown = at.application
  const trail = useTrail(rows.map((r) => r.id))
  const here = trail.indexOf(shown)
  const step = (by: number) => {
    const next = trail[here + by]
    if (next) void go({ application: next })
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role="dialog"]')
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'j') step(1)
      if (event.key === 'k') step(-1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <Page
      title={t('workTitle')}
      actions={
        <Group gap="xs">
          <Button variant="default" component={Link} to={paths.manageApplications()}>
            {t('back')}
          </Button>
          <Button variant="default" onClick={() => step(-1)} disabled={here < 1} aria-keyshortcuts="k">
            {t('previous')}
          </Button>
          <Button variant="default" onClick={() => step(1)} disabled={here >= trail.length - 1} aria-keyshortcuts="j">
            {t('following')}
          </Button>
        </Group>
      }
    >
      <div className={classes.split}>
        <nav className={classes.queue} aria-label={t('queue')}>
          <h2 className={classes.heading}>{t('queue')}</h2>
          <p className={classes.quiet}>{rows.length > 0 ? t('keys') : ''}</p>
          {queue.isPending && <LoadingTable rows={5} columns={1} />}
          {queue.error && <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />}
          {queue.data && rows.length === 0 && <Quiet names={names} />}
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <Link
                  to={paths.ats({ application: row.id })}
                  className={classes.waiting}
                  data-here={row.id === shown || undefined}
                >
                  <bdi>{row.name ?? t('candidateN', { number: row.number })}</bdi>
                  <span className={classes.quiet}>{row.job.title}</span>
                  <span className={classes.quiet}>
                    {row.clock
                      ? `${t(`clocks.${row.clock.what}`)} · ${row.clock.what === 'interview' ? format.moment(row.clock.due) : format.day(row.clock.due)}`
                      : t('notSeen')}
                    {row.clock?.late && <strong className={classes.late}> · {t('late')}</strong>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {shown ? (
          <One key={shown} id={shown} />
        ) : (
          queue.data && (
            <EmptyState title={t(rows.length > 0 ? 'choose' : 'queueEmpty')}>
              {rows.length > 0 ? t('chooseText') : ''}
            </EmptyState>
          )
        )}
      </div>
    </Page>
  )
}

/** What waited since one came here, in its order: what is opened often waits no longer, and the way back to it stays. */
const useTrail = (waiting: readonly string[]): readonly string[] => {
  const [trail, setTrail] = useState<readonly string[]>([])
  const fresh = waiting.filter((id) => !trail.includes(id))
  if (fresh.length > 0) setTrail([...trail, ...fresh])
  return trail
}

/** Nothing waits; and when something will. */
const Quiet = ({ names }: { names: 'shown' | 'hidden' }) => {
  const t = useWords()
  const format = useFormat()
  const next = useApiState(listCall, { sort: 'due', names, pageSize: 1 }).data?.applications[0]
  return (
    <>
      <p>{t('queueEmpty')}</p>
      {next?.clock && (
        <p className={classes.quiet}>
          {t('nextClock', { when: format.moment(next.clock.due) })}:{' '}
          <Link to={paths.ats({ application: next.id })}>
            {t(`clocks.${next.clock.what}`)}, {next.job.title}
          </Link>
        </p>
      )}
    </>
  )
}

const DOING = { do: '', to: '' }

const One = ({ id }: { id: string }) => {
  // The open dialog stands in the address: a reload opens it again.
  const [doing, goDoing] = useAddress(DOING)
  const asked = ACTS.find((one) => one === doing.do)
  const act = asked ? { act: asked, ...(doing.to ? { stageId: doing.to } : {}) } : null
  const setAct = (next: { act: Act; stageId?: string } | null) =>
    void goDoing({ do: next?.act ?? '', to: next?.stageId ?? '' }, { replace: next === null })
  const { data, error, isPending, isFetching, refetch } = useApiState(openCall, { id })
  const client = useQueryClient()
  const opened = data?.application.id === id
  // Its name is no longer hidden from who opened it.
  useEffect(() => {
    if (opened) void client.invalidateQueries({ queryKey: [listCall.path] })
  }, [opened, client])
  if (!data || data.application.id !== id)
    return (
      <div>
        {isPending && <LoadingTable rows={8} columns={2} />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      </div>
    )
  const a = data.application
  const close = () => setAct(null)
  const of = [{ id: a.id, version: a.version, jobId: a.job.id, name: a.candidate.name }]
  return (
    <>
      <ApplicationDetail
        application={a}
        onAct={(next, stageId) => setAct({ act: next, ...(stageId ? { stageId } : {}) })}
      />
      <Suspense>
        {(act?.act === 'move' || act?.act === 'reject' || act?.act === 'restore') && (
          <MoveDialog action={act.act} of={of} {...(act.stageId ? { stageId: act.stageId } : {})} onClose={close} />
        )}
        {act?.act === 'message' && <MessageDialog ids={[a.id]} onClose={close} />}
        {act?.act === 'label' && <LabelDialog ids={[a.id]} onClose={close} />}
        {act?.act === 'pool' && (
          <Slot name="applications.pool" with={{ applications: [a.id], name: a.candidate.name, onClose: close }} />
        )}
        {act?.act === 'hold' && <HoldDialog ids={[a.id]} onClose={close} />}
        {act?.act === 'other' && <OtherJobDialog id={a.id} name={a.candidate.name} onClose={close} />}
        {act?.act === 'erase' && <EraseDialog candidateId={a.candidate.id} onClose={close} />}
      </Suspense>
    </>
  )
}
