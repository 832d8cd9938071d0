import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { type DayException, isAcceptable } from '../day-states.rules.ts'
import { useWords as useOwnWords } from '../employee/words/index.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { acceptCall, listCall, nowCall, personDayCall, sheetCall } from './calls.ts'
import { useTimes } from './employee/useTimes.ts'

type AskedDay = { employeeId: string; name: string; workDate: string; exceptions: readonly DayException[] }

/** What would be accepted of days as it is, each shown first; days that are not clear stay. */
export const AcceptDialog = ({ days, onClose }: { days: readonly AskedDay[]; onClose: () => void }) => {
  const t = useWords()
  const own = useOwnWords()
  const { shortDay } = useTimes()
  const { list } = useFormat()
  const [reason, setReason] = useState('')
  const accept = useCommand(acceptCall, { refreshes: [listCall, nowCall, sheetCall, personDayCall] })
  const taken = days.filter(({ exceptions }) => exceptions.some(isAcceptable))
  const left = days.filter(({ exceptions }) => !exceptions.some(isAcceptable))
  const save = async () => {
    const { accepted } = await accept.mutateAsync({
      days: taken.map(({ employeeId, workDate }) => ({ employeeId, day: workDate })),
      reason,
    })
    notify.success(t('accept.done', { count: accepted }))
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t('accept.title')} size="lg">
      {taken.length === 0 && <p>{t('accept.none')}</p>}
      {taken.length > 0 && (
        <>
          <p>{t('accept.will', { count: taken.length })}</p>
          <ul className={classes.lines}>
            {taken.map((one) => (
              <li key={`${one.employeeId}${one.workDate}`}>
                {list([one.name, shortDay(one.workDate)])}:{' '}
                {list(one.exceptions.filter(isAcceptable).map((kind) => own(`problems.${kind}`)))}
              </li>
            ))}
          </ul>
        </>
      )}
      {left.length > 0 && (
        <>
          <p>{t('accept.left', { count: left.length })}</p>
          <ul className={classes.lines}>
            {left.map((one) => (
              <li key={`${one.employeeId}${one.workDate}`}>
                {list([one.name, shortDay(one.workDate)])}: {t('accept.leftWhy')}
              </li>
            ))}
          </ul>
        </>
      )}
      {taken.length > 0 && (
        <TextInput
          mt="sm"
          label={t('accept.reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {accept.error && <ErrorState error={accept.error} />}
      <Group mt="md">
        <Button
          disabled={taken.length === 0 || reason.trim() === ''}
          loading={accept.isPending}
          onClick={() => void save().catch(() => {})}
        >
          {t('accept.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Group>
    </Dialog>
  )
}
