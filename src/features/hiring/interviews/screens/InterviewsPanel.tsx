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

const TONE = { proposed: 'careful', confirmed: 'calm', done: 'ok', no_show: 'wrong', cancelled: 'idle' } as const

type Props = {
  applicationId: string
  /** The stage that comes next; null: none does. */
  next?: { id: string; name: string } | null
  /** Takes a step that is proposed: to a stage, or a rejection with its form. */
  onAct?: (act: 'move' | 'reject', stageId?: string) => void
}

/** The interviews of one application: arranging them, what was found in them, and the step that follows from it. */
export default function InterviewsPanel({ applicationId, next = null, onAct }: Props) {
  const say = useInterviewWords()
  const { day } = useFormat()
  const { data, error, refetch, isFetching } = useApiState(listCall, { application: applicationId })
  const [form, setForm] = useState<Interview | 'new' | null>(null)
  if (error && !data)
    return <ErrorState title={say('title')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return null
  return (
    <section aria-label={say('title')}>
      <div className={classes.head}>
        <h3>{say('title')}</h3>
        <Button size="sm" variant="default" leftSection={<IconCalendarPlus size={16} />} onClick={() => setForm('new')}>
          {say('arrange')}
        </Button>
      </div>
      {data.due && (
        <Alert color="yellow" title={say('due', { day: day(data.due.on) })} mb="sm">
          {data.due.rule}
        </Alert>
      )}
      {data.result && onAct && (
        <Alert color="gray" title={say('result', data.result)} mb="sm">
          {say('resultText')}
          <div className={classes.propose}>
            {next && (
              <Button
                size="compact-sm"
                variant={data.result.yes > data.result.no ? 'filled' : 'default'}
                onClick={() => onAct('move', next.id)}
              >
                {say('resultMove', { stage: next.name })}
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={() => onAct('reject')}>
              {say('resultReject')}
            </Button>
          </div>
        </Alert>
      )}
      {data.interviews.length === 0 ? (
        <p className={classes.quiet}>
          {say('none')}. {say('noneText')}
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
  const say = useInterviewWords()
  const { moment } = useFormat()
  const move = useCommand(moveCall, { refreshes: [listCall] })
  const save = useCommand(cardCall, { refreshes: [listCall] })
  const [cancelling, setCancelling] = useState(false)
  const { id, version, status, actions, zone } = interview
  const done = (action: 'done' | 'noShow') =>
    move.mutate(
      { id, version, action },
      { onSuccess: () => notify.success(say('saved')), onError: (e) => notify.failure(e.message) },
    )
  const at = (instant: string) => say('when', { when: moment(instant, zone), zone })
  const busy = move.isPending
  const ask = useCommand(askFeedbackCall)
  const { list } = useFormat()
  const held = status === 'done' || (status === 'confirmed' && Date.parse(interview.startsAt ?? '') <= Date.now())
  const owing = held && interview.panel.some((p) => !p.handedIn)
  return (
    <li className={classes.one}>
      <div className={classes.line}>
        <strong>{say('round', { n: interview.round })}</strong>
        <span>{say(`kind.${interview.kind}`)}</span>
        <span className={classes.quiet}>{say('minutes', { n: interview.minutes })}</span>
        <StatusBadge tone={TONE[status]}>{say(`status.${status}`)}</StatusBadge>
      </div>
      {interview.startsAt && <div className="figures">{at(interview.startsAt)}</div>}
      {status === 'proposed' && (
        <div>
          <div className={classes.quiet}>{say('proposedTimes')}</div>
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
          <div className={classes.quiet}>{say('theyWrote')}</div>
          <blockquote className={classes.words}>{interview.answer}</blockquote>
        </div>
      )}
      {interview.place && <div className={classes.quiet}>{interview.place}</div>}
      {interview.reason && <div className={classes.quiet}>{interview.reason}</div>}
      <div>
        <div className={classes.quiet}>{say('panel')}</div>
        <ul className={classes.people}>
          {interview.panel.map((p) => (
            <li key={p.userId}>{say(p.handedIn ? 'handedIn' : 'notHandedIn', { name: p.name })}</li>
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
                onSuccess: ({ asked }) => notify.success(say('feedbackAsked', { names: list(asked) })),
                onError: (e) => notify.failure(e.message),
              },
            )
          }
        >
          {say('askFeedback')}
        </Button>
      )}
      {actions.length > 0 && (
        <div className={classes.line}>
          {actions.includes('reschedule') && (
            <Button size="compact-sm" variant="default" onClick={onChange}>
              {say('actions.change')}
            </Button>
          )}
          {actions.includes('done') && (
            <Button size="compact-sm" variant="default" disabled={busy} onClick={() => done('done')}>
              {say('actions.done')}
            </Button>
          )}
          {actions.includes('noShow') && (
            <Button size="compact-sm" variant="default" disabled={busy} onClick={() => done('noShow')}>
              {say('actions.noShow')}
            </Button>
          )}
          {actions.includes('cancel') && (
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => setCancelling(true)}>
              {say('actions.cancel')}
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
  const say = useInterviewWords()
  const move = useCommand(moveCall, { refreshes: [listCall] })
  const [reason, setReason] = useState('')
  return (
    <Dialog title={say('cancelTitle')} onClose={onClose} closeButtonProps={{ 'aria-label': say('actions.close') }}>
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
        <p className={classes.quiet}>{say('cancelText')}</p>
        <Textarea
          label={say('reason')}
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
            {say('actions.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
