import { useFormContext } from 'react-hook-form'
import type { CountryField } from '../../../../../countries/country.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useWords } from '../../words/index.ts'
import { ChoiceBox, type Path, TextBox, TickBox } from './boxes.tsx'
import { useAround, useJudged } from './context.ts'
import classes from './form.module.css'
import { factsOf, visibleFieldsOf } from './judge.ts'
import { SecretBox } from './SecretBox.tsx'
import { Grid, Section } from './Section.tsx'
import { type FormValues, pathOf, valueAt } from './values.ts'

/** The documents the work country asks for. The country says everything about them; this draws what it says. */
export const DocumentsSection = () => {
  const t = useWords()
  const { country, masks } = useAround()
  const { shown } = useJudged()
  const { countryName } = useFormat()
  if (!country)
    return (
      <Section name="documents">
        <p className={classes.note}>{t('form.chooseCountry')}</p>
      </Section>
    )
  return (
    <Section name="documents" title={t('form.documentsOf', { country: countryName(country.code) })}>
      <Grid>
        {shown.map((field) => (
          <DocumentBox key={`${country.code}-${field.key}`} field={field} />
        ))}
      </Grid>
      {Object.keys(masks).length > 0 && <p className={classes.note}>{t('form.masked')}</p>}
    </Section>
  )
}

const DocumentBox = ({ field }: { field: CountryField }) => {
  const { masks, surface } = useAround()
  const { facts, judgement } = useJudged()
  const { getValues } = useFormContext<FormValues>()
  const forgetHidden = useForgetHidden()
  const path = pathOf(field) as Path
  const rule = field.on[surface]
  const required = rule?.required?.(facts) ?? false
  const warning = judgement.warnings[path]
  const write = rule?.format ?? String
  const tidy = (typed: string) => (typed === masks[path] ? typed : write(field.canonical(typed)))
  if (field.kind === 'select')
    return (
      <ChoiceBox
        path={path}
        label={field.label}
        options={field.options ?? []}
        required={required}
        warning={warning}
        {...(surface === 'onboarding' ? { onChosen: forgetHidden } : {})}
      />
    )
  if (field.kind === 'checkbox') return <TickBox path={path} label={field.label} />
  if (field.kind === 'date')
    return <TextBox path={path} label={field.label} type="date" required={required} warning={warning} />
  const box = {
    path,
    label: field.label,
    required,
    warning,
    tidy,
    placeholder: rule?.placeholder,
    maxLength: rule?.maxLength && roomFor(rule.maxLength(facts), String(getValues(path) ?? '')),
  }
  return field.secret ? (
    <SecretBox {...box} record={field.record} write={write} />
  ) : (
    <TextBox {...box} decimal={field.kind === 'number'} />
  )
}

/** A choice that hides boxes empties them: nothing typed for another status stays behind, nor the sentences under it. */
const useForgetHidden = () => {
  const { country, masks, surface } = useAround()
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>()
  return () => {
    const left = new Set(visibleFieldsOf(country, factsOf(getValues(), { country, masks }), surface))
    for (const field of country?.fields ?? []) {
      const path = pathOf(field) as Path
      if (!field.on[surface] || left.has(field) || valueAt(getValues(), path) === '') continue
      setValue(path, '', { shouldDirty: true })
      clearErrors(path)
    }
  }
}

/** Room to paste a number with separators of its own: they are taken out when the box is left. */
const roomFor = (longest: number, current: string) => Math.max(longest + 6, current.length)
