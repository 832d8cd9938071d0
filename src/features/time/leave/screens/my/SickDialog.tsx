import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { mineCall, openCall } from '../../../schedules/screens/employee/calls.ts'
import { useMyWords } from '../../my/words/index.ts'
import type { readSickCall } from '../../sick.contract.ts'
import { callInSickCall, myLeaveCall, sickCall } from '../calls.ts'
import classes from '../leave.module.css'
import { useDays, useKindName } from './useDays.ts'

/** Calls in sick for today or tomorrow: one question, one button. */
export const SickDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useMyWords()
  const { data, error, isFetching, refetch } = useApiState(sickCall, {})
  return (
    <Dialog title={t('sick.title')} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      {!data && !error && <LoadingTable rows={3} columns={2} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && <SickForm data={data} onClose={onClose} />}
    </Dialog>
  )
}

const SickForm = ({ data, onClose }: { data: Output<typeof readSickCall>; onClose: () => void }) => {
  const t = useMyWords()
  const format = useFormat()
  const days = useDays()
  const kindName = useKindName()
  const send = useCommand(callInSickCall, { refreshes: [sickCall, myLeaveCall, mineCall, openCall] })
  const first = data.days.find(({ shifts, calledOff }) => shifts.length > 0 && !calledOff)?.day ?? data.today
  const [values, setValues] = useState({
    from: first,
    until: first,
    type: data.types.find(({ forSickness }) => forSickness)?.type.key ?? data.types[0]?.type.key ?? '',
    note: '',
  })
  const set = (more: Partial<typeof values>) => setValues((before) => ({ ...before, ...more }))
  const chosen = data.days.find(({ day }) => day === values.from)
  const submit = async () => {
    try {
      const { freed, paperBy, isKnown } = await send.mutateAsync(values)
      const said = [
        t(isKnown && freed.length === 0 ? 'sick.known' : 'sick.done'),
        freed.length > 0 ? t('sick.freed', { count: freed.length }) : null,
        paperBy ? t('sick.paper', { day: format.day(paperBy) }) : null,
      ]
      notify.success(said.filter(Boolean).join(' '))
      onClose()
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        void submit()
      }}
    >
      <Stack gap="sm">
        <p className={classes.quiet}>{t('sick.text')}</p>
        <Group grow>
          <NativeSelect
            label={t('sick.day')}
            value={values.from}
            onChange={(e) => set({ from: e.currentTarget.value, until: e.currentTarget.value })}
            data={data.days.map(({ day }) => ({ value: day, label: format.day(day) }))}
          />
          <TextInput
            type="date"
            label={t('sick.until')}
            required
            value={values.until}
            min={values.from}
            onChange={(e) => set({ until: e.currentTarget.value })}
          />
        </Group>
        <p className={classes.quiet}>
          {chosen && chosen.shifts.length > 0
            ? format.list([
                `${t('sick.shifts')}: ${chosen.shifts.map(({ start, end }) => `${start}–${end}`).join(', ')}`,
                chosen.calledOff ? t('sick.off') : null,
              ])
            : t('sick.none')}
        </p>
        {!data.types.some(({ forSickness }) => forSickness) && <p className={classes.wrong}>{t('sick.noKind')}</p>}
        <NativeSelect
          label={t('kind')}
          value={values.type}
          onChange={(e) => set({ type: e.currentTarget.value })}
          data={data.types.map(({ type, left, dayMinutes }) => ({
            value: type.key,
            label:
              left === null
                ? kindName(type)
                : `${kindName(type)} (${t('sick.left', { days: days(left, dayMinutes) })})`,
          }))}
        />
        <TextInput
          label={t('note')}
          value={values.note}
          maxLength={500}
          onChange={(e) => set({ note: e.currentTarget.value })}
        />
        <Button type="submit" loading={send.isPending} disabled={values.type === ''}>
          {t('sick.title')}
        </Button>
      </Stack>
    </form>
  )
}
