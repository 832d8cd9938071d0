import { Button, NativeSelect, Select, TextInput } from '@mantine/core'
import type { CountryField } from '../../../../countries/country.ts'
import type { SpokenCountry } from '../../../../countries/translate.ts'
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
  const country = useCountry(request.country)
  return country ? <Boxes request={request} country={country} /> : null
}

/** A paper's box by the name under which the server says what is wrong with it. */
const boxOf = ({ key }: CountryField) => `complianceData.${key}`

const Boxes = ({ request, country }: { request: Request; country: SpokenCountry }) => {
  const t = useCompletionWords()
  const { day, list } = useFormat()
  const nationalities = useNationalities()
  const save = useCommand(completeCall, { refreshes: [requestCall] })
  const known = (name: string) => request.values[name] ?? ''
  const papers = country.fields.filter((field) => field.on.form && field.kind !== 'checkbox')
  const own = [...PERSON.map(([name]) => name), 'nationality', 'employmentStatus']
  const initial: Record<string, string> = {
    ...Object.fromEntries(own.map((name) => [name, known(name)])),
    ...Object.fromEntries(papers.map((paper) => [boxOf(paper), known(paper.key)])),
  }
  const { form, values, set, field, submit, sending, failure } = useFields<Record<string, string>>(initial, {
    nationality: (value) => (value ? null : t('needed')),
  })
  const missingOf = ({ missing }: Request) =>
    list(missing.map((one) => (one === 'Nationality' ? t('nationality') : country.say(one))))
  const send = submit(async (all) => {
    const said = Object.fromEntries(own.map((name) => [name, all[name] ?? '']))
    const changed = papers.filter((paper) => all[boxOf(paper)] !== known(paper.key))
    const complianceData = Object.fromEntries(changed.map((paper) => [paper.key, all[boxOf(paper)] ?? '']))
    const { request: left } = await save.mutateAsync({ ...said, complianceData })
    notify.success(left ? t('saved', { missing: missingOf(left) }) : t('done'))
  })
  return (
    <form ref={form} onSubmit={send} noValidate className={classes.form}>
      <p>{request.dueOn ? t('textBy', { day: day(request.dueOn) }) : t('text')}</p>
      {request.missing.length > 0 && <p role="status">{t('missing', { missing: missingOf(request) })}</p>}
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
        {papers.map((paper) =>
          paper.kind === 'select' ? (
            <NativeSelect
              key={paper.key}
              {...field(boxOf(paper))}
              label={paper.label}
              data={[{ value: '', label: '—' }, ...(paper.options ?? [])]}
            />
          ) : (
            <TextInput
              key={paper.key}
              {...field(boxOf(paper))}
              label={paper.label}
              type={paper.kind === 'date' ? 'date' : 'text'}
            />
          ),
        )}
      </div>
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <Button type="submit" loading={sending}>
        {t('save')}
      </Button>
    </form>
  )
}
