import { Button, Group, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { addDays, instantIn } from '../../../../shared/dates.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { ApiError } from '../../../../web/call.ts'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { isAcceptable } from '../day-states.rules.ts'
import type { DayView } from '../shapes.contract.ts'
import { useWords } from '../words/index.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { fixCall, listCall, nowCall, personDayCall, sheetCall } from './calls.ts'
import { DayExplained } from './employee/DayExplained.tsx'
import { useTimes } from './employee/useTimes.ts'

type Props = { employeeId: string; day: string; onClose: () => void }

const photoOf = (employeeId: string) => (punchId: string) => `/api/employees/${employeeId}/punch-photo?punch=${punchId}`

/** A day of somebody with every minute, and the way to put it right. */
export const PersonDay = ({ employeeId, day, onClose }: Props) => {
  const t = useWords()
  const { shortDay } = useTimes()
  const may = useMay()
  const [at, setAt] = useState(day)
  const [isFixing, setFixing] = useState(false)
  const [isAccepting, setAccepting] = useState(false)
  const { data, error, isFetching, refetch } = useApiState(personDayCall, { id: employeeId, day: at })
  const title = data ? `${data.employee.name}, ${shortDay(at)}` : shortDay(at)
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <Group justify="space-between" mb="sm">
        <Button variant="default" size="xs" onClick={() => setAt(addDays(at, -1))}>
          {t('day.before')}
        </Button>
        <Button variant="default" size="xs" onClick={() => setAt(addDays(at, 1))}>
          {t('day.after')}
        </Button>
      </Group>
      {!data && !error && <Skeleton height={240} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <>
          <DayExplained
            day={data}
            keeps={may('attendance.write')}
            photoOf={may('attendance.write') ? photoOf(employeeId) : undefined}
          />
          {may('attendance.write') && !isFixing && (
            <Group mt="md">
              <Button onClick={() => setFixing(true)}>{t('fix.open')}</Button>
              {data.day?.exceptions.some(isAcceptable) && (
                <Button variant="default" onClick={() => setAccepting(true)}>
                  {t('accept.open')}
                </Button>
              )}
            </Group>
          )}
          {isAccepting && data.day && (
            <AcceptDialog
              days={[{ employeeId, name: data.employee.name, workDate: at, exceptions: data.day.exceptions }]}
              onClose={() => setAccepting(false)}
            />
          )}
          {isFixing && <Fix key={at} day={data} onDone={() => setFixing(false)} />}
        </>
      )}
    </Dialog>
  )
}

type What = 'addIn' | 'addOut' | 'retime' | 'void'
const DIRECTION = { addIn: 'in', addOut: 'out', retime: null, void: null } as const

const Fix = ({ day, onDone }: { day: DayView; onDone: () => void }) => {
  const t = useWords()
  const { clock } = useTimes()
  const [what, setWhat] = useState<What>(day.day?.exceptions.includes('missing_in') ? 'addIn' : 'addOut')
  const [punchId, setPunchId] = useState(day.punches[0]?.id ?? '')
  const [on, setOn] = useState(day.workDate)
  const [time, setTime] = useState(clock(what === 'addIn' ? day.day?.planFrom : day.day?.planUntil, day.zone))
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState('')
  const fix = useCommand(fixCall, { refreshes: [personDayCall, listCall, nowCall, sheetCall] })
  const isAdded = what === 'addIn' || what === 'addOut'
  const save = async () => {
    const at = instantIn(day.zone, `${on}T${time}`)
    try {
      await fix.mutateAsync({
        reason,
        fixes: [
          {
            employeeId: day.employee.id,
            kind: isAdded ? 'add' : what,
            punchId: isAdded ? null : punchId,
            at: what === 'void' || !at ? null : new Date(at).toISOString(),
            direction: DIRECTION[what],
          },
        ],
      })
      notify.success(t('fix.done'))
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(Object.values(error.fields)[0] ?? error.message)
    }
  }
  return (
    <form
      aria-label={t('fix.open')}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <NativeSelect
        mt="md"
        label={t('fix.what')}
        value={what}
        onChange={(event) => setWhat(event.currentTarget.value as What)}
        data={(day.punches.length > 0
          ? (['addOut', 'addIn', 'retime', 'void'] as const)
          : (['addIn', 'addOut'] as const)
        ).map((one) => ({ value: one, label: t(`fix.${one}`) }))}
      />
      {!isAdded && (
        <NativeSelect
          mt="sm"
          label={t('fix.punch')}
          value={punchId}
          onChange={(event) => setPunchId(event.currentTarget.value)}
          data={day.punches.map((punch) => ({ value: punch.id, label: clock(punch.at, day.zone) }))}
        />
      )}
      {what !== 'void' && (
        <Group mt="sm" grow>
          <TextInput
            type="date"
            label={t('fix.day')}
            value={on}
            onChange={(event) => setOn(event.currentTarget.value)}
          />
          <TextInput
            type="time"
            label={t('fix.time')}
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </Group>
      )}
      <TextInput
        mt="sm"
        label={t('fix.reason')}
        value={reason}
        maxLength={500}
        error={failure}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group mt="md">
        <Button type="submit" loading={fix.isPending}>
          {t('fix.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Group>
    </form>
  )
}
