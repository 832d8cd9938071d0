import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import panel from '../../../../web/ui/panel.module.css'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { KnownSkill } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { AddSkills } from './AddSkills.tsx'
import classes from './matching.module.css'
import { SkillDialog } from './SkillDialog.tsx'

const FEW = 3

/** The person's skills: what counts, what they learn, and what they left out. */
export const Skills = ({ skills }: { skills: readonly KnownSkill[] }) => {
  const t = useWords()
  const [open, setOpen] = useState<KnownSkill | null>(null)
  const held = skills.filter((skill) => skill.isHeld)
  const learning = skills.filter(({ said }) => said?.stand === 'learning')
  const out = skills.filter(({ said }) => said?.stand === 'denied' || said?.stand === 'hidden')
  return (
    <section className={panel.card} aria-labelledby="skills">
      <h2 id="skills">{t('skills.title')}</h2>
      {held.length === 0 ? (
        <EmptyState
          title={t('skills.none')}
          action={
            <Button variant="default" component={Link} to={paths.seekerProfile()}>
              {t('skills.profile')}
            </Button>
          }
        >
          {t('skills.noneText')}
        </EmptyState>
      ) : (
        <>
          <p className={panel.quiet}>
            {t('skills.count', { count: held.length })}. {t('skills.from')}
          </p>
          <Chips skills={held} onOpen={setOpen} />
        </>
      )}
      {held.length > 0 && held.length < FEW && <p>{t('skills.few')}</p>}
      {learning.length > 0 && (
        <>
          <h3>{t('skills.learning')}</h3>
          <Chips skills={learning} onOpen={setOpen} />
        </>
      )}
      {out.length > 0 && (
        <>
          <h3>{t('skills.out')}</h3>
          <Chips skills={out} onOpen={setOpen} />
        </>
      )}
      <AddSkills open={held.length < FEW} />
      {open && <SkillDialog skill={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

const Chips = ({ skills, onOpen }: { skills: readonly KnownSkill[]; onOpen: (skill: KnownSkill) => void }) => {
  const t = useWords()
  const markOf = ({ said, evidence }: KnownSkill): string | null => {
    if (said?.first) return t('skills.first')
    if (evidence.some(({ source }) => source === 'test')) return t('skills.tested')
    return said?.stand === 'confirmed' ? t('skills.confirmed') : null
  }
  return (
    <ul className={classes.chips}>
      {skills.map((skill) => {
        const mark = markOf(skill)
        return (
          <li key={skill.key}>
            <button type="button" className={classes.chip} aria-haspopup="dialog" onClick={() => onOpen(skill)}>
              <bdi>{skill.label}</bdi> {mark && <small>({mark})</small>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
