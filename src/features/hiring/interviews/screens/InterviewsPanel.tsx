import { Alert, Button, Textarea } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { Interview } from '../contract.ts'
import { useInterviewWords } from '../words/index.ts'
import { askFeedbackCall, cardCall, listCall, moveCall } from './calls.ts'
import { InterviewDialog } from './InterviewDialog.tsx'
import classes from './interviews.module.css'
import { Cards } from './Scorecards.tsx'
import { TONES } from './tones.ts'
import { useWeekdayMoment } from './useWeekdayMoment.ts'

type Props = {
  applicationId: string
  /** The stage that comes next; null: none does. */
  next?: { id: string; name: string } | null
  /** Takes a step that is proposed: to a stage, or a rejection with its form. */
  onAct?: (act: 'move' | 'reject', stageId?: string) => void
}

/** The interviews of one application: arranging them, what was found in them, and the step that follows from it. */
export default function InterviewsPanel({ applicationId, next = null, onAct }: Props) {
  const t = useInterviewWords()
  const { day } = useFormat()
  const { data, error, refetch, isFetching } = useApiState(listCall, { application: applicationId })
  const [form, setForm] = useState<Interview | 'new' | null>(null)
  if (error && !data)
    return <ErrorState title={t('title')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return null
  return (
    <section aria-label={t('title')}>
      <div className={classes.head}>
        <h3>{t('title')}</h3>
        <Button size="sm" variant="default" leftSection={<IconCalendarPlus size={16} />} onClick={() => setForm('new')}>
          {t('arrange')}
        </Button>
      </div>
      {data.due && (
        <Alert color="yellow" title={t('due', { day: day(data.due.on) })} mb="sm">
          {data.due.rule}
        </Alert>
      )}
      {data.result && onAct && (
        <Alert color="gray" title={t('result', data.result)} mb="sm">
          {t('resultText')}
          <div className={classes.propose}>
            {next && (
              <Button
                size="compact-sm"
                variant={data.result.yes > data.result.no ? 'filled' : 'default'}
                onClick={() => onAct('move', next.id)}
              >
                {t('resultMove', { stage: next.name })}
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={() => onAct('reject')}>
              {t('resultReject')}
            </Button>
          </div>
        </Alert>
      )}
      {data.interviews.length === 0 ? (
        <p className={classes.quiet}>
          {t('none')}. {t('noneText')}
        </p>
      ) : (
        <ul className={classes.list}>
          {data.interviews.map((one) => (
            <One key={one.id} interview={one} onChange={() => setForm(one)} />
          ))}
        </ul>
      )}
      {form && (
        <InterviewDialog
          applicationId={applicationId}
          interview={form === 'new' ? null : form}
          defaults={data.defaults}
          interviewers={data.interviewers}
          onClose={() => setForm(null)}
        />
      )}
    </section>
  )
}

const One = ({ interview, onChange }: { interview: Interview; onChange: () => void }) => {
  const t = useInterviewWords()
  const move = useCommand(moveCall, { refreshes: [listCall] })
  const save = useCommand(cardCall, { refreshes: [listCall] })
  const [cancelling, setCancelling] = useState(false)
  const { id, version, status, actions, zone } = interview
  const done = (action: 'done' | 'noShow') =>
    move.mutate(
      { id, version, action },
      { onSuccess: () => notify.success(t('saved')), onError: (e) => notify.failure(e.message) },
    )
  const { weekdayMoment } = useWeekdayMoment()
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const at = (instant: string) =>
    own === zone
      ? weekdayMoment(instant, zone)
      : t('form.bothZones', { here: weekdayMoment(instant, zone), there: weekdayMoment(instant, own) })
  const busy = move.isPending
  const ask = useCommand(askFeedbackCall)
  const { list } = useFormat()
  const current = status === 'done' || (status === 'confirmed' && Date.parse(interview.startsAt ?? '') <= Date.now())
  const owing = current && interview.panel.some((p) => !p.handedIn)
  return (
    <li className={classes.one}>
      <div className={classes.line}>
        <strong>{t('round', { n: interview.round })}</strong>
        <span>{t(`kind.${interview.kind}`)}</span>
        <span className={classes.quiet}>{t('minutes', { n: interview.minutes })}</span>
        <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>
      </div>
      {interview.startsAt && <div className="figures">{at(interview.startsAt)}</div>}
      {status === 'proposed' && (
        <div>
          <div className={classes.quiet}>{t('proposedTimes')}</div>
          <ul className={classes.plain}>
            {interview.slots.map((slot) => (
              <li key={slot} className="figures">
                {at(slot)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {status === 'proposed' && interview.answer && (
        <div>
          <div className={classes.quiet}>{t('theyWrote')}</div>
          <blockquote className={classes.words}>{interview.answer}</blockquote>
        </div>
      )}
      {interview.place && <div className={classes.quiet}>{interview.place}</div>}
      {interview.reason && <div className={classes.quiet}>{interview.reason}</div>}
      <div>
        <div className={classes.quiet}>{t('panel')}</div>
        <ul className={classes.people}>
          {interview.panel.map((p) => (
            <li key={p.userId}>{t(p.handedIn ? 'handedIn' : 'notHandedIn', { name: p.name })}</li>
          ))}
        </ul>
      </div>
      {owing && (
        <Button
          size="compact-sm"
          variant="default"
          loading={ask.isPending}
          onClick={() =>
            ask.mutate(
              { id },
              {
                onSuccess: ({ asked: input }) => notify.success(t('feedbackAsked', { names: list(input) })),
                onError: (e) => notify.failure(e.message),
              },
            )
          }
        >
          {t('askFeedback')}
        </Button>
      )}
      {actions.length > 0 && (
        <div className={classes.line}>
          {actions.includes('reschedule') && (
            <Button size="compact-sm" variant="default" onClick={onChange}>
              {t('actions.change')}
            </Button>
          )}
          {actions.includes('done') && (
            <Button size="compact-sm" variant="default" disabled={busy} onClick={() => done('done')}>
              {t('actions.done')}
            </Button>
          )}
          {actions.includes('noShow') && (
            <Button size="compact-sm" variant="default" disabled={busy} onClick={() => done('noShow')}>
              {t('actions.noShow')}
            </Button>
          )}
          {actions.includes('cancel') && (
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => setCancelling(true)}>
              {t('actions.cancel')}
            </Button>
          )}
        </div>
      )}
      <Cards interview={interview} save={save} />
      {cancelling && <CancelDialog interview={interview} onClose={() => setCancelling(false)} />}
    </li>
  )
}

const CancelDialog = ({ interview, onClose }: { interview: Interview; onClose: () => void }) => {
  const t = useInterviewWords()
  const move = useCommand(moveCall, { refreshes: [listCall] })
  const [reason, setReason] = useState('')
  return (
    <Dialog title={t('cancelTitle')} onClose={onClose} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          move.mutate(
            { id: interview.id, version: interview.version, action: 'cancel', reason },
            { onSuccess: onClose },
          )
        }}
      >
        <p className={classes.quiet}>{t('cancelText')}</p>
        <Textarea
          label={t('reason')}
          value={reason}
          onChange={(e) => setReason(e.currentTarget.value)}
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus
        />
        {move.error && (
          <Alert color="red" mt="sm" role="alert">
            {move.error.message}
          </Alert>
        )}
        <div className={classes.foot}>
          <Button type="submit" color="red" loading={move.isPending}>
            {t('actions.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
