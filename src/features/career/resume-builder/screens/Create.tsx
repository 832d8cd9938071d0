import { Button, NativeSelect, Radio, TextInput } from '@mantine/core'
import { useState } from 'react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useSession } from '../../../../web/session.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { cvsCall } from '../../profile/screens/calls.ts'
import { SOURCES } from '../kinds.rules.ts'
import { useWords } from '../words/index.ts'
import { makeCall, resumesCall } from './calls.ts'
import classes from './resumes.module.css'

type Source = (typeof SOURCES)[number]
const OFFERED = ['profile', 'cv', 'resume', 'nothing'] as const
const HINTS = {
  profile: 'create.profileHint',
  cv: 'create.cvHint',
  resume: 'create.resumeHint',
  nothing: 'create.nothingHint',
} as const

type CreateProps = {
  resumes: readonly { id: string; name: string }[]
  onClose: () => void
  onMade: (id: string) => void
}

/** What a new CV is called, where it is for and what it begins with. */
export default function Create({ resumes, onClose, onMade }: CreateProps) {
  const t = useWords()
  const { countryName } = useFormat()
  const { user } = useSession()
  const home = countryCodes.find((code) => code === user?.country_code) ?? countryCodes[0] ?? ''
  const [name, setName] = useState('')
  const [country, setCountry] = useState(home)
  const [from, setFrom] = useState<Source>('profile')
  const [chosen, setChosen] = useState('')
  const uploaded = useApiState(cvsCall, {}).data?.cvs.filter(({ status }) => status === 'read') ?? []
  const make = useCommand(makeCall, { refreshes: [resumesCall] })
  const choices = from === 'cv' ? uploaded : resumes
  const needsChoice = from === 'cv' || from === 'resume'
  const source = needsChoice ? (choices.find(({ id }) => id === chosen) ?? choices[0])?.id : undefined
  return (
    <Dialog title={t('create.title')} onClose={onClose}>
      <form
        className={classes.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate(
            { name, country, from, source: source ?? null },
            {
              onSuccess: ({ id }) => {
                onClose()
                onMade(id)
              },
            },
          )
        }}
      >
        <TextInput
          label={t('create.name')}
          description={t('create.nameHint')}
          required
          maxLength={120}
          data-autofocus
          value={name}
          error={make.error?.fields.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('create.country')}
          value={country}
          data={countryCodes.map((code) => ({ value: code, label: countryName(code) }))}
          onChange={(event) => setCountry(event.currentTarget.value)}
        />
        <Radio.Group
          label={t('create.from')}
          value={from}
          onChange={(value) => setFrom(SOURCES.find((one) => one === value) ?? 'profile')}
        >
          <div className={classes.stack}>
            {OFFERED.filter((one) => one !== 'resume' || resumes.length > 0).map((one) => (
              <Radio key={one} value={one} label={t(`create.${one}`)} description={t(HINTS[one])} />
            ))}
          </div>
        </Radio.Group>
        {needsChoice && choices.length > 0 && (
          <NativeSelect
            label={t('create.which')}
            value={source ?? ''}
            data={choices.map((one) => ({ value: one.id, label: one.name }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        {from === 'cv' && uploaded.length === 0 && <p className={classes.note}>{t('create.noCvs')}</p>}
        {make.error && !make.error.fields.name && <ErrorState error={make.error} />}
        <div className={classes.row}>
          <Button type="submit" loading={make.isPending} disabled={needsChoice && !source}>
            {t('create.go')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('create.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
