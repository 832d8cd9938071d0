import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Day } from '../../../../shared/dates.ts'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useBulk } from '../../../platform/lists/screens/useBulk.ts'
import { assignCall, coverageCall, rosterCall, setupCall } from '../../schedules/screens/calls.ts'
import type { assignPattern } from '../../schedules/setup.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { listCall, nowCall, sheetCall } from './calls.ts'
import { LazyProgress } from './LazyProgress.tsx'

type Person = { employmentId: string; name: string }
type Preview = Output<typeof assignPattern>['results']
type Props = { people: readonly Person[]; from: Day; onClose: () => void }

const STALE = [sheetCall, listCall, nowCall, setupCall, rosterCall, coverageCall]

/** A pattern for some people from a day on: what becomes of each is shown before anything is written. */
export default function GiveSchedule({ people, from, onClose }: Props) {
  const t = useWords()
  const { data: setup, error } = useApiState(setupCall, {})
  const [preview, setPreview] = useState<Preview | null>(null)
  const assign = useCommand(assignCall, {})
  const { form, field, submit, sending, failure, values } = useFields(
    { scheduleId: '', effectiveFrom: from, reason: '' },
    {
      scheduleId: (id) => (id ? null : t('give.choose')),
      effectiveFrom: (day) => (day ? null : t('give.from')),
      reason: (text) => (text.trim() ? null : t('fix.reason')),
    },
  )
  const patterns = (setup?.patterns ?? []).filter(({ archived }) => !archived)
  const names = new Map(people.map(({ employmentId, name }) => [employmentId, name]))
  const nameOf = (id: string) => names.get(id) ?? ''
  const ask = (employmentIds: readonly string[], dryRun: boolean) =>
    assign.mutateAsync({ ...values, employmentIds: [...employmentIds], dryRun })
  const whyOf = (why: 'ended' | 'same') => t(`giveWhy.${why}`)
  const bulk = useBulk(async (ids) => {
    const { results } = await ask(ids, false)
    return results.map(({ employmentId, why }) => ({ id: employmentId, why: why === null ? null : whyOf(why) }))
  }, STALE)
  const given = (preview ?? []).filter(({ why }) => why === null)
  const left = (preview ?? []).flatMap(({ employmentId, why }) => (why === null ? [] : [{ employmentId, why }]))
  const pattern = patterns.find(({ id }) => id === values.scheduleId)?.name ?? ''
  const run = async () => {
    const { failed } = await bulk.run(given.map(({ employmentId }) => employmentId))
    if (failed.length > 0) return
    notify.success(t('give.done', { count: given.length }))
    onClose()
  }
  return (
    <Dialog title={t('give.title')} onClose={onClose} size="lg">
      {bulk.progress && (
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
      )}
      {!bulk.progress && preview && (
        <Stack gap="sm">
          <p>{t('give.will', { count: given.length })}</p>
          <ul className={classes.lines}>
            {given.map((one) => (
              <li key={one.employmentId}>
                <bdi>{nameOf(one.employmentId)}</bdi>:{' '}
                {one.before === null
                  ? t('give.first', { pattern })
                  : t('give.instead', { pattern, before: one.before })}
                {one.isLocked && ` ${t('sheet.locked')}`}
              </li>
            ))}
          </ul>
          {left.length > 0 && (
            <>
              <p>{t('give.left', { count: left.length })}</p>
              <ul className={classes.lines}>
                {left.map((one) => (
                  <li key={one.employmentId}>
                    <bdi>{nameOf(one.employmentId)}</bdi>: {whyOf(one.why)}
                  </li>
                ))}
              </ul>
            </>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setPreview(null)}>
              {t('give.back')}
            </Button>
            <Button disabled={given.length === 0} onClick={() => void run()}>
              {t('give.save')}
            </Button>
          </Group>
        </Stack>
      )}
      {!bulk.progress && !preview && (
        <form
          ref={form}
          noValidate
          onSubmit={submit(async () => {
            const { results } = await ask(
              people.map(({ employmentId }) => employmentId),
              true,
            )
            setPreview(results)
          })}
        >
          <Stack gap="sm">
            {error && <ErrorState error={error} />}
            <NativeSelect
              {...field('scheduleId')}
              label={t('give.pattern')}
              required
              data={[
                { value: '', label: t('give.choose') },
                ...patterns.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <TextInput {...field('effectiveFrom')} type="date" label={t('give.from')} required />
            <TextInput {...field('reason')} label={t('fix.reason')} maxLength={300} required />
            {failure !== null && <ErrorState error={failure} />}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button type="submit" loading={sending}>
                {t('give.preview')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
