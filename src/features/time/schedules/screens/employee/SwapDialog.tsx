import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
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

/** From so many colleagues on one is looked for by name. */
const MANY = 8

/** Colleagues who may take a shift, with what they would give in return. */
export const SwapDialog = ({ shift, onClose }: Props) => {
  const t = useWords()
  const dayName = useDayName()
  const [note, setNote] = useState('')
  const [sought, setSought] = useState('')
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
  const colleagues = [...Map.groupBy(data?.choices ?? [], ({ employmentId }) => employmentId).values()]
  const found = colleagues.filter(([first]) => first?.name.toLowerCase().includes(sought.trim().toLowerCase()))
  return (
    <Dialog onClose={onClose} title={t('choose')} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="sm">
        <p className={classes.quiet}>
          {`${dayName(shift.day)} ${shift.start}–${shift.end}`}. {t('chooseText')}
        </p>
        <TextInput label={t('note')} value={note} maxLength={300} onChange={(e) => setNote(e.currentTarget.value)} />
        {colleagues.length > MANY && (
          <TextInput label={t('find')} value={sought} onChange={(e) => setSought(e.currentTarget.value)} />
        )}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && <LoadingTable rows={4} columns={2} />}
        {data && found.length === 0 && (
          <p className={classes.quiet}>{t(colleagues.length > 0 ? 'notFound' : 'nobody')}</p>
        )}
        <ul className={classes.list}>
          {found.map((choices) => (
            <Colleague
              key={choices[0]?.employmentId}
              choices={choices}
              isBusy={offer.isPending}
              onOffer={(choice) => void send(choice)}
            />
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

type ColleagueProps = { choices: readonly SwapChoice[]; isBusy: boolean; onOffer: (choice: SwapChoice) => void }

/** One colleague with what they would give in return, chosen first. */
const Colleague = ({ choices, isBusy, onOffer }: ColleagueProps) => {
  const t = useWords()
  const dayName = useDayName()
  const [at, setAt] = useState(0)
  const chosen = choices[at]
  if (!chosen) return null
  const said = (back: SwapChoice['shift']) =>
    back ? t('inReturn', { shift: `${dayName(back.day)} ${back.start}–${back.end}` }) : t('givesNothing')
  return (
    <li className={classes.row} data-undated>
      <span className={classes.times}>
        <bdi className={classes.day}>{chosen.name}</bdi>
        {choices.length === 1 ? (
          <span>{said(chosen.shift)}</span>
        ) : (
          <NativeSelect
            size="xs"
            className={classes.inReturn}
            aria-label={t('returnOf', { name: chosen.name })}
            value={at}
            data={choices.map((choice, place) => ({ value: String(place), label: said(choice.shift) }))}
            onChange={(e) => setAt(Number(e.currentTarget.value))}
          />
        )}
      </span>
      <span className={classes.actions}>
        <Button
          size="xs"
          disabled={isBusy}
          aria-label={t('offerTo', { name: chosen.name })}
          onClick={() => onOffer(chosen)}
        >
          {t('offer')}
        </Button>
      </span>
    </li>
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
