import { NativeSelect, NumberInput, TagsInput, Textarea, TextInput } from '@mantine/core'
import type { Country } from '../../../../countries/country.ts'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { JobContent } from '../../../adverts/content/content.rules.ts'
import { EMPLOYMENT_TYPES, PAY_PERIODS, SENIORITIES, WORK_MODES } from '../../../adverts/content/kinds.rules.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import { useWords } from '../words/index.ts'
import classes from './editor.module.css'
import { OccupationPicker, PlacePicker } from './Pickers.tsx'
import type { JobForm } from './useJobForm.ts'

export type FieldsProps = { form: JobForm; country: Country; disabled: boolean }

/** Text box, select and the like for one field of the content. */
export const useBoxes = ({ form, disabled }: FieldsProps) => {
  const t = useWords()
  const { content, change, errors } = form
  type Text = 'title' | 'department' | 'payMin' | 'payMax' | 'aiStatement' | 'agencyNumber' | 'applyEmail' | 'applyUrl'
  const text = (name: Text) => ({
    name,
    disabled,
    value: content[name],
    error: errors[name],
    onChange: (e: { currentTarget: { value: string } }) => change({ [name]: e.currentTarget.value }),
  })
  const choice = <K extends keyof JobContent & string>(name: K, options: { value: string; label: string }[]) => ({
    name,
    disabled,
    value: (content[name] as string | null) ?? '',
    error: errors[name],
    onChange: (e: { currentTarget: { value: string } }) =>
      change({ [name]: e.currentTarget.value || null } as Partial<JobContent>),
    data: [{ value: '', label: t('fields.choose') }, ...options],
  })
  const yesNo = (name: 'vacancyExists' | 'usesAi') => ({
    name,
    disabled,
    value: content[name] === null ? '' : String(content[name]),
    error: errors[name],
    onChange: (e: { currentTarget: { value: string } }) =>
      change({ [name]: e.currentTarget.value === '' ? null : e.currentTarget.value === 'true' }),
    data: [
      { value: '', label: t('fields.unsaid') },
      { value: 'true', label: t('fields.yes') },
      { value: 'false', label: t('fields.no') },
    ],
  })
  return { text, choice, yesNo }
}

export const WorkFields = (props: FieldsProps) => {
  const t = useWords()
  const pub = usePublicJobs()
  const { form, disabled } = props
  const { content, change, errors } = form
  const { text, choice } = useBoxes(props)
  return (
    <fieldset className={classes.section}>
      <legend>{t('sections.work')}</legend>
      <TextInput {...text('title')} className={classes.six ?? ''} label={t('fields.title')} maxLength={120} />
      <div className={classes.three}>
        <OccupationPicker
          key={form.occupation?.id ?? 0}
          name="occupationId"
          label={t('fields.occupationId')}
          description={t('fields.occupationHint')}
          value={form.occupation}
          onChange={form.pickOccupation}
          error={errors.occupationId}
          disabled={disabled}
        />
      </div>
      <TextInput
        {...text('department')}
        className={classes.three ?? ''}
        label={t('fields.department')}
        maxLength={80}
      />
      <Textarea
        name="description"
        className={classes.six ?? ''}
        label={t('fields.description')}
        description={t('fields.descriptionHint')}
        value={content.description}
        onChange={(e) => change({ description: e.currentTarget.value })}
        error={errors.description}
        disabled={disabled}
        autosize
        minRows={8}
        maxRows={24}
        maxLength={12_000}
      />
      <NativeSelect
        {...choice(
          'employmentType',
          EMPLOYMENT_TYPES.map((v) => ({ value: v, label: pub(`types.${v}`) })),
        )}
        className={classes.two ?? ''}
        label={t('fields.employmentType')}
      />
      <NativeSelect
        {...choice(
          'workMode',
          WORK_MODES.map((v) => ({ value: v, label: pub(`modes.${v}`) })),
        )}
        className={classes.two ?? ''}
        label={t('fields.workMode')}
      />
      <NativeSelect
        {...choice(
          'seniority',
          SENIORITIES.map((v) => ({ value: v, label: pub(`levels.${v}`) })),
        )}
        className={classes.two ?? ''}
        label={t('fields.seniority')}
      />
    </fieldset>
  )
}

export const LocationFields = (props: FieldsProps) => {
  const t = useWords()
  const format = useFormat()
  const { form, disabled } = props
  const { content, change, errors } = form
  return (
    <fieldset className={classes.section}>
      <legend>{t('sections.where')}</legend>
      <NativeSelect
        name="country"
        className={classes.three ?? ''}
        label={t('fields.country')}
        value={content.country}
        disabled={disabled}
        error={errors.country}
        onChange={(e) => {
          form.pickPlace(null)
          change({ country: e.currentTarget.value })
        }}
        data={countryCodes.map((code) => ({ value: code, label: format.countryName(code) }))}
      />
      <div className={classes.three}>
        <PlacePicker
          key={`${content.country} ${form.place?.id ?? 0}`}
          name="placeId"
          label={t('fields.placeId')}
          description={t('fields.placeHint')}
          country={content.country}
          value={form.place}
          onChange={form.pickPlace}
          error={errors.placeId}
          disabled={disabled}
        />
      </div>
      <NumberInput
        name="vacancies"
        className={classes.three ?? ''}
        label={t('fields.vacancies')}
        value={content.vacancies}
        onChange={(value) => change({ vacancies: typeof value === 'number' ? value : 1 })}
        min={1}
        max={500}
        allowDecimal={false}
        error={errors.vacancies}
        disabled={disabled}
      />
      <TextInput
        type="date"
        name="closesOn"
        className={classes.three ?? ''}
        label={t('fields.closesOn')}
        value={content.closesOn ?? ''}
        onChange={(e) => change({ closesOn: e.currentTarget.value || null })}
        error={errors.closesOn}
        disabled={disabled}
      />
    </fieldset>
  )
}

export const PayFields = (props: FieldsProps) => {
  const t = useWords()
  const { text, choice } = useBoxes(props)
  const { currency } = props.country
  return (
    <fieldset className={classes.section}>
      <legend>{t('sections.pay')}</legend>
      <TextInput
        {...text('payMin')}
        className={classes.two ?? ''}
        label={t('fields.payMin', { currency: currency.code })}
        inputMode="decimal"
      />
      <TextInput
        {...text('payMax')}
        className={classes.two ?? ''}
        label={t('fields.payMax', { currency: currency.code })}
        inputMode="decimal"
      />
      <NativeSelect
        {...choice(
          'payPeriod',
          PAY_PERIODS.map((v) => ({ value: v, label: t(`periods.${v}`) })),
        )}
        className={classes.two ?? ''}
        label={t('fields.payPeriod')}
      />
    </fieldset>
  )
}

export const AskFields = ({ form, disabled }: FieldsProps) => {
  const t = useWords()
  const { content, change, errors } = form
  return (
    <fieldset className={classes.section}>
      <legend>{t('sections.ask')}</legend>
      {(['mustHave', 'niceToHave'] as const).map((name) => (
        <TagsInput
          key={name}
          name={name}
          className={classes.six ?? ''}
          label={t(`fields.${name}`)}
          description={t('fields.listHint')}
          value={content[name]}
          onChange={(values) => change({ [name]: values.map((v) => v.trim().slice(0, 120)).filter(Boolean) })}
          maxTags={15}
          error={errors[name]}
          disabled={disabled}
          acceptValueOnBlur
        />
      ))}
    </fieldset>
  )
}
