import { Alert, Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { documentsCall } from '../../application-documents/screens/calls.ts'
import classes from '../../interviews/screens/interviews.module.css'
import type { Offer } from '../contract.ts'
import { ALLOWANCES, PERIODS } from '../rules.ts'
import { useOfferWords } from '../words/index.ts'
import { changeCall, listCall, writeCall } from './calls.ts'
import type { Listed } from './OfferPanel.tsx'

type Props = { applicationId: string; offer: Offer | null; defaults: Listed['defaults']; onClose: () => void }

const typedOf = (offer: Offer | null, d: Listed['defaults']) => ({
  position: offer?.position ?? d.position,
  department: offer?.department ?? d.department,
  pay: offer?.pay ?? d.pay,
  period: offer?.period ?? d.period,
  weeklyHours: offer?.weeklyHours ?? d.weeklyHours,
  startsOn: offer?.startsOn ?? d.startsOn,
  expiresOn: offer?.expiresOn ?? d.expiresOn,
  probationMonths: String(offer?.probationMonths ?? 0),
  terms: offer?.terms ?? '',
  allowances: Object.fromEntries(offer?.allowances.map((a) => [a.kind, a.amount]) ?? []) as Record<string, string>,
})

/** The terms of an offer. */
export const OfferDialog = ({ applicationId, offer, defaults, onClose }: Props) => {
  const t = useOfferWords()
  const write = useCommand(writeCall, { refreshes: [listCall, documentsCall] })
  const change = useCommand(changeCall, { refreshes: [listCall, documentsCall] })
  const [typed, setTyped] = useState(() => typedOf(offer, defaults))
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }))
  const error = write.error ?? change.error
  const fields = error?.fields ?? {}
  const text = (name: 'position' | 'department' | 'pay' | 'weeklyHours' | 'startsOn' | 'expiresOn') => ({
    value: typed[name],
    onChange: (e: { currentTarget: { value: string } }) => set({ [name]: e.currentTarget.value }),
    error: fields[name],
  })
  const { money } = useFormat()
  const sum = (amount: string | null) => (amount === null ? '…' : money(amount, defaults))
  const range = defaults.range
    ? t('form.range', {
        min: sum(defaults.range.min),
        max: sum(defaults.range.max),
        period: t(`period.${defaults.range.period}`),
      })
    : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { allowances, probationMonths, weeklyHours, ...rest } = typed
    const body = {
      ...rest,
      weeklyHours: weeklyHours || null,
      probationMonths: Number(probationMonths),
      allowances: ALLOWANCES.flatMap((kind) => (allowances[kind] ? [{ kind, amount: allowances[kind] }] : [])),
    }
    const done = {
      onSuccess: () => {
        notify.success(t('done.draft'))
        onClose()
      },
    }
    if (offer) change.mutate({ id: offer.id, version: offer.version, ...body }, done)
    else write.mutate({ application: applicationId, ...body }, done)
  }
  return (
    <Dialog
      title={t('form.title')}
      onClose={onClose}
      size={680}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput label={t('form.position')} {...text('position')} maxLength={200} required data-autofocus />
        <TextInput label={t('form.department')} {...text('department')} maxLength={100} />
        <TextInput
          label={t('form.pay', { currency: defaults.currency })}
          {...text('pay')}
          description={range}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="decimal"
          required
        />
        <NativeSelect
          label={t('form.period')}
          data={PERIODS.map((p) => ({ value: p, label: t(`periodChoice.${p}`) }))}
          value={typed.period}
          onChange={(e) => set({ period: e.currentTarget.value as Offer['period'] })}
        />
        <TextInput label={t('form.weeklyHours')} {...text('weeklyHours')} inputMode="decimal" />
        <NativeSelect
          label={t('form.probation')}
          data={Array.from({ length: 13 }, (_, n) => String(n))}
          value={typed.probationMonths}
          onChange={(e) => set({ probationMonths: e.currentTarget.value })}
        />
        <TextInput type="date" label={t('form.startsOn')} {...text('startsOn')} required />
        <TextInput type="date" label={t('form.expiresOn')} {...text('expiresOn')} required />
        <fieldset className={`${classes.wide} ${classes.form}`}>
          <legend>{t('form.allowances', { currency: defaults.currency })}</legend>
          {ALLOWANCES.map((kind) => (
            <TextInput
              key={kind}
              label={t(`allowance.${kind}`)}
              value={typed.allowances[kind] ?? ''}
              onChange={(e) => set({ allowances: { ...typed.allowances, [kind]: e.currentTarget.value } })}
              inputMode="decimal"
            />
          ))}
        </fieldset>
        <Textarea
          className={classes.wide}
          label={t('form.terms')}
          value={typed.terms}
          onChange={(e) => set({ terms: e.currentTarget.value })}
          autosize
          minRows={3}
          maxLength={6000}
        />
        {error && (
          <Alert color="red" role="alert" className={classes.wide}>
            {Object.values(fields)[0] ?? error.message}
          </Alert>
        )}
        <div className={`${classes.end} ${classes.wide}`}>
          <Button variant="default" onClick={onClose}>
            {t('send.cancel')}
          </Button>
          <Button type="submit" loading={write.isPending || change.isPending}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
