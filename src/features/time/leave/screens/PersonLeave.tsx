import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { LeaveAccountsView } from '../contract.ts'
import { useMyWords } from '../my/words/index.ts'
import { useWords } from '../words/index.ts'
import { adjustCall, balancesCall, personCall, takeLotBackCall } from './calls.ts'
import { LedgerFile } from './LeaveFiles.tsx'
import classes from './leave.module.css'
import { Cards } from './my/LeaveCards.tsx'
import { useDays, useKindName } from './my/useDays.ts'

type Props = { employeeId: string; onClose: () => void }

const KINDS = [
  'grant',
  'consume',
  'release',
  'expire',
  'unexpire',
  'carry_out',
  'carry_in',
  'repay',
  'adjust',
  'encash',
] as const

/** What one person has, on any day, what it is made of, and corrections with a reason. */
export default function PersonLeave({ employeeId, onClose }: Props) {
  const t = useWords()
  const my = useMyWords()
  const may = useMay()
  const [on, setOn] = useState('')
  const { data, error, isPending, isFetching, refetch } = useApiState(personCall, { employeeId, on })
  return (
    <Dialog
      title={data?.person ?? t('person')}
      onClose={onClose}
      size="xl"
      closeButtonProps={{ 'aria-label': my('close') }}
    >
      {isPending && <LoadingTable rows={6} columns={3} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <Stack gap="md">
          {data.refusal && <p className={classes.wrong}>{data.refusal}</p>}
          <TextInput
            type="date"
            label={my('lookAt')}
            value={on || data.today}
            min={data.today}
            maw={220}
            onChange={(e) => setOn(e.currentTarget.value)}
          />
          <Cards cards={data.cards} on={data.on} today={data.today} />
          {may('leave.write') && <Adjust data={data} />}
          <Corrections data={data} mayTakeBack={may('leave.write')} />
          <Ledger data={data} />
        </Stack>
      )}
    </Dialog>
  )
}

const CHANGES = ['adjust', 'comp_off', 'encash', 'opening'] as const

