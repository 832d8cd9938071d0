import { Button, Checkbox, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSession } from '../../../../web/session.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { WORK_MODES } from '../../../adverts/content/kinds.rules.ts'
import { placeParts } from '../../../adverts/content/place.rules.ts'
import { PlacePicker } from '../../../hiring/jobs/screens/Pickers.tsx'
import type { Profile } from '../../profile/contract.ts'
import { profileCall, saveCall } from '../../profile/screens/calls.ts'
import { Wishes } from '../../profile/screens/Wishes.tsx'
import { useWords as useProfileWords } from '../../profile/words/index.ts'
import { useWords } from '../words/index.ts'
import { matchesCall } from './calls.ts'
import classes from './search.module.css'

/** What somebody looks for, as their profile says it. */
export const Goal = ({ onChange }: { onChange: () => void }) => {
  const t = useWords()
  const word = useProfileWords()
  const format = useFormat()
  const { data } = useApiState(profileCall, {})
  if (!data) return null
  const { desired, placeName } = data.profile
  const said = [
    [word('field.titles'), format.list(desired.titles)],
    [word('part.place'), placeName],
    [word('field.countries'), format.list(desired.countries.map(format.countryName))],
    [word('field.modes'), format.list(desired.modes.map((m) => word(`mode.${m}`)))],
  ].filter(([, what]) => what)
  return (
    <section className={classes.card} aria-labelledby="goal">
      <h2 id="goal">{t('goal.title')}</h2>
      {said.length === 0 && <p className={classes.quiet}>{t('goal.none')}</p>}
      {said.length > 0 && (
        <dl className={classes.said}>
          {said.map(([name, what]) => (
            <div key={name}>
              <dt className={classes.quiet}>{name}</dt>
              <dd dir="auto">{what}</dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <Button variant="default" onClick={onChange}>
          {t(said.length === 0 ? 'goal.say' : 'goal.change')}
        </Button>
      </div>
    </section>
  )
}

export const GoalDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const { data } = useApiState(profileCall, {})
  return (
    <Dialog onClose={onClose} title={t('goal.title')} size="lg" closeButtonProps={{ 'aria-label': t('search.close') }}>
      {data && <Form profile={data.profile} version={data.version} onClose={onClose} />}
    </Dialog>
  )
}

type Props = { profile: Profile; version: number; onClose: () => void }

const Form = ({ profile, version, onClose }: Props) => {
  const t = useWords()
  const word = useProfileWords()
  const { countryName } = useFormat()
  const { user } = useSession()
  const [draft, setDraft] = useState(profile)
  const save = useCommand(saveCall, { refreshes: [profileCall, matchesCall] })
  const wrong = save.error?.fields ?? {}
  const wish = (more: Partial<Profile['desired']>) => setDraft({ ...draft, desired: { ...draft.desired, ...more } })
  const { desired } = draft
  const send = () => {
    const { placeName: _, country: __, ...input } = draft
    save.mutate(
      { ...input, version },
      {
        onError: (error) => notify.failure(error.message),
        onSuccess: () => {
          notify.success(t('goal.saved'))
          onClose()
        },
      },
    )
  }
  const switched = <T extends string>(all: readonly T[], one: T, on: boolean): T[] => [
    ...all.filter((x) => x !== one),
    ...(on ? [one] : []),
  ]
  return (
    <form
      className={classes.goal}
      noValidate
      onSubmit={(e) => {
        e.preventDefault()
        send()
      }}
    >
      <TagsInput
        label={word('field.titles')}
        description={t('goal.titlesHint')}
        maxTags={10}
        value={desired.titles}
        error={wrong['desired.titles'] ?? wrong.desired}
        onChange={(titles) => wish({ titles })}
      />
      <PlacePicker
        key={draft.placeId}
        label={word('part.place')}
        description={word('field.placeHint')}
        error={wrong.placeId}
        country={draft.country ?? user?.country_code ?? ''}
        value={
          draft.placeId === null
            ? null
            : { id: draft.placeId, name: draft.placeName, region: '', country: draft.country ?? '', lat: 0, lng: 0 }
        }
        onChange={(found) =>
          setDraft({
            ...draft,
            placeId: found?.id ?? null,
            placeName: found ? placeParts(found, () => '').join(', ') : '',
          })
        }
      />
      <fieldset className={classes.span}>
        <legend>{word('field.countries')}</legend>
        {countryCodes.map((country) => (
          <Checkbox
            key={country}
            label={countryName(country)}
            checked={desired.countries.includes(country)}
            onChange={(e) => wish({ countries: switched(desired.countries, country, e.currentTarget.checked) })}
          />
        ))}
      </fieldset>
      <fieldset className={classes.span}>
        <legend>{word('field.modes')}</legend>
        {WORK_MODES.map((mode) => (
          <Checkbox
            key={mode}
            label={word(`mode.${mode}`)}
            checked={desired.modes.includes(mode)}
            onChange={(e) => wish({ modes: switched(desired.modes, mode, e.currentTarget.checked) })}
          />
        ))}
      </fieldset>
      <Wishes desired={desired} country={draft.country ?? user?.country_code ?? ''} wrong={wrong} onChange={wish} />
      <div className={classes.marks}>
        <Button type="submit" loading={save.isPending}>
          {t('goal.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('goal.cancel')}
        </Button>
      </div>
    </form>
  )
}
