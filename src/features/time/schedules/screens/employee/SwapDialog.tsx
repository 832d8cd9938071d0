import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useWords } from '../../employee/words/index.ts'
import type { MyShift, SwapChoice } from '../../mine.contract.ts'
import { choicesCall, dropCall, mineCall, offerCall, openCall } from './calls.ts'
import classes from './mine.module.css'
import { useDayName } from './useDayName.ts'

type Props = { shift: MyShift; onClose: () => void }
const placeOf = ({ day, id }: MyShift) => (id === null ? { day } : { day, shiftId: id })

/** Colleagues who may take a shift, with what they would give in return. */
export const SwapDialog = ({ shift, onClose }: Props) => {
  const t = useWords()
  const dayName = useDayName()
  const [note, setNote] = useState('')
  const { data, error, isFetching, refetch } = useApiState(choicesCall, placeOf(shift))
  const offer = useCommand(offerCall, { refreshes: [mineCall] })
  const send = async ({ employmentId, shift: back }: SwapChoice) => {
    const inReturn = back ? { returnDay: back.day, returnShiftId: back.id } : {}
    try {
      await offer.mutateAsync({ ...placeOf(shift), takerId: employmentId, note, ...inReturn })
      notify.success(t('offered'))
      onClose()
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  const said = (back: SwapChoice['shift']) =>
    back ? t('inReturn', { shift: `${dayName(back.day)} ${back.start}–${back.end}` }) : t('givesNothing')
  return (
    <Dialog onClose={onClose} title={t('choose')} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="sm">
        <p className={classes.quiet}>
          {`${dayName(shift.day)} ${shift.start}–${shift.end}`}. {t('chooseText')}
        </p>
        <TextInput label={t('note')} value={note} maxLength={300} onChange={(e) => setNote(e.currentTarget.value)} />
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && <LoadingTable rows={4} columns={2} />}
        {data?.choices.length === 0 && <p className={classes.quiet}>{t('nobody')}</p>}
        <ul className={classes.list}>
          {data?.choices.map((choice) => (
            <li key={`${choice.employmentId} ${choice.shift?.day} ${choice.shift?.start}`} className={classes.row}>
              <bdi className={classes.day}>{choice.name}</bdi>
              <span>{said(choice.shift)}</span>
              <span className={classes.actions}>
                <Button size="xs" disabled={offer.isPending} onClick={() => void send(choice)}>
                  {t('offer')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

/** Asks before a shift is dropped. */
export const DropDialog = ({ shift, onClose }: Props) => {
  const t = useWords()
  const dayName = useDayName()
  const [note, setNote] = useState('')
  const drop = useCommand(dropCall, { refreshes: [mineCall, openCall] })
  const send = async () => {
    try {
      const { state } = await drop.mutateAsync({ ...placeOf(shift), note })
      notify.success(t(state === 'done' ? 'dropped' : 'dropAsked'))
      onClose()
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  return (
    <Dialog onClose={onClose} title={t('dropAsk')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="sm">
        <p className={classes.quiet}>
          {`${dayName(shift.day)} ${shift.start}–${shift.end}`}. {t('dropText')}
        </p>
        <TextInput label={t('note')} value={note} maxLength={300} onChange={(e) => setNote(e.currentTarget.value)} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" disabled={drop.isPending} onClick={() => void send()}>
            {t('drop')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
