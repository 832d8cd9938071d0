import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Interview } from '../contract.ts'
import { useInterviewWords } from '../words/index.ts'
import { findCall } from './calls.ts'
import classes from './interviews.module.css'

/** People that were met in this screen: the form keeps only who they are. */
const names = new Map<string, string>()

type Props = {
  met: readonly Pick<Interview['panel'][number], 'userId' | 'name' | 'position'>[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Employees who hold it beside those who work on applications. */
export const Employees = ({ met, chosen, onChange }: Props) => {
  const t = useInterviewWords()
  const { list } = useFormat()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search, 200)
  const { data } = useApiState(findCall, { search: asked })
  const found = data?.people ?? []
  for (const p of [...met, ...found]) names.set(p.userId, list([p.name, p.position]))
  const offered = [...new Set([...chosen, ...found.map((p) => p.userId)])]
  return (
    <MultiSelect
      className={classes.wide}
      label={t('form.employees')}
      description={t('form.employeesHelp')}
      placeholder={t('form.find')}
      data={offered.map((id) => ({ value: id, label: names.get(id) ?? id.slice(0, 8) }))}
      // The server has searched, in positions as well as in names.
      filter={({ options }) => options}
      value={chosen}
      onChange={onChange}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={t('form.nobody')}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clear') }}
      hidePickedOptions
    />
  )
}