const Adjust = ({ data }: { data: LeaveAccountsView }) => {
  const t = useWords()
  const kindName = useKindName()
  const days = useDays()
  const [isOpen, setOpen] = useState(false)
  const adjust = useCommand(adjustCall, { refreshes: [personCall, balancesCall] })
  const { form, field, set, submit, sending, failure, values } = useFields(
    {
      type: data.cards[0]?.type.key ?? '',
      kind: 'adjust',
      minutes: '1',
      onDay: data.today,
      expiresOn: '',
      reason: '',
      withPay: 'yes',
    },
    { minutes: (v) => (Number(v) ? null : t('adjustDays')), reason: (v) => (v.trim() ? null : t('reason')) },
  )
  if (!isOpen)
    return (
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('adjust')}
        </Button>
      </div>
    )
  const card = data.cards.find(({ type }) => type.key === values.type)
  const dayMinutes = card?.dayMinutes ?? 480
  const isPaidOut = values.kind === 'encash'
  return (
    <form
      ref={form}
      onSubmit={submit(async ({ type, kind, minutes, onDay, expiresOn, reason, withPay }) => {
        const chosen = CHANGES.find((one) => one === kind) ?? 'adjust'
        await adjust.mutateAsync({
          employeeId: data.employeeId,
          type,
          kind: chosen,
          minutes: Math.round(Number(minutes) * dayMinutes),
          onDay,
          expiresOn: isPaidOut ? '' : expiresOn,
          reason,
          withPay: withPay === 'yes',
        })
        notify.success(t('saved'))
        setOpen(false)
      })}
    >
      <Stack gap="sm" className={classes.type}>
        <Group grow align="start">
          <NativeSelect
            {...field('type')}
            label={t('kind')}
            data={data.cards.map(({ type }) => ({ value: type.key, label: kindName(type) }))}
          />
          <NativeSelect
            {...field('kind')}
            label={t('adjustKind')}
            data={CHANGES.map((one) => ({ value: one, label: t(`adjustKinds.${one}`) }))}
          />
        </Group>
        <Group grow align="start">
          <TextInput
            {...field('minutes')}
            type="number"
            step="0.5"
            label={t(isPaidOut ? 'paidOutDays' : 'adjustDays')}
            description={isPaidOut && card ? t('paidOutMost', { days: days(card.encashable, dayMinutes) }) : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
          />
          <TextInput {...field('onDay')} type="date" label={t('onDay')} required />
          {!isPaidOut && <TextInput {...field('expiresOn')} type="date" label={t('expiresOn')} />}
        </Group>
        {isPaidOut && (
          <Checkbox
            name="withPay"
            label={t('withPay')}
            description={t('withPayHint')}
            checked={values.withPay === 'yes'}
            error={field('withPay').error}
            onChange={(e) => set('withPay', e.currentTarget.checked ? 'yes' : '')}
          />
        )}
        <TextInput {...field('reason')} label={t('reason')} maxLength={300} required />
        {failure !== null && (
          <p className={classes.wrong} role="alert">
            {failure instanceof Error ? failure.message : ''}
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={sending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const Corrections = ({ data, mayTakeBack }: { data: LeaveAccountsView; mayTakeBack: boolean }) => {
  const t = useWords()
  const days = useDays()
  const { day } = useFormat()
  const takeBack = useCommand(takeLotBackCall, { refreshes: [personCall, balancesCall] })
  if (data.lots.length === 0) return null
  return (
    <section aria-labelledby="leave-corrections">
      <h3 id="leave-corrections" className={classes.part}>
        {t('corrections')}
      </h3>
      <ul className={classes.rows}>
        {data.lots.map((lot) => {
          const dayMinutes = data.cards.find(({ type }) => type.key === lot.type)?.dayMinutes ?? 480
          const what = `${t(`adjustKinds.${lot.kind}`)}, ${days(lot.minutes, dayMinutes)}`
          return (
            <li key={lot.id} className={classes.row}>
              <span className={classes.rowMain}>
                <span>{what}</span>
                <span className={classes.quiet}>
                  {day(lot.onDay)} · <bdi>{lot.reason}</bdi>
                  {lot.withPay && ` · ${lot.paidOn ? t('paidWith', { day: day(lot.paidOn) }) : t('waitsForPay')}`}
                </span>
              </span>
              {mayTakeBack && lot.kind !== 'occasion' && lot.paidOn === null && (
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={t('takeLotBack', { what })}
                  loading={takeBack.isPending}
                  onClick={() => takeBack.mutate({ lot: lot.id, reason: t('undoLot') })}
                >
                  {t('undoLot')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Ledger = ({ data }: { data: LeaveAccountsView }) => {
  const t = useWords()
  const days = useDays()
  const kindName = useKindName()
  const { day } = useFormat()
  const cards = new Map(data.cards.map((card) => [card.type.key, card]))
  return (
    <div>
      <Group justify="space-between">
        <h3 id="leave-ledger" className={classes.part}>
          {t('ledger')}
        </h3>
        <LedgerFile filter={{ employee: data.employeeId }} disabled={data.ledger.length === 0} />
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the keys */}
      <section className={classes.scroll} aria-labelledby="leave-ledger" tabIndex={0}>
        <table className={classes.table}>
          <tbody>
            {data.ledger.map((entry, i) => {
              const card = cards.get(entry.type)
              const kind = KINDS.find((one) => one === entry.kind) ?? 'adjust'
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their order stays
                <tr key={i}>
                  <td>{day(entry.day)}</td>
                  <td>{card && kindName(card.type)}</td>
                  <td>{t(`entries.${kind}`)}</td>
                  <td className={`${classes.end} figures`}>{days(entry.minutes, card?.dayMinutes ?? 480)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}
