import { Button, Group, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { notifyUndo } from '../../../../web/undo/useUndo.ts'
import { useBulk } from '../../../platform/lists/screens/useBulk.ts'
import { type DayException, isAcceptable } from '../day-states.rules.ts'
import { useWords as useOwnWords } from '../employee/words/index.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { acceptCall, listCall, nowCall, personDayCall, sheetCall, undoAcceptCall } from './calls.ts'
import { useTimes } from './employee/useTimes.ts'
import { LazyProgress } from './LazyProgress.tsx'

type AskedDay = { employeeId: string; name: string; workDate: string; exceptions: readonly DayException[] }

const STALE = [listCall, nowCall, sheetCall, personDayCall]

const idOf = ({ employeeId, workDate }: { employeeId: string; workDate: string }) => `${employeeId} ${workDate}`

/** What would be accepted of days as it is, each shown first; days that are not clear stay. */
export const AcceptDialog = ({ days, onClose }: { days: readonly AskedDay[]; onClose: () => void }) => {
  const t = useWords()
  const own = useOwnWords()
  const { shortDay } = useTimes()
  const { list } = useFormat()
  const [reason, setReason] = useState('')
  const accept = useCommand(acceptCall, {})
  const undo = useCommand(undoAcceptCall, { refreshes: STALE })
  const taken = days.filter(({ exceptions }) => exceptions.some(isAcceptable))
  const left = days.filter(({ exceptions }) => !exceptions.some(isAcceptable))
  const nameOf = (id: string) => {
    const one = days.find((asked) => idOf(asked) === id)
    return one ? list([one.name, shortDay(one.workDate)]) : ''
  }
  const bulk = useBulk(async (ids) => {
    const asked = taken.filter((one) => ids.includes(idOf(one)))
    const { results } = await accept.mutateAsync({
      days: asked.map(({ employeeId, workDate }) => ({ employeeId, day: workDate })),
      reason,
    })
    return results.map(({ employeeId, day, accepted }) => ({
      id: idOf({ employeeId, workDate: day }),
      why: accepted ? null : t('accept.leftWhy'),
    }))
  }, STALE)
  const save = async () => {
    const { failed } = await bulk.run(taken.map(idOf))
    if (failed.length > 0) return
    const took = taken.map(({ employeeId, workDate }) => ({ employeeId, day: workDate }))
    notifyUndo(t('accept.done', { count: taken.length }), () => undo.mutateAsync({ days: took }))
    onClose()
  }
  if (bulk.progress && !bulk.progress.running && bulk.progress.failed.length > 0)
    return (
      <Dialog onClose={onClose} title={t('accept.title')} size="lg">
        <Suspense>
          <LazyProgress
            progress={bulk.progress}
            nameOf={nameOf}
            done={bulk.done().length}
            onRetry={() => void bulk.retry()}
            onUndo={null}
            onClose={onClose}
          />
        </Suspense>
      </Dialog>
    )
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
      <Group mt="md">
        <Button
          disabled={taken.length === 0 || reason.trim() === ''}
          loading={bulk.progress?.running === true}
          onClick={() => void save()}
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
