import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCertificate } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { HeldSkill, listSkillsOfPeople } from '../setup.contract.ts'
import { useWords } from '../words/index.ts'
import { peopleSkillsCall } from './calls.ts'
import classes from './roster.module.css'

const PersonSkills = lazy(() => import('./PersonSkills.tsx').then((file) => ({ default: file.PersonSkills })))

export type SkilledPerson = Output<typeof listSkillsOfPeople>['people'][number]

const AT = { tab: 'skills', search: '', skill: '', ending: '' }
const TONE = { valid: 'ok', soon: 'careful', over: 'wrong' } as const

/** Who holds which skill or licence, until when, and the paper that shows it. */
export const Skills = () => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const [search] = useDebouncedValue(at.search, 250)
  const [chosen, setChosen] = useState<SkilledPerson | null>(null)
  const asked = { search, skillId: at.skill, ending: at.ending === 'yes' ? ('yes' as const) : ('' as const) }
  const { data, error, isFetching, refetch } = useApiState(peopleSkillsCall, asked)
  const change = (values: Partial<typeof AT>) => void go(values, { replace: true })
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          className={classes.grow}
          aria-label={t('search')}
          placeholder={t('search')}
          value={at.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        <NativeSelect
          aria-label={t('skill')}
          value={at.skill}
          onChange={(event) => change({ skill: event.currentTarget.value })}
          data={[
            { value: '', label: t('skillsHeld.all') },
            ...(data?.skills ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Checkbox
          label={t('skillsHeld.ending')}
          checked={at.ending === 'yes'}
          onChange={(event) => change({ ending: event.currentTarget.checked ? 'yes' : '' })}
        />
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} kept={Boolean(data)} />}
      {!data && !error && <LoadingTable rows={8} columns={3} />}
      {data && data.skills.length === 0 && (
        <EmptyState
          icon={<IconCertificate size={22} />}
          title={t('skillsHeld.noSkills')}
          action={
            data.mayChange ? (
              <Button onClick={() => change({ tab: 'setup' })}>{t('skillsHeld.toSetup')}</Button>
            ) : undefined
          }
        >
          {t('skillsHeld.noSkillsText')}
        </EmptyState>
      )}
      {data && data.skills.length > 0 && data.people.length === 0 && (
        <EmptyState title={t('noPeople')}>{t('skillsHeld.nobody')}</EmptyState>
      )}
      {data && data.skills.length > 0 && (
        <ul className={classes.list}>
          {data.people.map((person) => (
            <li key={person.id} className={classes.item}>
              <span>
                <strong>
                  <bdi>{person.name}</bdi>
                </strong>{' '}
                <span className={classes.quiet}>
                  <bdi>{person.department}</bdi>
                </span>
                {person.skills.length === 0 && <span className={classes.quiet}> · {t('skillsHeld.none')}</span>}
                {person.skills.map((skill) => (
                  <Held key={skill.id} skill={skill} />
                ))}
              </span>
              {data.mayChange && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('skillsHeld.changeOf', { name: person.name })}
                  onClick={() => setChosen(person)}
                >
                  {t('skillsHeld.change')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data?.more && <p className={classes.quiet}>{t('moreThan', { count: data.people.length })}</p>}
      <Suspense>
        {chosen && data && <PersonSkills person={chosen} skills={data.skills} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  )
}

const Held = ({ skill }: { skill: HeldSkill }) => {
  const t = useWords()
  const { day } = useFormat()
  const { name, number, expiresOn, document, state } = skill
  const until = () => {
    if (expiresOn === null) return t('skillsHeld.forGood')
    return t(state === 'over' ? 'skillsHeld.ended' : 'skillsHeld.until', { day: day(expiresOn) })
  }
  return (
    <span className={classes.held}>
      <bdi>{name}</bdi>{' '}
      {number && (
        <bdi dir="ltr" className={classes.quiet}>
          {number}
        </bdi>
      )}{' '}
      <StatusBadge tone={TONE[state]}>{until()}</StatusBadge>{' '}
      <span className={classes.quiet}>{document ? <bdi>{document}</bdi> : t('skillsHeld.noPaper')}</span>
    </span>
  )
}
