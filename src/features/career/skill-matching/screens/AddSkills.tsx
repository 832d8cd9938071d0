import { Autocomplete, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { LONGEST_SKILL } from '../skills.rules.ts'
import { useWords } from '../words/index.ts'
import { OF_SKILLS, occupationCall, sayCall, skillsCall, suggestCall } from './calls.ts'
import classes from './matching.module.css'

const WAIT_MS = 200

/** What is typed, and what it may become. */
const useSuggestions = () => {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim().slice(0, 80), WAIT_MS)
  const { data } = useApiState(suggestCall, { search }, { enabled: search.length > 1 })
  return { typed, setTyped, found: typed.trim().length > 1 ? data : undefined }
}

/** Adding a skill by its name, or several from what an occupation asks. */
export const AddSkills = ({ open }: { open: boolean }) => {
  const t = useWords()
  const { typed, setTyped, found } = useSuggestions()
  const say = useCommand(sayCall, { refreshes: OF_SKILLS })
  const add = (skill: string) =>
    say.mutate(
      { skill, stand: 'added', note: null },
      {
        onSuccess: () => {
          notify.success(t('add.added', { skill }))
          setTyped('')
        },
      },
    )
  return (
    <details open={open} id="add-skills">
      <summary>{t('add.title')}</summary>
      <div className={classes.stack}>
        <form
          className={classes.row}
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim()) add(typed.trim())
          }}
        >
          <Autocomplete
            className={classes.grow}
            label={t('add.skill')}
            description={t('add.hint')}
            maxLength={LONGEST_SKILL}
            dir="auto"
            value={typed}
            data={[...new Set(found?.skills ?? [])]}
            filter={({ options }) => options}
            error={say.error?.message}
            onChange={setTyped}
          />
          <Button type="submit" loading={say.isPending} disabled={!typed.trim()}>
            {t('add.add')}
          </Button>
        </form>
        <ByOccupation onAdd={add} isAdding={say.isPending} />
      </div>
    </details>
  )
}

const ByOccupation = ({ onAdd, isAdding }: { onAdd: (skill: string) => void; isAdding: boolean }) => {
  const t = useWords()
  const { typed, setTyped, found } = useSuggestions()
  const [occupation, setOccupation] = useState<number | null>(null)
  const { data, error } = useApiState(occupationCall, { occupation: occupation ?? 0 }, { enabled: occupation !== null })
  const mine = useApiState(skillsCall, {}).data
  const has = (skill: string) => mine?.skills.some(({ label }) => label === skill) ?? false
  const occupations = found?.occupations ?? []
  return (
    <div className={classes.list}>
      <Autocomplete
        label={t('add.occupation')}
        description={t('add.occupationHint')}
        maxLength={80}
        dir="auto"
        value={typed}
        data={[...new Set(occupations.map(({ title }) => title))]}
        filter={({ options }) => options}
        onChange={setTyped}
        onOptionSubmit={(title) => setOccupation(occupations.find((one) => one.title === title)?.id ?? null)}
      />
      {error && <ErrorState error={error} />}
      {data && occupation !== null && (
        <>
          <h3 className={classes.title}>{t('add.of', { title: data.title })}</h3>
          <p className={classes.quiet}>{t('add.ofHint')}</p>
          <ul className={classes.chips}>
            {data.skills.map((skill) => (
              <li key={skill}>
                <button
                  type="button"
                  className={classes.chip}
                  aria-pressed={has(skill)}
                  disabled={isAdding || has(skill)}
                  onClick={() => onAdd(skill)}
                >
                  <bdi>{skill}</bdi>
                </button>
              </li>
            ))}
          </ul>
          <p className={classes.quiet}>{t('add.source')}</p>
        </>
      )}
    </div>
  )
}
