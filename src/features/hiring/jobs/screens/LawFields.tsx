import { ActionIcon, Button, MultiSelect, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { SPONSORSHIPS } from '../../../adverts/content/kinds.rules.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import { useWords } from '../words/index.ts'
import classes from './editor.module.css'
import { type FieldsProps, useBoxes } from './Fields.tsx'

export const LawFields = (props: FieldsProps) => {
  const t = useWords()
  const pub = usePublicJobs()
  const format = useFormat()
  const { form, disabled } = props
  const { content, change, errors } = form
  const { text, choice, yesNo } = useBoxes(props)
  return (
    <fieldset className={classes.section}>
      <legend>{t('sections.law')}</legend>
      <NativeSelect {...yesNo('vacancyExists')} className={classes.three ?? ''} label={t('fields.vacancyExists')} />
      <NativeSelect
        name="has25"
        className={classes.three ?? ''}
        label={t('fields.has25')}
        value={String(content.has25)}
        onChange={(e) => change({ has25: e.currentTarget.value === 'true' })}
        disabled={disabled}
        data={[
          { value: 'true', label: t('fields.yes') },
          { value: 'false', label: t('fields.no') },
        ]}
      />
      <NativeSelect {...yesNo('usesAi')} className={classes.three ?? ''} label={t('fields.usesAi')} />
      <NativeSelect
        {...choice(
          'sponsorship',
          SPONSORSHIPS.map((v) => ({ value: v, label: pub(`sponsorships.${v}`) })),
        )}
        className={classes.three ?? ''}
        label={t('fields.sponsorship')}
      />
      {content.usesAi && (
        <Textarea
          {...text('aiStatement')}
          className={classes.six ?? ''}
          label={t('fields.aiStatement')}
          autosize
          minRows={2}
          maxLength={600}
        />
      )}
      <Languages {...props} />
      <MultiSelect
        name="recruitsFrom"
        className={classes.three ?? ''}
        label={t('fields.recruitsFrom')}
        value={content.recruitsFrom}
        onChange={(recruitsFrom) => change({ recruitsFrom })}
        data={countryCodes
          .filter((c) => c !== content.country)
          .map((c) => ({ value: c, label: format.countryName(c) }))}
        error={errors.recruitsFrom}
        disabled={disabled}
      />
      <TextInput
        {...text('agencyNumber')}
        className={classes.three ?? ''}
        label={t('fields.agencyNumber')}
        description={t('fields.agencyHint')}
        maxLength={60}
      />
    </fieldset>
  )
}

const Languages = ({ form, disabled }: FieldsProps) => {
  const t = useWords()
  const { content, change, errors } = form
  const { languages } = content
  const put = (at: number, changes: Partial<(typeof languages)[number]>) =>
    change({ languages: languages.map((l, i) => (i === at ? { ...l, ...changes } : l)) })
  return (
    <div className={classes.six}>
      {languages.map((l, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own until it is filled in
        <div key={i} className={classes.language}>
          <TextInput
            name={i === 0 ? 'languages' : `languages.${i}`}
            label={t('fields.language')}
            value={l.language}
            onChange={(e) => put(i, { language: e.currentTarget.value })}
            maxLength={40}
            disabled={disabled}
          />
          <TextInput
            label={t('fields.reason')}
            value={l.reason}
            onChange={(e) => put(i, { reason: e.currentTarget.value })}
            maxLength={200}
            error={i === 0 ? errors.languages : undefined}
            disabled={disabled}
          />
          <ActionIcon
            size="lg"
            aria-label={t('fields.removeLanguage', { language: l.language || String(i + 1) })}
            onClick={() => change({ languages: languages.filter((_, other) => other !== i) })}
            disabled={disabled}
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      {languages.length < 5 && !disabled && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={languages.length > 0 ? 'xs' : 0}
          onClick={() => change({ languages: [...languages, { language: '', reason: '' }] })}
        >
          {t('fields.addLanguage')}
        </Button>
      )}
    </div>
  )
}

export const ApplyFields = (props: FieldsProps) => {
  const t = useWords()
  const { form, disabled } = props
  const { content, change, errors } = form
  const { text } = useBoxes(props)
  return (
    <fieldset className={classes.section}>
      <legend>{t('sections.apply')}</legend>
      <TextInput
        {...text('applyEmail')}
        className={classes.three ?? ''}
        type="email"
        label={t('fields.applyEmail')}
        dir="ltr"
      />
      <TextInput
        {...text('applyUrl')}
        className={classes.three ?? ''}
        type="url"
        label={t('fields.applyUrl')}
        placeholder="https://"
        dir="ltr"
      />
      <NumberInput
        name="responseDays"
        className={classes.three ?? ''}
        label={t('fields.responseDays')}
        value={content.responseDays ?? ''}
        onChange={(value) => change({ responseDays: typeof value === 'number' ? value : null })}
        min={1}
        max={60}
        allowDecimal={false}
        error={errors.responseDays}
        disabled={disabled}
      />
    </fieldset>
  )
}
