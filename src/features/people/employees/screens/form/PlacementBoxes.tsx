import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useApiState } from '../../../../../web/api.ts'
import { choicesCall } from '../../../employments/screens/calls.ts'
import { useWords } from '../../words/index.ts'
import { boxId, ChoiceBox } from './boxes.tsx'
import type { FormValues } from './values.ts'

/** Whom somebody new reports to, searched by what is typed, and at which site they work: people and sites that are there. */
export default function PlacementBoxes() {
  const t = useWords()
  const { field, fieldState } = useController<FormValues, 'managerId'>({ name: 'managerId' })
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const { data } = useApiState(choicesCall, search ? { search } : {})
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const people = (data?.managers ?? []).map((one) => ({ value: one.id, label: `${one.name} (${one.number})` }))
  const options = chosen && !people.some((one) => one.value === chosen.value) ? [chosen, ...people] : people
  return (
    <>
      <Select
        id={boxId('managerId')}
        ref={field.ref}
        label={t('profile.manager')}
        error={fieldState.error?.message}
        data={options}
        value={field.value || null}
        onBlur={field.onBlur}
        onChange={(value, option) => {
          field.onChange(value ?? '')
          setChosen(value && option ? { value, label: option.label } : null)
        }}
        onSearchChange={setTyped}
        searchable
        clearable
        filter={({ options: all }) => all}
        nothingFoundMessage={t('form.nothingFound')}
        comboboxProps={{ transitionProps: { duration: 0 } }}
      />
      <ChoiceBox
        path="siteId"
        label={t('profile.location')}
        options={(data?.sites ?? []).map((one) => ({ value: one.id, label: one.name }))}
      />
    </>
  )
}
