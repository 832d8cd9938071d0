import { Button, PasswordInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useHeldCommand } from '../../../../../web/undo/useUndo.ts'
import { useWords } from '../../employee/words/index.ts'
import type { Request } from '../../shapes.contract.ts'
import {
  mineCall,
  overtimeCall,
  pinCall,
  requestsCall,
  withdrawCorrectionCall,
  withdrawOvertimeCall,
  withdrawRemoteCall,
} from './calls.ts'
import classes from './mine.module.css'
import { sayRemote } from './sayRemote.ts'
import { useTimes } from './useTimes.ts'

const TONE = { asked: 'careful', approved: 'ok', refused: 'wrong', withdrawn: 'idle' } as const

/** What one has asked for, and how it stands. */
export const Requests = () => {
  const t = useWords()
  const { data } = useApiState(requestsCall, {})
  if (!data) return null
  return (
    <section className={classes.card} aria-label={t('requests.title')}>
      <h2 className={classes.title}>{t('requests.title')}</h2>
      {data.requests.length === 0 && <p className={classes.note}>{t('requests.none')}</p>}
      <ul className={classes.list}>
        {data.requests.slice(0, 20).map((request) => (
          <One key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

const One = ({ request }: { request: Request }) => {
  const t = useWords()
  const { shortDay, duration } = useTimes()
  const stale = { refreshes: [requestsCall, mineCall] }
  const correction = useHeldCommand(withdrawCorrectionCall, stale)
  const overtime = useHeldCommand(withdrawOvertimeCall, stale)
  const remote = useHeldCommand(withdrawRemoteCall, stale)
  const withdraw = { overtime, correction, remote }[request.what]
  const { approved, minutes } = { approved: request.overtime?.approved ?? 0, minutes: request.overtime?.minutes ?? 0 }
  const key = `request ${request.id}`
  const state = withdraw.isHeld(key) ? 'withdrawn' : request.state
  const isLess = request.state === 'approved' && approved < minutes
  return (
    <li className={classes.row}>
      <span>
        <strong>{shortDay(request.workDate)}</strong> {request.correction && t(`requests.${request.correction.kind}`)}
        {request.overtime && t('requests.overtime', { time: duration(request.overtime.minutes) })}
        {request.remote && sayRemote(t, shortDay, request)}
        <span className={classes.note}>
          {' '}
          <bdi>{request.reason}</bdi>
        </span>
        {isLess && (
          <span className={classes.line}>
            {t('requests.approvedOf', { approved: duration(approved), asked: duration(minutes) })}
          </span>
        )}
        {request.answer && (
          <span className={classes.line}>{t('requests.answer', { text: `\u2068${request.answer}\u2069` })}</span>
        )}
      </span>
      <span>
        <StatusBadge tone={TONE[state]}>{t(`requests.${state}`)}</StatusBadge>
        {state === 'asked' && (
          <Button
            ms="xs"
            size="xs"
            variant="subtle"
            onClick={() => withdraw.hold(key, { id: request.id }, t('requests.withdrawn'))}
          >
            {t('requests.withdraw')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** Overtime asked for before it is worked, or after. */
export const OvertimeCard = ({ today }: { today: string }) => {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const ask = useCommand(overtimeCall, { refreshes: [requestsCall, mineCall] })
  const { form, field, submit, sending } = useFields({ day: today, minutes: '01:00', reason: '' }, {})
  const send = submit(async ({ day, minutes, reason }) => {
    const [hours = '0', rest = '0'] = minutes.split(':')
    await ask.mutateAsync({ day, minutes: Number(hours) * 60 + Number(rest), reason })
    notify.success(t('overtime.sent'))
    setOpen(false)
  })
  return (
    <section className={classes.card} aria-label={t('overtime.title')}>
      <div className={classes.row}>
        <h2 className={classes.title}>{t('overtime.title')}</h2>
        {!isOpen && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('overtime.ask')}
          </Button>
        )}
      </div>
      {isOpen && (
        <form ref={form} onSubmit={(event) => void send(event)} noValidate>
          <TextInput type="date" label={t('overtime.day')} {...field('day')} />
          <TextInput mt="sm" type="time" label={t('overtime.hours')} {...field('minutes')} />
          <Textarea mt="sm" label={t('ask.reason')} {...field('reason')} maxLength={500} />
          <Button mt="md" type="submit" loading={sending}>
            {t('overtime.send')}
          </Button>
        </form>
      )}
    </section>
  )
}

/** The number for the kiosk. */
export const Pin = ({ hasPin }: { hasPin: boolean }) => {
  const t = useWords()
  const save = useCommand(pinCall, { refreshes: [mineCall] })
  const { form, field, submit, sending } = useFields({ pin: '' }, {})
  const send = submit(async ({ pin }) => {
    await save.mutateAsync({ pin })
    notify.success(t('pin.saved'))
  })
  return (
    <section className={classes.card} aria-label={t('pin.title')}>
      <h2 className={classes.title}>{t('pin.title')}</h2>
      <form ref={form} onSubmit={(event) => void send(event)} noValidate className={classes.row}>
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('pin.show') }}
          inputMode="numeric"
          autoComplete="off"
          label={t('pin.title')}
          description={t('pin.hint')}
          {...field('pin')}
          className={classes.grow}
        />
        <Button type="submit" variant="default" loading={sending}>
          {t(hasPin ? 'pin.change' : 'pin.set')}
        </Button>
      </form>
    </section>
  )
}
