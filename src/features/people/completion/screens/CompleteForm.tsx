import { Button, NativeSelect, Select, TextInput } from '@mantine/core'
import type { CountryField } from '../../../../countries/country.ts'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import { useCountry, useNationalities } from '../../../platform/geo/screens/countries.ts'
import { matchingChoices } from '../../employees/screens/form/matching.ts'
import type { myRecordRequest } from '../contract.ts'
import { useCompletionWords } from '../words/index.ts'
import { completeCall, requestCall } from './calls.ts'
import classes from './completion.module.css'

type Request = NonNullable<Output<typeof myRecordRequest>['request']>

const PERSON = [
  ['phone', 'tel'],
  ['birthDate', 'date'],
  ['gender', 'text'],
  ['maritalStatus', 'text'],
  ['address', 'text'],
  ['addressLine2', 'text'],
  ['postalCode', 'text'],
  ['emergencyContactName', 'text'],
  ['emergencyContactPhone', 'tel'],
] as const

/** About oneself: who one is, where one lives, and the papers the country asks for. What is known already stands in its box. */
export default function CompleteForm({ request }: { request: Request }) {
  const t = useCompletionWords()
  const { day, list } = useFormat()
  const country = useCountry(request.country)
  const nationalities = useNationalities()
  const save = useCommand(completeCall, { refreshes: [requestCall] })
  const known = (name: string) => request.values[name] ?? ''
  const asked = (country?.fields ?? []).filter((field) => field.on.form && field.kind !== 'checkbox')
  const names = [...PERSON.map(([name]) => name), 'nationality', 'employmentStatus']
  const initial: Record<string, string> = Object.fromEntries(names.map((name) => [name, known(name)]))
  const { form, values, set, field, submit, sending, failure } = useFields<Record<string, string>>(initial, {
    nationality: (value) => (value ? null : t('needed')),
  })
  const papers = useFields<Record<string, string>>({}, {})
  const send = submit(async (all) => {
    const changed = Object.entries(papers.values).filter(([key, value]) => value !== known(key))
    const { request: left } = await save.mutateAsync({ ...all, complianceData: Object.fromEntries(changed) })
    notify.success(left ? t('saved', { missing: list(left.missing) }) : t('done'))
  })
  if (!country) return null
  return (
    <form ref={form} onSubmit={send} noValidate className={classes.form}>
      <p>{request.dueOn ? t('textBy', { day: day(request.dueOn) }) : t('text')}</p>
      {request.missing.length > 0 && (
        <p role="status">{t('missing', { missing: list(request.missing.map((one) => country.say(one))) })}</p>
      )}
      <div className={classes.boxes}>
        <Select
          label={t('nationality')}
          value={values.nationality || null}
          error={field('nationality').error}
          onChange={(next) => set('nationality', next ?? '')}
          data={nationalities.map(({ value, label }) => ({ value, label }))}
          searchable
          filter={({ search, limit }) => matchingChoices(nationalities, search).slice(0, limit)}
          limit={40}
          required
        />
        {country.employmentStatuses && (
          <NativeSelect
            {...field('employmentStatus')}
            label={t('employmentStatus')}
            data={[{ value: '', label: '—' }, ...country.employmentStatuses]}
          />
        )}
        {PERSON.map(([name, type]) => (
          <TextInput key={name} {...field(name)} label={t(name)} type={type} />
        ))}
        {asked.map((one) => (
          <Paper key={one.key} of={one} value={papers.values[one.key] ?? known(one.key)} onValue={papers.set} />
        ))}
      </div>
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <Button type="submit" loading={sending}>
        {t('save')}
      </Button>
    </form>
  )
}

type PaperProps = { of: CountryField; value: string; onValue: (key: string, value: string) => void }

const Paper = ({ of, value, onValue }: PaperProps) => {
  const box = {
    label: of.label,
    value,
    onChange: (e: { currentTarget: { value: string } }) => onValue(of.key, e.currentTarget.value),
  }
  if (of.kind === 'select') return <NativeSelect {...box} data={[{ value: '', label: '—' }, ...(of.options ?? [])]} />
  return <TextInput {...box} type={of.kind === 'date' ? 'date' : 'text'} />
}
