import { Button, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { startView } from '../../../../web/session.ts'
import { homeOf } from '../../../../web/shell/navigation.ts'
import { Section } from '../../accounts/screens/security/Section.tsx'
import { useWords } from '../words/index.ts'
import classes from './administrators.module.css'
import { startViewCall, viewChoicesCall } from './calls.ts'

const PAUSE_MS = 250

/** Choose a role or a person, and see the product as they do. */
export const ViewAs = () => {
  const t = useWords()
  const [role, setRole] = useState<string | null>(null)
  const [person, setPerson] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, PAUSE_MS)
  const { data } = useApiState(viewChoicesCall, { search })
  const start = useCommand(startViewCall)
  const roles = data?.roles ?? []
  const begin = () =>
    start.mutate(person ? { userId: person } : { role: roles.find((one) => one === role) }, {
      onSuccess: (answer) => {
        startView(answer)
        // Anew, so that nothing read as oneself is shown.
        location.assign(homeOf(answer.user.role))
      },
      onError: (failure) => notify.failure(failure.message),
    })
  const people = (data?.people ?? []).map((one) => ({ value: one.userId, label: `${one.name} · ${one.email}` }))
  return (
    <Section title={t('viewAs.title')} about={t('viewAs.about')}>
      <div className={classes.viewAs}>
        <Select
          label={t('viewAs.role')}
          placeholder={t('viewAs.choose')}
          data={roles.map((one) => ({ value: one, label: t(`roles.${one}`) }))}
          value={role}
          onChange={(next) => {
            setRole(next)
            setPerson(null)
          }}
          clearable
        />
        <Select
          label={t('viewAs.person')}
          placeholder={t('viewAs.search')}
          data={people}
          value={person}
          searchable
          clearable
          onSearchChange={setTyped}
          // The server has searched already.
          filter={({ options }) => options}
          nothingFoundMessage={t('viewAs.nobody')}
          onChange={(next) => {
            setPerson(next)
            setRole(null)
          }}
        />
        <Button onClick={begin} disabled={!role && !person} loading={start.isPending}>
          {t('viewAs.start')}
        </Button>
      </div>
    </Section>
  )
}
