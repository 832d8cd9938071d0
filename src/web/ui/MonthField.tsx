import { Input, NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useLanguage } from '../i18n.ts'
import { monthNames } from './format.ts'
import classes from './MonthField.module.css'
import { monthOf, monthParts, readYear } from './month.rules.ts'
import { useUiWords } from './words/index.ts'

type Props = {
  label: string
  description?: string
  /** 2021-03, or 2021 where nobody remembers the month; empty for none. */
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  disabled?: boolean
}

const NUMBERS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))

/** A month, chosen by its name, and its year, typed: for what lies years back, where a calendar is no help. Pasted as 2021-03 it fills both. */
export const MonthField = ({ label, description, value, onChange, error, disabled = false }: Props) => {
  const t = useUiWords()
  const language = useLanguage()
  const id = useId()
  const { year, month } = monthParts(value)
  const names = monthNames(language)
  const common = { disabled, error: Boolean(error), 'aria-describedby': error ? `${id}-error` : undefined }
  const monthBox = (
    <NativeSelect
      {...common}
      key="month"
      className={classes.month ?? ''}
      aria-label={`${label}: ${t('month.month')}`}
      data={[
        { value: '', label: t('month.none') },
        ...NUMBERS.map((number, i) => ({ value: number, label: names[i] ?? number })),
      ]}
      value={month}
      onChange={(event) => onChange(monthOf(year, event.currentTarget.value))}
    />
  )
  const yearBox = (
    <TextInput
      {...common}
      key="year"
      className={classes.year ?? ''}
      aria-label={`${label}: ${t('month.year')}`}
      placeholder={t('month.year')}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={year}
      onChange={(event) => {
        const read = readYear(event.currentTarget.value, month)
        onChange(monthOf(read.year, read.month))
      }}
    />
  )
  return (
    <Input.Wrapper
      labelElement="div"
      label={label}
      description={description}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <fieldset aria-label={label} className={classes.boxes}>
        {language === 'zh' ? [yearBox, monthBox] : [monthBox, yearBox]}
      </fieldset>
    </Input.Wrapper>
  )
}
