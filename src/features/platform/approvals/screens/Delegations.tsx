import { Alert, Button, Group, MultiSelect, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useHeldCommand } from '../../../../web/undo/useUndo.ts'
import type { listDelegations } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './approvals.module.css'
import { delegateCall, delegationsCall, endCall, listCall } from './calls.ts'
import { useShown } from './useShown.ts'

type Known = Output<typeof listDelegations>
const stepOf = (id: string) => `delegation ${id}`

/** Who decides in whose place, and somebody in one’s own. */
export default function Delegations() {
  const t = useWords()
  const { data, error, refetch, isFetching } = useApiState(delegationsCall, {})
  const end = useHeldCommand(endCall, { refreshes: [delegationsCall, listCall] })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={3} columns={2} />
  // One that was ended a moment ago is drawn as ended.
  const delegations = data.delegations.filter(({ id }) => !end.isHeld(stepOf(id)))
  return (
    <Stack gap="lg">
      <p className={classes.quiet}>{t('delegations.intro')}</p>
      {data.people.length === 0 ? <Alert color="yellow">{t('delegations.nobody')}</Alert> : <Give known={data} />}
      <section aria-label={t('delegations.listed')}>
        <h2 className={classes.part}>{t('delegations.listed')}</h2>
        {delegations.length === 0 ? (
          <EmptyState icon={<IconUserShare size={22} stroke={1.6} />} title={t('delegations.noneTitle')}>
            {t('delegations.none')}
          </EmptyState>
        ) : (
          <ul className={classes.list}>
            {delegations.map((one) => (
              <Given
                key={one.id}
                one={one}
                onEnd={() => end.hold(stepOf(one.id), { delegation: one.id }, t('delegations.ended'))}
              />
            ))}
          </ul>
        )}
      </section>
    </Stack>
  )
}

const Given = ({ one, onEnd }: { one: Known['delegations'][number]; onEnd: () => void }) => {
  const t = useWords()
  const { day, list } = useFormat()
  const shown = useShown()
  const what = one.kinds.length === 0 ? t('delegations.everything') : list(one.kinds.map(shown.kind))
  return (
    <li className={classes.card}>
      <Group justify="space-between">
        <div>
          <p className={classes.sentence}>
            <strong>{t('delegations.says', { to: one.to, from: one.from })}</strong>
          </p>
          <p className={classes.quiet}>
            {t('delegations.days', { from: day(one.fromDay), until: day(one.untilDay) })} · {what}
          </p>
        </div>
        {one.mayEnd && (
          <Button variant="default" onClick={onEnd} aria-label={t('delegations.endOf', { to: one.to })}>
            {t('delegations.end')}
          </Button>
        )}
      </Group>
    </li>
  )
}

const Give = ({ known }: { known: Known }) => {
  const t = useWords()
  const shown = useShown()
  const give = useCommand(delegateCall, { refreshes: [delegationsCall, listCall] })
  const [kinds, setKinds] = useState<string[]>([])
  const { form, field, submit, sending, failure } = useFields(
    { to: '', fromDay: '', untilDay: '' },
    {
      to: (v) => (v ? null : t('delegations.choose')),
      fromDay: (v) => (v ? null : t('delegations.day')),
      untilDay: (v) => (v ? null : t('delegations.day')),
    },
  )
  const send = submit(async (values) => {
    await give.mutateAsync({ ...values, kinds })
    notify.success(t('delegations.given'))
  })
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack gap="md">
        <div className={classes.row}>
          <NativeSelect
            label={t('delegations.to')}
            data={[{ value: '', label: '' }, ...known.people.map((p) => ({ value: p.userId, label: p.name }))]}
            {...field('to')}
          />
          <TextInput type="date" label={t('delegations.from')} {...field('fromDay')} />
          <TextInput type="date" label={t('delegations.until')} {...field('untilDay')} />
          <MultiSelect
            label={t('delegations.what')}
            placeholder={kinds.length === 0 ? t('delegations.everything') : ''}
            data={known.kinds.map((k) => ({ value: k, label: shown.kind(k) }))}
            value={kinds}
            onChange={setKinds}
          />
        </div>
        {failure ? <Alert color="red">{failure instanceof Error ? failure.message : ''}</Alert> : null}
        <Group>
          <Button type="submit" loading={sending}>
            {t('delegations.give')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
