import { Autocomplete, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { dayIn } from '../../../../../shared/dates.ts'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFields } from '../../../../../web/ui/useFields.ts'
import type { Allowance } from '../../../compensation/contract.ts'
import { ALLOWANCE_TYPES, FREQUENCIES } from '../../../compensation/rules.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import type { EmployeeDetail } from '../../record.contract.ts'
import { getCall, useCountry, useWorkCountries } from '../calls.ts'
import { addAllowanceCall, endAllowanceCall } from './calls.ts'
import { FormDialog } from './Dialog.tsx'
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
  const say = useProfileWords()
  const { employee } = detail
  const add = useCommand(addAllowanceCall, { refreshes: [getCall] })
  const currencies = [...new Set([employee.currency, ...useWorkCountries().map((c) => c.currency)])]
  const today = useDayOf(employee.country)
  const [initial] = useState(() => ({
    allowance_type: '',
    frequency: 'monthly',
    currency: employee.currency,
    amount: '',
    effective_from: today,
    effective_until: '',
  }))
  const asked = (label: string) => (value: string) => (value.trim() ? null : say('required', { label }))
  const { form, values, set, field, submit, sending, failure } = useFields<Record<keyof typeof initial, string>>(
    initial,
    {
      allowance_type: asked(say('allowance.type')),
      amount: asked(say('allowance.amount')),
      effective_from: asked(say('allowance.from')),
    },
  )
  const send = submit(async (all) => {
    await add.mutateAsync({
      ...all,
      id: employee.id,
      frequency: FREQUENCIES.find((f) => f === all.frequency) ?? 'monthly',
    })
    notify.success(say('allowance.added'))
    onClose()
  })
  const type = field('allowance_type')
  return (
    <FormDialog
      title={say('allowance.add')}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      action={say('save')}
    >
      <Autocomplete
        {...type}
        onChange={(value) => set('allowance_type', value)}
        label={say('allowance.type')}
        data={[...ALLOWANCE_TYPES]}
        maxLength={100}
        required
        data-autofocus
      />
      <div className={classes.pair}>
        <TextInput {...field('amount')} label={say('allowance.amount')} inputMode="decimal" required />
        <NativeSelect
          label={say('allowance.currency')}
          value={values.currency}
          onChange={(e) => set('currency', e.currentTarget.value)}
          data={currencies}
        />
      </div>
      <NativeSelect
        label={say('allowance.frequency')}
        value={values.frequency}
        onChange={(e) => set('frequency', e.currentTarget.value)}
        data={FREQUENCIES.map((f) => ({ value: f, label: say(`allowance.${f}`) }))}
      />
      <div className={classes.pair}>
        <TextInput {...field('effective_from')} type="date" label={say('allowance.from')} required />
        <TextInput
          {...field('effective_until')}
          type="date"
          label={say('allowance.until')}
          description={say('allowance.untilHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </div>
      <Failure failure={failure} />
    </FormDialog>
  )
}

type EndProps = { employeeId: string; country: string; allowance: Allowance; onClose: () => void }

export const EndAllowance = ({ employeeId, country, allowance, onClose }: EndProps) => {
  const say = useProfileWords()
  const end = useCommand(endAllowanceCall, { refreshes: [getCall] })
  const { form, field, submit, sending, failure } = useFields(
    { effective_until: useDayOf(country) },
    { effective_until: (value) => (value ? null : say('required', { label: say('allowance.lastDay') })) },
  )
  const send = submit(async (all) => {
    await end.mutateAsync({
      ...all,
      id: employeeId,
      allowanceId: allowance.id,
      ...(allowance.version === null ? {} : { version: allowance.version }),
    })
    notify.success(say('allowance.ended'))
    onClose()
  })
  return (
    <FormDialog
      title={say('allowance.endOf', { what: allowance.allowance_type })}
      onClose={onClose}
      onSubmit={send}
      form={form}
      busy={sending}
      action={say('allowance.end')}
    >
      <p className={classes.note}>{say('allowance.endText', { what: allowance.allowance_type })}</p>
      <TextInput {...field('effective_until')} type="date" label={say('allowance.lastDay')} data-autofocus />
      <Failure failure={failure} />
    </FormDialog>
  )
}
