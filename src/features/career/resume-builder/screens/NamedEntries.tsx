import { Button, TextInput } from '@mantine/core'
import { MonthField } from '../../../../web/ui/MonthField.tsx'
import { useWords } from '../words/index.ts'
import classes from './resumes.module.css'

type Entry = { name: string; more: string }
type NamedEntriesProps = {
  part: 'languages' | 'certificates'
  entries: readonly Entry[]
  words: { name: string; more: string; hint?: string; add: string }
  errorOf: (at: number) => string | undefined
  onChange: (entries: Entry[]) => void
}

const MOST = { languages: 20, certificates: 30 } as const

/** Things of a name and one word more: a language with its level, a certificate with its month. */
export const NamedEntries = ({ part, entries, words, errorOf, onChange }: NamedEntriesProps) => {
  const t = useWords()
  const set = (at: number, more: Partial<Entry>) =>
    onChange(entries.map((entry, n) => (n === at ? { ...entry, ...more } : entry)))
  return (
    <>
      {entries.map((entry, at) => {
        const called = entry.name || t('field.entry', { n: at + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone
          <fieldset key={at} className={classes.entry}>
            <legend>{called}</legend>
            <div className={classes.two}>
              <TextInput
                label={words.name}
                maxLength={part === 'languages' ? 40 : 200}
                value={entry.name}
                onChange={(event) => set(at, { name: event.currentTarget.value })}
              />
              {part === 'languages' ? (
                <TextInput
                  label={words.more}
                  description={words.hint}
                  maxLength={40}
                  value={entry.more}
                  error={errorOf(at)}
                  onChange={(event) => set(at, { more: event.currentTarget.value })}
                />
              ) : (
                <MonthField
                  label={words.more}
                  value={entry.more}
                  error={errorOf(at)}
                  onChange={(more) => set(at, { more })}
                />
              )}
            </div>
            <div className={classes.row}>
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                aria-label={t('field.removeOf', { name: called })}
                onClick={() => onChange(entries.filter((_, n) => n !== at))}
              >
                {t('field.remove')}
              </Button>
            </div>
          </fieldset>
        )
      })}
      {entries.length < MOST[part] && (
        <div>
          <Button variant="default" onClick={() => onChange([...entries, { name: '', more: '' }])}>
            {words.add}
          </Button>
        </div>
      )}
    </>
  )
}
