import { TextInput } from '@mantine/core'
import type { ProfileInput } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './seekers.module.css'

type Props = { skills: ProfileInput['skills']; onChange: (skills: ProfileInput['skills']) => void }

/** How many years with each skill: typed, or left empty where nobody counted. */
export const SkillYears = ({ skills, onChange }: Props) => {
  const t = useWords()
  if (skills.length === 0) return null
  return (
    <details>
      <summary>{t('skillYears')}</summary>
      <div className={classes.two}>
        {skills.map((skill) => (
          <TextInput
            key={skill.label}
            label={t('yearsWith', { skill: skill.label })}
            inputMode="numeric"
            dir="ltr"
            maxLength={2}
            value={skill.years ?? ''}
            onChange={(e) => {
              const digits = e.currentTarget.value.replace(/\D/g, '')
              const years = digits === '' ? null : Math.min(60, Number(digits))
              onChange(skills.map((s) => (s === skill ? { ...s, years } : s)))
            }}
          />
        ))}
      </div>
    </details>
  )
}
