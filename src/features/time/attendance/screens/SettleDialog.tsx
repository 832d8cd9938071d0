import { Button, Group, Skeleton, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { proposeFixes } from '../contract.ts'
import { useWords as useOwnWords } from '../employee/words/index.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { fixCall, listCall, nowCall, proposeCall, sheetCall } from './calls.ts'
import { useTimes } from './employee/useTimes.ts'

type Proposed = Output<typeof proposeFixes>

/** A call takes so many days at once. */
const MOST = 200
const partsOf = <T,>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MOST) }, (_, i) => all.slice(i * MOST, (i + 1) * MOST))

/** What would be written for many days with a punch missing, each shown first: the planned time stands in for it. */
export const SettleDialog = ({
  days,
  onClose,
}: {
  days: { employeeId: string; day: string }[]
  onClose: () => void
}) => {
  const t = useWords()
  const own = useOwnWords()
  const { clock, shortDay } = useTimes()
  const [reason, setReason] = useState('')
  const [found, setFound] = useState<Proposed | null>(null)
  const propose = useCommand(proposeCall, {})
  const fix = useCommand(fixCall, { refreshes: [listCall, nowCall, sheetCall] })
  const ask = propose.mutateAsync
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    const propose = async () => {
      const found: Proposed = { proposals: [], skipped: [] }
      for (const some of partsOf(days)) {
        const more = await ask({ days: some })
        found.proposals.push(...more.proposals)
        found.skipped.push(...more.skipped)
      }
      setFound(found)
    }
    void propose().catch(() => {})
  }, [])
  const save = async () => {
    const fixes = (found?.proposals ?? []).map(({ employeeId, direction, at }) => ({
      employeeId,
      kind: 'add' as const,
      direction,
      at,
    }))
    let count = 0
    for (const some of partsOf(fixes)) count += (await fix.mutateAsync({ fixes: some, reason })).fixed
    notify.success(t('settle.done', { count }))
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t('settle.title')} size="lg">
      {!found && propose.error && <ErrorState error={propose.error} />}
      {!found && !propose.error && <Skeleton height={160} />}
      {found && (
        <>
          <p>{t('settle.will', { count: found.proposals.length })}</p>
          <ul className={classes.lines}>
            {found.proposals.map((one) => (
              <li key={`${one.employeeId}${one.workDate}`}>
                <bdi>{one.name}</bdi>, {shortDay(one.workDate)}: {own(`direction.${one.direction}`)}{' '}
                {clock(one.at, one.zone)}
              </li>
            ))}
          </ul>
          {found.skipped.length > 0 && (
            <>
              <p>{t('settle.skipped', { count: found.skipped.length })}</p>
              <ul className={classes.lines}>
                {found.skipped.map((one) => (
                  <li key={`${one.employeeId}${one.workDate}`}>
                    <bdi>{one.name}</bdi>, {shortDay(one.workDate)}: {t(`settleWhy.${one.why}`)}
                  </li>
                ))}
              </ul>
            </>
          )}
          <TextInput
            mt="sm"
            label={t('fix.reason')}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {fix.error && <ErrorState error={fix.error} />}
          <Group mt="md">
            <Button
              disabled={found.proposals.length === 0 || reason.trim() === ''}
              loading={fix.isPending}
              onClick={() => void save().catch(() => {})}
            >
              {t('settle.save')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  )
}
