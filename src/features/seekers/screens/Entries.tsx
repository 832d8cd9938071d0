import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import type { ProfileInput } from '../contract.ts'
import { useWords } from '../words/index.ts'
import type { Wrong } from './Edit.tsx'
import classes from './seekers.module.css'

type Props<E> = { entries: E[]; wrong: Wrong; onChange: (entries: E[]) => void }
type Work = ProfileInput['work'][number]
type Education = ProfileInput['education'][number]

const replaced = <E,>(entries: readonly E[], at: number, more: Partial<E>) =>
  entries.map((e, i) => (i === at ? { ...e, ...more } : e))

export const WorkEntries = ({ entries, wrong, onChange }: Props<Work>) => {
  const say = useWords()
  const empty: Work = { title: '', employer: '', place: '', from: null, to: null, lines: [] }
  return (
    <section className={classes.card} aria-label={say('part.work')}>
      <h2 className={classes.heading}>{say('part.work')}</h2>
      {entries.map((entry, i) => {
        const set = (more: Partial<Work>) => onChange(replaced(entries, i, more))
        const error = (field: string) => wrong[`work.${i}.${field}`]
        const name = entry.title || say('entry', { n: i + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone
          <fieldset key={i} className={classes.entry}>
            <legend>{name}</legend>
            <div className={classes.two}>
              <TextInput
                label={say('field.jobTitle')}
                required
                maxLength={160}
                value={entry.title}
                error={error('title')}
                onChange={(e) => set({ title: e.currentTarget.value })}
              />
              <TextInput
                label={say('field.employer')}
                maxLength={160}
                value={entry.employer}
                error={error('employer')}
                onChange={(e) => set({ employer: e.currentTarget.value })}
              />
              <TextInput
                label={say('field.from')}
                description={say('field.dateHint')}
                dir="ltr"
                maxLength={7}
                value={entry.from ?? ''}
                error={error('from')}
                onChange={(e) => set({ from: e.currentTarget.value || null })}
              />
              <TextInput
                label={say('field.to')}
                description={say('field.dateHint')}
                dir="ltr"
                maxLength={7}
                disabled={entry.to === 'present'}
                value={entry.to === 'present' ? '' : (entry.to ?? '')}
                error={error('to')}
                onChange={(e) => set({ to: e.currentTarget.value || null })}
              />
              <TextInput
                label={say('field.where')}
                maxLength={120}
                value={entry.place}
                error={error('place')}
                onChange={(e) => set({ place: e.currentTarget.value })}
              />
              <Checkbox
                className={classes.now ?? ''}
                label={say('field.now')}
                checked={entry.to === 'present'}
                onChange={(e) => set({ to: e.currentTarget.checked ? 'present' : null })}
              />
            </div>
            <Textarea
              label={say('field.did')}
              autosize
              minRows={2}
              maxRows={14}
              value={entry.lines.join('\n')}
              error={error('lines')}
              onChange={(e) => set({ lines: e.currentTarget.value.split('\n') })}
            />
            <Remove name={name} onClick={() => onChange(entries.filter((_, n) => n !== i))} />
          </fieldset>
        )
      })}
      <div>
        <Button variant="default" onClick={() => onChange([...entries, empty])}>
          {say('addWork')}
        </Button>
      </div>
    </section>
  )
}

export const EducationEntries = ({ entries, wrong, onChange }: Props<Education>) => {
  const say = useWords()
  return (
    <section className={classes.card} aria-label={say('part.education')}>
      <h2 className={classes.heading}>{say('part.education')}</h2>
      {entries.map((entry, i) => {
        const set = (more: Partial<Education>) => onChange(replaced(entries, i, more))
        const error = (field: string) => wrong[`education.${i}.${field}`]
        const name = entry.qualification || say('entry', { n: i + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone
          <fieldset key={i} className={classes.entry}>
            <legend>{name}</legend>
            <div className={classes.two}>
              <TextInput
                label={say('field.qualification')}
                required
                maxLength={200}
                value={entry.qualification}
                error={error('qualification')}
                onChange={(e) => set({ qualification: e.currentTarget.value })}
              />
              <TextInput
                label={say('field.school')}
                maxLength={200}
                value={entry.institution}
                error={error('institution')}
                onChange={(e) => set({ institution: e.currentTarget.value })}
              />
              <TextInput
                label={say('field.finished')}
                description={say('field.dateHint')}
                dir="ltr"
                maxLength={7}
                value={entry.to === 'present' ? '' : (entry.to ?? '')}
                error={error('to')}
                onChange={(e) => set({ to: e.currentTarget.value || null })}
              />
            </div>
            <Remove name={name} onClick={() => onChange(entries.filter((_, n) => n !== i))} />
          </fieldset>
        )
      })}
      <div>
        <Button
          variant="default"
          onClick={() => onChange([...entries, { qualification: '', institution: '', from: null, to: null }])}
        >
          {say('addEducation')}
        </Button>
      </div>
    </section>
  )
}

const Remove = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const say = useWords()
  return (
    <div>
      <Button size="sm" variant="subtle" color="red" onClick={onClick} aria-label={say('removeEntry', { name })}>
        {say('cvs.remove')}
      </Button>
    </div>
  )
}
