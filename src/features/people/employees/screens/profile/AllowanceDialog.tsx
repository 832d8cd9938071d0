import { Autocomplete, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { dayIn } from '../../../../../shared/dates.ts'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { useLanguage } from '../../../../../web/i18n.ts'
import { notify } from '../../../../../web/notify.ts'
import { FormDialog } from '../../../../../web/ui/FormDialog.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useCountry, useWorkCountries } from '../../../../platform/geo/screens/countries.ts'
import type { Allowance } from '../../../compensation/contract.ts'
import { ALLOWANCE_TYPES, FREQUENCIES } from '../../../compensation/rules.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { getCall } from '../calls.ts'
import { addAllowanceCall, allowanceComponentsCall, endAllowanceCall } from './calls.ts'
import classes from './profile.module.css'

/** The day it is where somebody works, which is what their pay goes by. */
const useDayOf = (code: string) => {
  const zone = useCountry(code)?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return dayIn(zone, new Date())
}

const Failure = ({ failure }: { failure: unknown }) =>
  failure instanceof Error && (
    <p className={classes.wrong} role="alert">
      {failure.message}
    </p>
  )

/** A further allowance, beyond those of the compensation. */
export const AddAllowance = ({ detail, onClose }: { detail: EmployeeDetail; onClose: () => void }) => {
  const t = useProfileWords()
  const { employee } = detail
  const add = useCommand(addAllowanceCall, { refreshes: [getCall] })
  const currencies = [...new Set([employee.currency, ...useWorkCountries().map((c) => c.currency)])]
  const today = useDayOf(employee.country)
  const [initial] = useState(() => ({
    allowance_type: '',
    component: '',
    frequency: 'monthly',
    currency: employee.currency,
    amount: '',
    effective_from: today,
    effective_until: '',
  }))
  const input = (label: string) => (value: string) => (value.trim() ? null : t('required', { label }))
  const { form, values, set, field, submit, sending, failure } = useFields<Record<keyof typeof initial, string>>(
    initial,
    {
      allowance_type: input(t('allowance.type')),
      amount: input(t('allowance.amount')),
      effective_from: input(t('allowance.from')),
    },
  )
  const send = submit(async (all) => {
    await add.mutateAsync({
      ...all,
      id: employee.id,
      component: all.component || null,
      frequency: FREQUENCIES.find((f) => f === all.frequency) ?? 'monthly',
    })
    notify.success(t('allowance.added'))
    onClose()
  })
  const type = field('allowance_type')
  const language = useLanguage()
  const components = useApiState(allowanceComponentsCall, { id: employee.id }).data?.components ?? []
  return (
    <FormDialog
      title={t('allowance.add')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      action={t('save')}
    >
      {components.length > 0 && (
        <NativeSelect
          {...field('component')}
          label={t('allowance.component')}
          description={t('allowance.componentHelp')}
          onChange={(event) => {
            const found = components.find(({ code }) => code === event.currentTarget.value)
            set('component', found?.code ?? '')
            if (found && !values.allowance_type.trim()) set('allowance_type', found.name)
          }}
          data={[
            { value: '', label: t('allowance.noComponent') },
            ...components.map(({ code, name, names }) => ({
              value: code,
              label: language === 'en' ? name : (names[language] ?? name),
            })),
          ]}
        />
      )}
      <Autocomplete
        {...type}
        onChange={(value) => set('allowance_type', value)}
        label={t('allowance.type')}
        data={[...ALLOWANCE_TYPES]}
        maxLength={100}
        required
        data-autofocus
      />
      <div className={classes.pair}>
        <TextInput {...field('amount')} label={t('allowance.amount')} inputMode="decimal" required />
        <NativeSelect
          label={t('allowance.currency')}
          value={values.currency}
          onChange={(e) => set('currency', e.currentTarget.value)}
          data={currencies}
        />
      </div>
      <NativeSelect
        label={t('allowance.frequency')}
        value={values.frequency}
        onChange={(e) => set('frequency', e.currentTarget.value)}
        data={FREQUENCIES.map((f) => ({ value: f, label: t(`allowance.${f}`) }))}
      />
      <div className={classes.pair}>
        <TextInput {...field('effective_from')} type="date" label={t('allowance.from')} required />
        <TextInput
          {...field('effective_until')}
          type="date"
          label={t('allowance.until')}
          description={t('allowance.untilHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </div>
      <Failure failure={failure} />
    </FormDialog>
  )
}

type EndProps = { employeeId: string; country: string; allowance: Allowance; onClose: () => void }

export const EndAllowance = ({ employeeId, country, allowance, onClose }: EndProps) => {
  const t = useProfileWords()
  const end = useCommand(endAllowanceCall, { refreshes: [getCall] })
  const { form, field, submit, sending, failure } = useFields(
    { effective_until: useDayOf(country) },
    { effective_until: (value) => (value ? null : t('required', { label: t('allowance.lastDay') })) },
  )
  const send = submit(async (all) => {
    await end.mutateAsync({
      ...all,
      id: employeeId,
      allowanceId: allowance.id,
      ...(allowance.version === null ? {} : { version: allowance.version }),
    })
    notify.success(t('allowance.ended'))
    onClose()
  })
  return (
    <FormDialog
      title={t('allowance.endOf', { what: allowance.allowance_type })}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      action={t('allowance.end')}
    >
      <p className={classes.note}>{t('allowance.endText', { what: allowance.allowance_type })}</p>
      <TextInput {...field('effective_until')} type="date" label={t('allowance.lastDay')} data-autofocus />
      <Failure failure={failure} />
    </FormDialog>
  )
}
