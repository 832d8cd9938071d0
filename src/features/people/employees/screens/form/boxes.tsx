import { Checkbox, type ComboboxData, NativeSelect, Select, TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { type FieldPath, useController, useFormContext } from 'react-hook-form'
import { useWords } from '../../words/index.ts'
import { tidyAmount } from './amounts.ts'
import { useAround } from './context.ts'
import { isRequired } from './judge.ts'
import { matchingChoices } from './matching.ts'
import type { FormValues } from './values.ts'

export type Path = FieldPath<FormValues>
export const boxId = (path: string) => `employee-${path.replaceAll('.', '-')}`

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** What all boxes share: value, error under it, warning or help, mark of a required one. */
const useBox = (path: Path, help?: ReactNode, warning?: string) => {
  const { field, fieldState } = useController<FormValues, Path>({ name: path })
  const around = useAround()
  const rest = {
    id: boxId(path),
    name: path,
    error: fieldState.error?.message && around.inWords(fieldState.error.message),
    description: warning && !fieldState.error ? <span data-tone="careful">{warning}</span> : help,
    inputWrapperOrder: ORDER,
    required: isRequired(path, around),
  }
  return { field, rest }
}

type BoxProps = {
  path: Path
  label: string
  help?: ReactNode
  /** Shown in the place of the help, and never in the way. */
  warning?: string | undefined
  placeholder?: string | undefined
  type?: 'text' | 'email' | 'tel' | 'date'
  maxLength?: number | undefined
  required?: boolean
  autoComplete?: string
  autoFocus?: boolean
  start?: ReactNode
  end?: ReactNode
  decimal?: boolean
  /** Puts what was typed into the form it is written in, when the box is left. */
  tidy?: (typed: string) => string | Promise<string>
  onFocus?: (input: HTMLInputElement) => void
}

export const TextBox = ({
  path,
  label,
  help,
  warning,
  decimal,
  tidy,
  start,
  end,
  autoFocus,
  required,
  ...more
}: BoxProps) => {
  const { field, rest } = useBox(path, help, warning)
  const { getValues, setValue } = useFormContext<FormValues>()
  const { onFocus, placeholder, maxLength, type = 'text', autoComplete = 'off' } = more
  // Only what was typed here is tidied: passing through a box changes nothing of the record.
  const entered = useRef<string | null>(null)
  const leave = async () => {
    const typed = String(getValues(path) ?? '')
    const tidied = tidy && typed !== '' && typed !== entered.current ? await tidy(typed) : typed
    if (tidied !== typed && getValues(path) === typed) setValue(path, tidied, { shouldDirty: true })
    field.onBlur()
  }
  return (
    <TextInput
      {...rest}
      ref={field.ref}
      label={label}
      type={type}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={leave}
      autoComplete={autoComplete}
      {...(required === undefined ? {} : { required })}
      {...(placeholder ? { placeholder } : {})}
      {...(maxLength ? { maxLength } : {})}
      {...(autoFocus ? { 'data-autofocus': true } : {})}
      {...(decimal ? { inputMode: 'decimal' as const, classNames: { input: 'figures' } } : {})}
      {...(start ? { leftSection: start, leftSectionWidth: 52, leftSectionPointerEvents: 'none' as const } : {})}
      {...(end ? { rightSection: end, rightSectionWidth: 'auto' } : {})}
      onFocus={(e) => {
        entered.current = String(getValues(path) ?? '')
        onFocus?.(e.currentTarget)
      }}
    />
  )
}

type ChoiceProps = {
  path: Path
  label: string
  options: readonly { value: string; label: string }[]
  help?: ReactNode
  warning?: string | undefined
  /** Without it the first choice is "Choose…". */
  always?: boolean
  required?: boolean
  onChosen?: (value: string) => void
}

/** A short list: the browser's own, which is quickest by keyboard. */
export const ChoiceBox = ({ path, label, options, help, warning, always = false, required, onChosen }: ChoiceProps) => {
  const t = useWords()
  const { field, rest } = useBox(path, help, warning)
  const value = String(field.value ?? '')
  const known = options.some((o) => o.value === value) || value === '' ? options : [...options, { value, label: value }]
  return (
    <NativeSelect
      {...rest}
      ref={field.ref}
      label={label}
      value={value}
      onBlur={field.onBlur}
      onChange={(e) => {
        field.onChange(e)
        onChosen?.(e.currentTarget.value)
      }}
      data={[...(always ? [] : [{ value: '', label: t('form.choose') }]), ...known]}
      {...(required === undefined ? {} : { required })}
    />
  )
}

type SearchProps = {
  path: Path
  label: string
  /** `names`: by what else one is found. */
  options: readonly { value: string; label: string; names?: readonly string[]; isTerritory?: boolean }[]
  placeholder?: string
}

/** A long list, searched by typing. Enter takes what was typed so far, and never sends the form with a half-typed word. */
export const SearchBox = ({ path, label, options, placeholder }: SearchProps) => {
  const t = useWords()
  const { field, rest } = useBox(path)
  const value = String(field.value ?? '')
  const [typed, setTyped] = useState('')
  const { required, ...box } = rest
  const known = options.map((o) => ({ value: o.value, label: o.label }))
  const data: ComboboxData =
    value === '' || options.some((o) => o.value === value) ? known : [...known, { value, label: value }]
  const byValue = new Map(options.map((o) => [o.value, o]))
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key !== 'Enter' || value !== '' || typed.trim() === '') return
    e.preventDefault()
    const [found] = matchingChoices(options, typed)
    if (found) field.onChange(found.value)
  }
  return (
    <Select
      {...box}
      ref={field.ref}
      label={label}
      withAsterisk={required}
      aria-required={required}
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      onKeyDown={onKeyDown}
      onBlur={field.onBlur}
      onChange={(chosen) => field.onChange(chosen ?? '')}
      data={data}
      searchable
      selectFirstOptionOnChange
      filter={({ options: all, search, limit }) =>
        matchingChoices(
          all.filter((o) => 'value' in o).map((o) => ({ ...byValue.get(o.value), ...o })),
          search,
        ).slice(0, limit)
      }
      limit={60}
      nothingFoundMessage={t('form.nothingFound')}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      {...(placeholder ? { placeholder } : {})}
    />
  )
}

export const TickBox = ({
  path,
  label,
  help,
  onTick,
}: {
  path: Path
  label: string
  help?: string
  onTick?: (on: boolean) => void
}) => {
  const { field, rest } = useBox(path, help)
  return (
    <Checkbox
      id={rest.id}
      ref={field.ref}
      label={label}
      description={rest.description}
      checked={field.value === true || (field.value as unknown) === 'true'}
      onBlur={field.onBlur}
      onChange={(e) => {
        field.onChange(e.currentTarget.checked)
        onTick?.(e.currentTarget.checked)
      }}
    />
  )
}

export const MoneyBox = (props: BoxProps) => {
  const { country } = useAround()
  return (
    <TextBox
      {...props}
      decimal
      start={
        <span className="ltr" aria-hidden>
          {country?.currency.symbol}
        </span>
      }
      tidy={tidyAmount(country?.currency.minorUnits ?? 2)}
    />
  )
}
