import { Autocomplete, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import panel from '../../../../web/ui/panel.module.css'
import { type Occupation, OccupationPicker } from '../../../hiring/jobs/screens/Pickers.tsx'
import { LONGEST_SKILL } from '../skills.rules.ts'
import { useWords } from '../words/index.ts'
import { OF_SKILLS, sayCall, skillsCall, suggestCall } from './calls.ts'
import classes from './matching.module.css'

const WAIT_MS = 200

/** Adding a skill by its name, or several from what an occupation asks. */
export const AddSkills = ({ open }: { open: boolean }) => {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim().slice(0, 80), WAIT_MS)
  const { data } = useApiState(suggestCall, { search }, { enabled: search.length > 1 })
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
      <div className={panel.stack}>
        <form
          className={panel.fields}
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
            data={typed.trim().length > 1 ? [...new Set(data?.skills ?? [])] : []}
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
  const [occupation, setOccupation] = useState<Occupation | null>(null)
  const mine = useApiState(skillsCall, {}).data
  const has = (skill: string) => mine?.skills.some(({ label }) => label === skill) ?? false
  return (
    <div className={panel.list}>
      <OccupationPicker
        label={t('add.occupation')}
        description={t('add.occupationHint')}
        value={occupation}
        onChange={setOccupation}
      />
      {occupation && (
        <>
          <h3 className={panel.title}>{t('add.of', { title: occupation.title })}</h3>
          <p className={panel.quiet}>{t('add.ofHint')}</p>
          <ul className={classes.chips}>
            {occupation.skills.map((skill) => (
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
          <p className={panel.quiet}>{t('add.source')}</p>
        </>
      )}
    </div>
  )
}
