import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ApiError } from '../api.ts'
import { Dialog } from './Dialog.tsx'
import classes from './KeepSearch.module.css'

/** How often somebody is written to about what is new in a search, in days; 0: never. */
const EVERY = [0, 1, 7] as const
export type Every = (typeof EVERY)[number]
export type EveryWords = Record<`every${Every}`, string>

type OftenProps = {
  words: EveryWords
  value: number
  onChange: (every: Every) => void
  /** Beside a search that is kept; otherwise a field of a form. */
  small?: boolean
} & ({ label: string } | { 'aria-label': string })

/** How often a search writes. */
export const Often = ({ words, value, onChange, small, ...named }: OftenProps) => (
  <NativeSelect
    {...named}
    {...(small ? { size: 'xs' } : {})}
    data={EVERY.map((n) => ({ value: String(n), label: words[`every${n}`] }))}
    value={String(value)}
    onChange={(e) => onChange(EVERY.find((n) => String(n) === e.currentTarget.value) ?? 1)}
  />
)

type Props = {
  words: EveryWords & { title: string; name: string; every: string; save: string; close: string }
  /** What the search is called until somebody says otherwise. */
  name: string
  error: ApiError | null
  saving: boolean
  onSave: (stored: { name: string; every: Every }) => void
  onClose: () => void
}

/** To keep a search, of whatever kind: what it is called and how often it writes. */
export const SaveSearchDialog = ({ words, name: first, error, saving, onSave, onClose }: Props) => {
  const [name, setName] = useState(first.slice(0, 80))
  const [every, setEvery] = useState<Every>(1)
  const wrong = error?.fields.name
  return (
    <Dialog title={words.title} onClose={onClose} closeButtonProps={{ 'aria-label': words.close }}>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSave({ name, every })
        }}
      >
        <TextInput
          label={words.name}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          error={wrong}
          maxLength={80}
          required
          data-autofocus
        />
        <Often label={words.every} words={words} value={every} onChange={setEvery} />
        {error && !wrong && (
          <Alert color="red" role="alert">
            {Object.values(error.fields)[0] ?? error.message}
          </Alert>
        )}
        <div>
          <Button type="submit" loading={saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
