import { Button, Group, Skeleton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { addDays, dayIn } from '../../../../shared/dates.ts'
import { fromMinor, typedMinor } from '../../../../shared/money.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ownZone } from '../../../../web/ui/own-time.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { componentName } from '../../components/screens/calls.ts'
import { useMinor } from '../../payroll/screens/calls.ts'
import type { WholeDeduction } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { changeCall, deductionCall, deductionsCall, deleteCall, endCall } from './calls.ts'
import { Money, TakenOf, TONES } from './useColumns.tsx'

type Props = { id: string; onClose: () => void }

/** One recurring deduction: its amounts, what was taken, and what may be done with it. */
export default function Deduction({ id, onClose }: Props) {
  const t = useWords()
  const language = useLanguage()
  const answer = useApiState(deductionCall, { id })
  const shown = answer.data?.deduction
  const title = shown
    ? t('openOne', { name: shown.name, component: componentName(shown.component, language) })
    : t('title')
  return (
    <Dialog onClose={onClose} title={title}>
      <WhenLoaded answer={answer} waiting={<Skeleton height={240} />} title={t('failed')}>
        {(whole) => <Whole whole={whole} onGone={onClose} />}
      </WhenLoaded>
    </Dialog>
  )
}

const Whole = ({ whole, onGone }: { whole: WholeDeduction; onGone: () => void }) => {
  const t = useWords()
  const { day } = useFormat()
  const { deduction, amounts, takenUntil, allowed } = whole
  const money = useMinor(deduction.country, deduction.currency)
  const [doing, setDoing] = useState<WholeDeduction['allowed'][number] | null>(null)
  const close = () => setDoing(null)
  return (
    <div className={panel.stack}>
      <section className={panel.card} aria-label={t('title')}>
        <div className={panel.row}>
          <StatusBadge tone={TONES[deduction.state]}>{t(`states.${deduction.state}`)}</StatusBadge>
          <strong>
            <Money row={deduction} amount={deduction.amount} />
          </strong>
          <span>{t(`every.${deduction.every}`)}</span>
        </div>
        <p>
          {t('taken')}: <TakenOf row={deduction} />
        </p>
        <p>
          {t('endsOn')}: {deduction.endsOn ? day(deduction.endsOn) : t('goesOn')}
        </p>
        <p className={panel.quiet}>{takenUntil ? t('takenUntil', { day: day(takenUntil) }) : t('neverTaken')}</p>
        {deduction.note && (
          <p>
            <bdi>{deduction.note}</bdi>
          </p>
        )}
      </section>
      {amounts.length > 1 && (
        <section aria-label={t('amounts')}>
          <h3>{t('amounts')}</h3>
          <ul className={panel.list}>
            {amounts.map(({ amount, from, until }) => (
              <li key={from}>
                {until
                  ? t('amountSpan', { amount: money(amount), day: day(from), until: day(until) })
                  : t('amountFrom', { amount: money(amount), day: day(from) })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={panel.quiet}>{t('rule')}</p>
      <Group justify="flex-end" gap="xs">
        {(['delete', 'end', 'change'] as const)
          .filter((one) => allowed.includes(one))
          .map((one) => (
            <Button key={one} variant={one === 'change' ? 'filled' : 'default'} onClick={() => setDoing(one)}>
              {t(one)}
            </Button>
          ))}
      </Group>
      {doing === 'change' && <Change whole={whole} onClose={close} />}
      {doing === 'end' && <End whole={whole} onClose={close} />}
      {doing === 'delete' && <Delete whole={whole} onClose={close} onGone={onGone} />}
    </div>
  )
}

type DialogProps = { whole: WholeDeduction; onClose: () => void }

/** The first day that is not paid yet, today or later. */
const nextDay = ({ takenUntil, deduction }: WholeDeduction): string => {
  const today = dayIn(ownZone(), new Date())
  const days = [today, deduction.startsOn, ...(takenUntil ? [addDays(takenUntil, 1)] : [])]
  return days.sort().at(-1) ?? today
}

const Change = ({ whole, onClose }: DialogProps) => {
  const t = useWords()
  const { deduction } = whole
  const decimals = deduction.currency.minorUnits
  const currency = deduction.currency.code
  const money = useMinor(deduction.country, deduction.currency)
  const change = useCommand(changeCall, { refreshes: [deductionsCall, deductionCall] })
  const { form, values, field, submit, sending, failure } = useFields(
    {
      amount: fromMinor(deduction.amount, decimals),
      total: deduction.total === null ? '' : fromMinor(deduction.total, decimals),
      from: nextDay(whole),
    },
    {
      amount: (typed) => (typedMinor(typed, decimals) ? null : t('form.amountRequired')),
      total: (typed) => (typed.trim() === '' || typedMinor(typed, decimals) ? null : t('form.totalWrong')),
    },
  )
  const send = submit(async (all) => {
    await change.mutateAsync({
      id: deduction.id,
      version: deduction.version,
      amount: typedMinor(all.amount, decimals) ?? 0,
      total: all.total.trim() ? typedMinor(all.total, decimals) : null,
      from: all.from,
    })
    notify.success(t('form.saved'))
    onClose()
  })
  const amount = typedMinor(values.amount, decimals)
  return (
    <FormDialog
      title={t('change')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('form.save')}
    >
      <TextInput
        {...field('amount')}
        label={t('form.amountIn', { currency })}
        description={amount ? money(amount) : undefined}
        inputMode="decimal"
        required
        data-autofocus
      />
      <TextInput {...field('from')} type="date" label={t('form.from')} required />
      <TextInput
        {...field('total')}
        label={t('form.totalIn', { currency })}
        description={t('form.totalHelp')}
        inputMode="decimal"
      />
    </FormDialog>
  )
}

const End = ({ whole: { deduction }, onClose }: DialogProps) => {
  const t = useWords()
  const end = useCommand(endCall, { refreshes: [deductionsCall, deductionCall] })
  const { form, field, submit, sending, failure } = useFields({ on: deduction.endsOn ?? '' }, {})
  const send = submit(async ({ on }) => {
    await end.mutateAsync({ id: deduction.id, version: deduction.version, on: on || null })
    notify.success(t('ended'))
    onClose()
  })
  return (
    <FormDialog
      title={t('end')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      failure={failure}
      action={t('form.save')}
    >
      <TextInput {...field('on')} type="date" label={t('endsOn')} data-autofocus />
    </FormDialog>
  )
}

const Delete = ({ whole: { deduction }, onClose, onGone }: DialogProps & { onGone: () => void }) => {
  const t = useWords()
  const remove = useCommand(deleteCall, { refreshes: [deductionsCall] })
  const send = () =>
    remove
      .mutateAsync({ id: deduction.id })
      .then(() => {
        notify.success(t('deleted'))
        onClose()
        onGone()
      })
      .catch((error: Error) => notify.failure(error.message))
  return (
    <Dialog onClose={onClose} title={t('deleteAsk')}>
      <div className={panel.stack}>
        <p>{t('deleteText')}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => void send()}>
            {t('delete')}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
