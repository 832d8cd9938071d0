import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { loadWords } from '../../../../web/i18n.ts'
import { MonthField } from '../../../../web/ui/MonthField.tsx'
import type { Resume, ResumeWork } from '../resume.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './resumes.module.css'
import type { Wrong } from './useResume.ts'

const TaskIdeas = lazy(() =>
  loadWords(['career/task-ideas']).then(() => import('../../task-ideas/screens/TaskIdeas.tsx')),
)

type Study = Resume['education'][number]
type Props<E> = { entries: readonly E[]; wrong: Wrong; onChange: (entries: E[]) => void }

const replaced = <E,>(entries: readonly E[], at: number, more: Partial<E>): E[] =>
  entries.map((entry, n) => (n === at ? { ...entry, ...more } : entry))

const NEW_JOB: ResumeWork = {
  name: '',
  position: '',
  location: '',
  startDate: '',
  endDate: '',
  highlights: [],
  newPage: false,
}

type WorkProps = Props<ResumeWork> & {
  /** Of the CV: what the browser checks the spelling in. */
  language: string
}

export const WorkEntries = ({ entries, wrong, language, onChange }: WorkProps) => {
  const t = useWords()
  return (
    <>
      {entries.map((entry, at) => {
        const set = (more: Partial<ResumeWork>) => onChange(replaced(entries, at, more))
        const error = (field: string) => wrong[`document.work.${at}.${field}`]
        const name = entry.position || entry.name || t('field.entry', { n: at + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone
          <fieldset key={at} className={classes.entry}>
            <legend>{name}</legend>
            <div className={classes.two}>
              <TextInput
                label={t('field.position')}
                maxLength={160}
                value={entry.position}
                onChange={(event) => set({ position: event.currentTarget.value })}
              />
              <TextInput
                label={t('field.employer')}
                maxLength={160}
                value={entry.name}
                onChange={(event) => set({ name: event.currentTarget.value })}
              />
              <MonthField
                label={t('field.from')}
                value={entry.startDate}
                error={error('startDate')}
                onChange={(startDate) => set({ startDate })}
              />
              <MonthField
                label={t('field.until')}
                description={t('field.untilHint')}
                value={entry.endDate}
                error={error('endDate')}
                onChange={(endDate) => set({ endDate })}
              />
              <TextInput
                label={t('field.place')}
                maxLength={120}
                value={entry.location}
                onChange={(event) => set({ location: event.currentTarget.value })}
              />
            </div>
            <Textarea
              label={t('field.did')}
              description={t('field.didHint')}
              autosize
              minRows={2}
              maxRows={14}
              spellCheck
              lang={language}
              value={entry.highlights.join('\n')}
              error={Object.entries(wrong).find(([key]) => key.startsWith(`document.work.${at}.highlights`))?.[1]}
              onChange={(event) =>
                set({ highlights: event.currentTarget.value === '' ? [] : event.currentTarget.value.split('\n') })
              }
            />
            <Ideas name={name} entry={entry} onChange={(highlights) => set({ highlights })} />
            <NewPage checked={entry.newPage} onChange={(newPage) => set({ newPage })} />
            <Turns part="work" at={at} name={name} entries={entries} onChange={onChange} />
          </fieldset>
        )
      })}
      {entries.length < 40 && (
        <div>
          <Button variant="default" onClick={() => onChange([...entries, NEW_JOB])}>
            {t('field.addWork')}
          </Button>
        </div>
      )}
    </>
  )
}

const MOST_POINTS = 40

type IdeasProps = { name: string; entry: ResumeWork; onChange: (highlights: string[]) => void }

/** Ideas of what there was to do in such a job: nothing comes in but what is ticked there. */
const Ideas = ({ name, entry, onChange }: IdeasProps) => {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const points = entry.highlights.filter((line) => line.trim() !== '')
  return (
    <div>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('field.ideasOf', { name })}
        disabled={points.length >= MOST_POINTS}
        onClick={() => setOpen(true)}
      >
        {t('field.ideas')}
      </Button>
      {isOpen && (
        <Suspense>
          <TaskIdeas
            title={entry.position}
            room={MOST_POINTS - points.length}
            onTake={(lines) => onChange([...points, ...lines])}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const NEW_STUDY: Study = { institution: '', studyType: '', startDate: '', endDate: '', newPage: false }

export const EducationEntries = ({ entries, wrong, onChange }: Props<Study>) => {
  const t = useWords()
  return (
    <>
      {entries.map((entry, at) => {
        const set = (more: Partial<Study>) => onChange(replaced(entries, at, more))
        const error = (field: string) => wrong[`document.education.${at}.${field}`]
        const name = entry.studyType || entry.institution || t('field.entry', { n: at + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone
          <fieldset key={at} className={classes.entry}>
            <legend>{name}</legend>
            <div className={classes.two}>
              <TextInput
                label={t('field.qualification')}
                maxLength={200}
                value={entry.studyType}
                onChange={(event) => set({ studyType: event.currentTarget.value })}
              />
              <TextInput
                label={t('field.school')}
                maxLength={200}
                value={entry.institution}
                onChange={(event) => set({ institution: event.currentTarget.value })}
              />
              <MonthField
                label={t('field.begun')}
                value={entry.startDate}
                error={error('startDate')}
                onChange={(startDate) => set({ startDate })}
              />
              <MonthField
                label={t('field.finished')}
                value={entry.endDate}
                error={error('endDate')}
                onChange={(endDate) => set({ endDate })}
              />
            </div>
            <NewPage checked={entry.newPage} onChange={(newPage) => set({ newPage })} />
            <Turns part="education" at={at} name={name} entries={entries} onChange={onChange} />
          </fieldset>
        )
      })}
      {entries.length < 20 && (
        <div>
          <Button variant="default" onClick={() => onChange([...entries, NEW_STUDY])}>
            {t('field.addEducation')}
          </Button>
        </div>
      )}
    </>
  )
}

type NewPageProps = { checked: boolean; onChange: (checked: boolean) => void }

/** Where pages begin is up to the person: a heading goes with its first entry. */
const NewPage = ({ checked, onChange }: NewPageProps) => {
  const t = useWords()
  return (
    <Checkbox
      label={t('field.newPage')}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

type TurnsProps<E> = {
  part: 'work' | 'education'
  at: number
  name: string
  entries: readonly E[]
  onChange: (entries: E[]) => void
}

/** What can be done with an entry as a whole. The hand stays on the entry that was moved, wherever it is now. */
const Turns = <E,>({ part, at, name, entries, onChange }: TurnsProps<E>) => {
  const t = useWords()
  const last = entries.length - 1
  const idOf = (n: number, way: string) => `${part}-${n}-${way}`
  const move = (to: number, way: 'up' | 'down') => {
    onChange(entries.toSpliced(at, 1).toSpliced(to, 0, entries[at] as E))
    const other = way === 'up' ? 'down' : 'up'
    const ends = way === 'up' ? to === 0 : to === last
    setTimeout(() => document.getElementById(idOf(to, ends ? other : way))?.focus())
  }
  return (
    <div className={classes.row}>
      <Button
        id={idOf(at, 'up')}
        size="compact-sm"
        variant="subtle"
        disabled={at === 0}
        aria-label={t('sections.upOf', { name })}
        onClick={() => move(at - 1, 'up')}
      >
        {t('sections.up')}
      </Button>
      <Button
        id={idOf(at, 'down')}
        size="compact-sm"
        variant="subtle"
        disabled={at === last}
        aria-label={t('sections.downOf', { name })}
        onClick={() => move(at + 1, 'down')}
      >
        {t('sections.down')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        aria-label={t('field.removeOf', { name })}
        onClick={() => onChange(entries.filter((_, n) => n !== at))}
      >
        {t('field.remove')}
      </Button>
    </div>
  )
}
