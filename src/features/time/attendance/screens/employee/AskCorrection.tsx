import { Button, Checkbox, Group, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { addDays, instantIn } from '../../../../../shared/dates.ts'
import { useCommand } from '../../../../../web/api.ts'
import { ApiError } from '../../../../../web/call.ts'
import { notify } from '../../../../../web/notify.ts'
import { useWords } from '../../employee/words/index.ts'
import type { DayView } from '../../shapes.contract.ts'
import { correctionCall, dayCall, mineCall, requestsCall } from './calls.ts'
import { useTimes } from './useTimes.ts'

type Kind = 'addIn' | 'addOut' | 'retime' | 'void'
const DIRECTION = { addIn: 'in', addOut: 'out', retime: null, void: null } as const

const firstKind = (day: DayView): Kind => {
  if (day.day?.exceptions.includes('missing_in')) return 'addIn'
  return 'addOut'
}

/** What is wrong and what it should be: the punch itself stays, and somebody approves it. */
export const AskCorrection = ({
  day,
  onDone,
  onCancel,
}: {
  day: DayView
  onDone: () => void
  onCancel: () => void
}) => {
  const t = useWords()
  const { clock } = useTimes()
  const [kind, setKind] = useState<Kind>(firstKind(day))
  const planned = kind === 'addIn' ? day.day?.planFrom : day.day?.planUntil
  const [time, setTime] = useState(planned ? clock(planned, day.zone) : '')
  const [isNextDay, setNextDay] = useState(false)
  const [punchId, setPunchId] = useState(day.punches[0]?.id ?? '')
  const [reason, setReason] = useState('')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const ask = useCommand(correctionCall, { refreshes: [mineCall, requestsCall, dayCall] })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const at = time ? instantIn(day.zone, `${isNextDay ? addDays(day.workDate, 1) : day.workDate}T${time}`) : null
    const isAdded = kind === 'addIn' || kind === 'addOut'
    try {
      await ask.mutateAsync({
        day: day.workDate,
        kind: isAdded ? 'add' : kind,
        punchId: isAdded ? null : punchId,
        at: kind === 'void' ? null : at && new Date(at).toISOString(),
        direction: DIRECTION[kind],
        reason,
      })
      notify.success(t('ask.sent'))
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFields(error.fields)
      if (Object.keys(error.fields).length === 0) notify.failure(error.message)
    }
  }
  const kinds: Kind[] = day.punches.length > 0 ? ['addOut', 'addIn', 'retime', 'void'] : ['addOut', 'addIn']
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <NativeSelect
        label={t('ask.kind')}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as Kind)}
        data={kinds.map((one) => ({ value: one, label: t(`ask.${one}`) }))}
      />
      {(kind === 'retime' || kind === 'void') && (
        <NativeSelect
          mt="sm"
          label={t('ask.punch')}
          value={punchId}
          error={fields.punchId}
          onChange={(event) => setPunchId(event.currentTarget.value)}
          data={day.punches.map((punch) => ({
            value: punch.id,
            label: `${clock(punch.at, day.zone)} ${t(`direction.${punch.direction}`)}`,
          }))}
        />
      )}
      {kind !== 'void' && (
        <>
          <TextInput
            mt="sm"
            type="time"
            label={t('ask.time')}
            value={time}
            error={fields.at}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
          <Checkbox
            mt="xs"
            label={t('ask.nextDay')}
            checked={isNextDay}
            onChange={(event) => setNextDay(event.currentTarget.checked)}
          />
        </>
      )}
      <Textarea
        mt="sm"
        label={t('ask.reason')}
        description={t('ask.reasonHint')}
        value={reason}
        error={fields.reason}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group mt="md">
        <Button type="submit" loading={ask.isPending}>
          {t('ask.send')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('ask.cancel')}
        </Button>
      </Group>
    </form>
  )
}
