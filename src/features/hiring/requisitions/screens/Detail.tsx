import { Alert, Anchor, Button, Stack, Textarea } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link, useGo } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { Derivation } from '../../../../web/ui/Explain.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { Spent } from '../../costs/screens/Spent.tsx'
import { TONES as JOB_TONES } from '../../jobs/screens/tones.ts'
import { useWords as useJobWords } from '../../jobs/words/index.ts'
import type { Requisition } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { CostPart } from './Cost.tsx'
import { deleteCall, listCall, moveCall, planCall, raiseCall, readCall } from './calls.ts'
import { explainPlan } from './explained.ts'
import { Facts } from './Facts.tsx'
import classes from './requisitions.module.css'
import { TONES } from './tones.ts'

const RequisitionForm = lazy(() => import('./RequisitionForm.tsx'))

type Props = { id: string; onClose: () => void }

/** One requisition: what is wanted, what it does to the plan, whose word it waits for, and its jobs. */
export default function Detail({ id, onClose }: Props) {
  const t = useWords()
  const [editing, setEditing] = useState(false)
  const { data, error, isPending, isFetching, refetch } = useApiState(readCall, { id })
  const requisition = data?.requisition
  if (editing && requisition)
    return (
      <Suspense>
        <RequisitionForm held={requisition} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />
      </Suspense>
    )
  return (
    <Dialog
      title={requisition?.title ?? t('requisition')}
      onClose={onClose}
      size="xl"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {isPending && <LoadingTable rows={6} columns={2} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {requisition && (
        <Stack gap="lg">
          <Standing requisition={requisition} />
          <Actions requisition={requisition} onEdit={() => setEditing(true)} onClose={onClose} />
          <div className={classes.columns}>
            <div>
              <Facts requisition={requisition} />
              <Jobs requisition={requisition} />
            </div>
            <div>
              <PlanPart requisition={requisition} />
              <CostPart requisition={requisition} />
              <Spent on={{ requisition: id }} country={requisition.country} budget={requisition.budget} />
              <Steps requisition={requisition} />
            </div>
          </div>
        </Stack>
      )}
    </Dialog>
  )
}

const Standing = ({ requisition }: { requisition: Requisition }) => {
  const t = useWords()
  const format = useFormat()
  const { status, approval, waitsForYou, plan, number } = requisition
  return (
    <>
      <div>
        <StatusBadge tone={TONES[status]}>{t(`states.${status}`)}</StatusBadge>{' '}
        <span className={classes.small}>{t('numbered', { number })}</span>
      </div>
      {status === 'asked' && (
        <Alert color={waitsForYou ? 'yellow' : 'gray'} title={t(waitsForYou ? 'approval.you' : 'approval.waits')}>
          {t(plan.over ? 'approval.two' : 'approval.any', { names: format.list(approval.missing) })}
          {approval.alone && ` ${t('approval.alone')}`}
          {approval.given.length > 0 && ` ${t('approval.given', { names: format.list(approval.given) })}`}
          {approval.askedBy && ` ${t('approval.asked', { who: format.isolated(approval.askedBy) })}`}
        </Alert>
      )}
    </>
  )
}

const PlanPart = ({ requisition: { plan } }: { requisition: Requisition }) => {
  const t = useWords()
  const { limit, total, year, over } = plan
  return (
    <section aria-labelledby="requisition-plan">
      <h3 id="requisition-plan" className={classes.part}>
        {t('plan.title', { year })}
      </h3>
      <Alert color={over ? 'yellow' : 'gray'} mb="sm">
        {limit === null ? t('plan.none', { year }) : t(over ? 'plan.over' : 'plan.within', { total, limit })}
      </Alert>
      <Derivation explained={explainPlan(plan, t)} />
    </section>
  )
}

const Jobs = ({ requisition: { jobs, unraised } }: { requisition: Requisition }) => {
  const t = useWords()
  const job = useJobWords()
  return (
    <section aria-labelledby="requisition-jobs">
      <h3 id="requisition-jobs" className={classes.part}>
        {t('detail.jobs')}
      </h3>
      {jobs.length === 0 && <p className={classes.quiet}>{t('detail.noJobs')}</p>}
      <ul className={classes.list}>
        {jobs.map((j) => (
          <li key={j.id}>
            <div>
              <Anchor component={Link} to={paths.companyJobs({ job: j.id })} size="sm">
                {j.title || job('untitled')}
              </Anchor>
              <StatusBadge tone={JOB_TONES[j.status]}>{job(`states.${j.status}`)}</StatusBadge>
              <span className={classes.small}>{t('detail.job', { hired: j.hired, vacancies: j.vacancies })}</span>
            </div>
          </li>
        ))}
      </ul>
      {jobs.length > 0 && unraised > 0 && <p className={classes.quiet}>{t('detail.left', { count: unraised })}</p>}
    </section>
  )
}

const Steps = ({ requisition: { steps, createdBy } }: { requisition: Requisition }) => {
  const t = useWords()
  const format = useFormat()
  return (
    <section aria-labelledby="requisition-steps">
      <h3 id="requisition-steps" className={classes.part}>
        {t('detail.history')}
      </h3>
      <ol className={classes.list}>
        {steps.toReversed().map((s) => (
          <li key={`${s.at} ${s.step}`}>
            <p>
              {t(`steps.${s.step}`)}{' '}
              <span className={classes.small}>
                {s.by && t('detail.by', { who: format.isolated(s.by) })} {format.moment(s.at)}
              </span>
            </p>
            {s.note && (
              <p className={classes.quiet} dir="auto">
                {s.note}
              </p>
            )}
          </li>
        ))}
        {createdBy && <li>{t('detail.created', { who: format.isolated(createdBy) })}</li>}
      </ol>
    </section>
  )
}

type ActionsProps = { requisition: Requisition; onEdit: () => void; onClose: () => void }
type Moving = 'ask' | 'withdraw' | 'approve' | 'refuse' | 'cancel'
const FIRST: readonly string[] = ['ask', 'approve', 'raise']

const Actions = ({ requisition, onEdit, onClose }: ActionsProps) => {
  const t = useWords()
  const visit = useGo()
  const { id, version, allowed } = requisition
  const refreshes = [listCall, readCall, planCall]
  const move = useCommand(moveCall, { refreshes })
  const raise = useCommand(raiseCall, { refreshes })
  const remove = useCommand(deleteCall, { refreshes: [listCall, planCall] })
  const [refusing, setRefusing] = useState(false)
  const [note, setNote] = useState('')
  const act = (action: Moving) =>
    move.mutate(
      { id, version, action, note: action === 'refuse' ? note : '' },
      {
        onSuccess: () => {
          setRefusing(false)
          notify.success(t(`done.${action}`))
        },
      },
    )
  const press = (action: Requisition['allowed'][number]) => {
    if (action === 'edit') return onEdit()
    if (action === 'refuse') return setRefusing(true)
    if (action === 'raise')
      return raise.mutate(
        { id },
        {
          onSuccess: ({ jobId }) => {
            notify.success(t('done.raise'))
            void visit(paths.companyJobs({ job: jobId }))
          },
        },
      )
    if (action === 'delete')
      return remove.mutate(
        { id },
        {
          onSuccess: () => {
            notify.success(t('done.deleted'))
            onClose()
          },
        },
      )
    act(action)
  }
  const failed = move.error ?? raise.error ?? remove.error
  return (
    <Stack gap="sm">
      {refusing && (
        <form
          onSubmit={(e) => {
            e.preventDefault()
            act('refuse')
          }}
        >
          <Stack gap="sm">
            <Textarea
              label={t('detail.why')}
              required
              value={note}
              onChange={(e) => setNote(e.currentTarget.value)}
              error={move.error?.fields.note}
              maxLength={500}
              autosize
              minRows={2}
              autoFocus
            />
            <div className={classes.bar}>
              <Button variant="default" onClick={() => setRefusing(false)}>
                {t('cancel')}
              </Button>
              <Button type="submit" color="red" loading={move.isPending}>
                {t('actions.refuseNow')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
      {failed && !failed.fields.note && (
        <Alert color="red" role="alert">
          {failed.message}
        </Alert>
      )}
      {!refusing && (
        <div className={classes.bar}>
          {allowed
            .toSorted((a, b) => Number(FIRST.includes(a)) - Number(FIRST.includes(b)))
            .map((action) => (
              <Button
                key={action}
                variant={FIRST.includes(action) ? 'filled' : 'default'}
                onClick={() => press(action)}
                disabled={move.isPending || raise.isPending || remove.isPending}
              >
                {t(`actions.${action}`)}
              </Button>
            ))}
        </div>
      )}
    </Stack>
  )
}
