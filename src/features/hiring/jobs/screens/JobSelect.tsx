import { Select, type SelectProps } from '@mantine/core'
import { jobLabel, type NamedJob } from '../label.rules.ts'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  jobs: readonly (NamedJob & { id: string })[]
  value: string
  onChange: (id: string) => void
  /** What stands for none of them; left out: one has to be chosen. */
  none?: string
  untitled?: string
  /** After the name: how many wait in it. */
  countOf?: (id: string) => string
}

/** Chooses a job by typing part of its title, its place or its number. */
export const JobSelect = ({ jobs, value, onChange, none, untitled, countOf, ...rest }: Props) => (
  <Select
    {...rest}
    data={[
      ...(none === undefined ? [] : [{ value: '', label: none }]),
      ...jobs.map((job) => ({
        value: job.id,
        label: `${jobLabel(job, untitled)}${countOf ? ` (${countOf(job.id)})` : ''}`,
      })),
    ]}
    value={value}
    onChange={(id) => onChange(id ?? '')}
    searchable
    selectFirstOptionOnChange
    allowDeselect={false}
    comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
  />
)
