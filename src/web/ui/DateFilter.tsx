import { TextInput } from '@mantine/core'
import classes from './DateFilter.module.css'

type Props = { label: string; value: string; onChange: (day: string) => void }

/** A day that a list is filtered by, with its name beside it: two empty days do not say which is which. */
export const DateFilter = ({ label, value, onChange }: Props) => (
  <TextInput
    type="date"
    label={label}
    classNames={{ root: classes.root, label: classes.label, input: classes.input }}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
