import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { listCall } from '../../../people/employees/screens/calls.ts'

type Person = { id: string; name: string }
type Props = {
  label: string
  description?: string
  placeholder?: string
  error?: string | undefined
  value: Person | null
  onChange: (person: Person | null) => void
}

/** One of the company's people, found by typing. */
export const PersonBox = ({ value, onChange, error, ...box }: Props) => {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed === value?.name ? '' : typed, 200)
  const { data } = useApiState(listCall, { ...(search ? { search } : {}), pageSize: 20 })
  const found = (data?.employees ?? []).map((e) => ({
    value: e.id,
    label: e.full_name,
    place: [e.employee_id, e.department].filter(Boolean).join(' · '),
  }))
  const options =
    value && !found.some((f) => f.value === value.id)
      ? [{ value: value.id, label: value.name, place: '' }, ...found]
      : found
  return (
    <Select
      {...box}
      error={error}
      searchable
      clearable
      value={value?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        const one = options.find((o) => o.value === id)
        onChange(one ? { id: one.value, name: one.label } : null)
      }}
      data={options}
      // The server has searched already, in more than the name.
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const place = options.find((o) => o.value === option.value)?.place
        return (
          <span>
            {option.label} {place && <small>{place}</small>}
          </span>
        )
      }}
    />
  )
}
