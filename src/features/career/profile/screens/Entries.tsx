import { Button, Checkbox, Group, Textarea, TextInput } from '@mantine/core'
import { MonthField } from '../../../../web/ui/MonthField.tsx'
import type { ProfileInput } from '../contract.ts'
import { useWords } from '../words/index.ts'
import type { Wrong } from './Edit.tsx'
import classes from './seekers.module.css'

type Props<E> = { entries: E[]; wrong: Wrong; onChange: (entries: E[]) => void }
type Work = ProfileInput['work'][number]
type Education = ProfileInput['education'][number]

const replaced = <E,>(entries: readonly E[], at: number, more: Partial<E>) =>
  entries.map((e, i) => (i === at ? { ...e, ...more } : e))

const moved = <E,>(entries: readonly E[], at: number, to: number) =>
  entries.toSpliced(at, 1).toSpliced(to, 0, entries[at] as E)

export const WorkEntries = ({ entries, wrong, onChange }: Props<Work>) => {
  const t = useWords()
  const empty: Work = { title: '', employer: '', place: '', from: null, to: null, lines: [] }
  return (
    <section className={classes.card} aria-label={t('part.work')}>
      <h2 className={classes.heading}>{t('part.work')}</h2>
      {entries.map((entry, i) => {
        const set = (more: Partial<Work>) => onChange(replaced(entries, i, more))
        const error = (field: string) => wrong[`work.${i}.${field}`]
        const name = entry.title || t('entry', { n: i + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone
          <fieldset key={i} className={classes.entry}>
            <legend>{name}</legend>
            <div className={classes.two}>
              <TextInput
                label={t('field.jobTitle')}
                required
                maxLength={160}
                value={entry.title}
                error={error('title')}
                onChange={(e) => set({ title: e.currentTarget.value })}
              />
              <TextInput
                label={t('field.employer')}
                maxLength={160}
                value={entry.employer}
                error={error('employer')}
                onChange={(e) => set({ employer: e.currentTarget.value })}
              />
              <MonthField
                label={t('field.from')}
                value={entry.from ?? ''}
                error={error('from')}
                onChange={(from) => set({ from: from || null })}
              />
              <MonthField
                label={t('field.to')}
                disabled={entry.to === 'present'}
                value={entry.to === 'present' ? '' : (entry.to ?? '')}
                error={error('to')}
                onChange={(to) => set({ to: to || null })}
              />
              <TextInput
                label={t('field.where')}
                maxLength={120}
                value={entry.place}
                error={error('place')}
                onChange={(e) => set({ place: e.currentTarget.value })}
              />
              <Checkbox
                className={classes.now ?? ''}
                label={t('field.now')}
                checked={entry.to === 'present'}
                onChange={(e) => set({ to: e.currentTarget.checked ? 'present' : null })}
              />
            </div>
            <Textarea
              label={t('field.did')}
              dir="auto"
              autosize
              minRows={2}
              maxRows={14}
              value={entry.lines.join('\n')}
              error={error('lines')}
              onChange={(e) => set({ lines: e.currentTarget.value.split('\n') })}
            />
            <Turns
              part="work"
              at={i}
              of={entries.length}
              name={name}
              onMove={(to) => onChange(moved(entries, i, to))}
              onRemove={() => onChange(entries.filter((_, n) => n !== i))}
            />
          </fieldset>
        )
      })}
      <div>
        <Button variant="default" onClick={() => onChange([...entries, empty])}>
          {t('addWork')}
        </Button>
      </div>
    </section>
  )
}

export const EducationEntries = ({ entries, wrong, onChange }: Props<Education>) => {
  const t = useWords()
  return (
    <section className={classes.card} aria-label={t('part.education')}>
      <h2 className={classes.heading}>{t('part.education')}</h2>
      {entries.map((entry, i) => {
        const set = (more: Partial<Education>) => onChange(replaced(entries, i, more))
        const error = (field: string) => wrong[`education.${i}.${field}`]
        const name = entry.qualification || t('entry', { n: i + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone
          <fieldset key={i} className={classes.entry}>
            <legend>{name}</legend>
            <div className={classes.two}>
              <TextInput
                label={t('field.qualification')}
                required
                maxLength={200}
                value={entry.qualification}
                error={error('qualification')}
                onChange={(e) => set({ qualification: e.currentTarget.value })}
              />
              <TextInput
                label={t('field.school')}
                maxLength={200}
                value={entry.institution}
                error={error('institution')}
                onChange={(e) => set({ institution: e.currentTarget.value })}
              />
              <MonthField
                label={t('field.finished')}
                value={entry.to === 'present' ? '' : (entry.to ?? '')}
                error={error('to')}
                onChange={(to) => set({ to: to || null })}
              />
            </div>
            <Turns
              part="education"
              at={i}
              of={entries.length}
              name={name}
              onMove={(to) => onChange(moved(entries, i, to))}
              onRemove={() => onChange(entries.filter((_, n) => n !== i))}
            />
          </fieldset>
        )
      })}
      <div>
        <Button
          variant="default"
          onClick={() => onChange([...entries, { qualification: '', institution: '', from: null, to: null }])}
        >
          {t('addEducation')}
        </Button>
      </div>
    </section>
  )
}

type TurnsProps = {
  part: 'work' | 'education'
  at: number
  of: number
  name: string
  onMove: (to: number) => void
  onRemove: () => void
}
/** What can be done with an entry as a whole. The hand stays on the entry that was moved, wherever it is now. */
const Turns = ({ part, at, of, name, onMove, onRemove }: TurnsProps) => {
  const t = useWords()
  const idOf = (n: number, way: string) => `${part}-${n}-${way}`
  const move = (to: number, way: 'up' | 'down') => {
    onMove(to)
    const other = way === 'up' ? 'down' : 'up'
    const ends = way === 'up' ? to === 0 : to === of - 1
    setTimeout(() => document.getElementById(idOf(to, ends ? other : way))?.focus())
  }
  return (
    <Group gap="xs">
      <Button
        id={idOf(at, 'up')}
        size="sm"
        variant="subtle"
        disabled={at === 0}
        onClick={() => move(at - 1, 'up')}
        aria-label={t('moveUp', { name })}
      >
        {t('up')}
      </Button>
      <Button
        id={idOf(at, 'down')}
        size="sm"
        variant="subtle"
        disabled={at === of - 1}
        onClick={() => move(at + 1, 'down')}
        aria-label={t('moveDown', { name })}
      >
        {t('down')}
      </Button>
      <Button size="sm" variant="subtle" color="red" onClick={onRemove} aria-label={t('removeEntry', { name })}>
        {t('cvs.remove')}
      </Button>
    </Group>
  )
}
