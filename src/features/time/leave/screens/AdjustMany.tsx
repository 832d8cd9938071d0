import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { BulkProgress } from '../../../platform/lists/screens/BulkProgress.tsx'
import { useBulk } from '../../../platform/lists/screens/useBulk.ts'
import type { adjustManyLeave } from '../adjust-many.contract.ts'
import { useWords } from '../words/index.ts'
import { adjustManyCall, balancesCall } from './calls.ts'
import classes from './leave.module.css'
import { useDays } from './my/useDays.ts'

export type ChosenBalance = { employeeId: string; type: string; name: string }
type Preview = Output<typeof adjustManyLeave>['results']
type Props = { chosen: readonly ChosenBalance[]; today: string; onClose: () => void }

const idOf = ({ employeeId, type }: { employeeId: string; type: string }) => `${employeeId} ${type}`

/** As many days for each of some balances: what will happen to each is shown before anything is written. */
export default function AdjustMany({ chosen, today, onClose }: Props) {
  const t = useWords()
  const lengthOf = useDays()
  const [preview, setPreview] = useState<Preview | null>(null)
  const call = useCommand(adjustManyCall, {})
  const { form, field, submit, sending, failure, values } = useFields(
    { days: '1', onDay: today, expiresOn: '', reason: '' },
    {
      days: (v) => (Number(v) ? null : t('adjustMany.days')),
      reason: (v) => (v.trim() ? null : t('reason')),
    },
  )
  const names = new Map(chosen.map((one) => [idOf(one), one.name]))
  const ask = (accounts: readonly { employeeId: string; type: string }[], dryRun: boolean) =>
    call.mutateAsync({
      accounts: accounts.map(({ employeeId, type }) => ({ employeeId, type })),
      days: Number(values.days),
      onDay: values.onDay,
      expiresOn: values.expiresOn,
      reason: values.reason,
      dryRun,
    })
  const bulk = useBulk(
    async (ids) => {
      const { results } = await ask(
        chosen.filter((one) => ids.includes(idOf(one))),
        false,
      )
      return results.map((one) => ({ id: idOf(one), why: one.why }))
    },
    [balancesCall],
  )
  const changes = (preview ?? []).filter(({ why }) => why === null)
  const left = (preview ?? []).filter(({ why }) => why !== null)
  return (
    <Dialog title={t('adjustMany.title')} onClose={onClose} size="lg">
      {bulk.progress && (
        <BulkProgress
          progress={bulk.progress}
          nameOf={(id) => names.get(id) ?? ''}
          done={bulk.done().length}
          onRetry={() => void bulk.retry()}
          onUndo={null}
          onClose={onClose}
        />
      )}
      {!bulk.progress && preview && (
        <Stack gap="sm">
          <p>{t('adjustMany.will', { count: changes.length })}</p>
          <ul className={classes.rows}>
            {changes.map((one) => (
              <li key={idOf(one)} className={classes.row}>
                <bdi>{names.get(idOf(one))}</bdi>
                <span className="figures">
                  {t('adjustMany.change', {
                    before: lengthOf(one.before ?? 0, one.dayMinutes),
                    after: lengthOf(one.after ?? 0, one.dayMinutes),
                  })}
                </span>
              </li>
            ))}
          </ul>
          {left.length > 0 && (
            <>
              <p>{t('adjustMany.left', { count: left.length })}</p>
              <ul className={classes.rows}>
                {left.map((one) => (
                  <li key={idOf(one)} className={classes.row}>
                    <bdi>{names.get(idOf(one))}</bdi>
                    <span className={classes.quiet}>{one.why}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setPreview(null)}>
              {t('cancel')}
            </Button>
            <Button disabled={changes.length === 0} onClick={() => void bulk.run(changes.map(idOf))}>
              {t('adjustMany.save')}
            </Button>
          </Group>
        </Stack>
      )}
      {!bulk.progress && !preview && (
        <form
          ref={form}
          onSubmit={submit(async () => {
            setPreview((await ask(chosen, true)).results)
          })}
        >
          <Stack gap="sm">
            <p className={classes.quiet}>{t('adjustMany.text')}</p>
            <Group grow align="end">
              <TextInput {...field('days')} type="number" step="0.5" label={t('adjustMany.days')} required />
              <TextInput {...field('onDay')} type="date" label={t('onDay')} required />
              <TextInput {...field('expiresOn')} type="date" label={t('expiresOn')} />
            </Group>
            <TextInput {...field('reason')} label={t('reason')} maxLength={300} required />
            {failure !== null && <ErrorState error={failure} />}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button type="submit" loading={sending}>
                {t('adjustMany.preview')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
