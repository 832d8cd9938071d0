import { Button, NativeSelect, NumberInput, Radio, TextInput } from '@mantine/core'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EMPLOYMENT_TYPES } from '../../../adverts/content/kinds.rules.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import { PlacePicker } from '../../../hiring/jobs/screens/Pickers.tsx'
import { coarsePoint, LONGEST_NAME } from '../../distance/reach.rules.ts'
import { placesCall } from '../../distance/screens/calls.ts'
import classes from '../../distance/screens/distance.module.css'
import { ZONE_BANDS, ZONE_KM } from '../shape.rules.ts'
import { useWords } from '../words/index.ts'
import { Corners } from './Corners.tsx'
import { addCall, changeCall, zonesCall } from './calls.ts'
import { type Draft, type How, zoneOf } from './draft.ts'
import { Preview } from './Preview.tsx'
import { Times } from './Times.tsx'

type Props = {
  /** The zone that is changed; null: a new one. */
  id: string | null
  draft: Draft
  onDraft: (draft: Draft) => void
  onDone: () => void
  hasMap: boolean
}

const HOWS = [
  { how: 'town', label: 'form.town' },
  { how: 'point', label: 'form.point' },
  { how: 'area', label: 'form.area' },
] as const satisfies readonly { how: How; label: string }[]

/** Where a zone is, which jobs it is about, and what it would have told of. */
export const ZoneForm = ({ id, draft, onDraft, onDone, hasMap }: Props) => {
  const t = useWords()
  const job = usePublicJobs()
  const add = useCommand(addCall, { refreshes: [zonesCall] })
  const change = useCommand(changeCall, { refreshes: [zonesCall] })
  const error = add.error ?? change.error
  const wrong = error?.fields ?? {}
  const set = (changes: Partial<Draft>) => onDraft({ ...draft, ...changes })
  const send = () => {
    const done = {
      onSuccess: () => {
        notify.success(t('form.saved', { name: draft.name }))
        onDone()
      },
    }
    if (id === null) add.mutate(zoneOf(draft), done)
    else change.mutate({ id, ...zoneOf(draft) }, done)
  }
  return (
    <form
      className={classes.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!add.isPending && !change.isPending) send()
      }}
    >
      <TextInput
        label={t('form.name')}
        description={t('form.nameHint')}
        maxLength={LONGEST_NAME}
        dir="auto"
        value={draft.name}
        error={wrong.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Radio.Group label={t('form.how')} value={draft.how} onChange={(how) => set({ how: how as How })}>
        <div className={classes.row}>
          {HOWS.map(({ how, label }) => (
            <Radio key={how} value={how} label={t(label)} />
          ))}
        </div>
      </Radio.Group>
      <FromPlaces onDraft={set} />
      <Where draft={draft} set={set} wrong={wrong} hasMap={hasMap} />
      <div className={classes.fields}>
        <TextInput
          label={t('form.search')}
          description={t('form.searchHint')}
          maxLength={120}
          dir="auto"
          value={draft.search}
          error={wrong.search}
          onChange={(event) => set({ search: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('form.type')}
          value={draft.type}
          data={[
            { value: '', label: t('form.any') },
            ...EMPLOYMENT_TYPES.map((type) => ({ value: type, label: job(`types.${type}`) })),
          ]}
          onChange={(event) => set({ type: event.currentTarget.value })}
        />
        <NumberInput
          label={t('form.pay')}
          description={t('form.payHint')}
          min={0}
          max={999_999_999}
          hideControls
          value={draft.pay === '' ? '' : Number(draft.pay)}
          error={wrong.payMin}
          onChange={(pay) => set({ pay: String(pay) })}
        />
      </div>
      <Times draft={draft} set={set} wrong={wrong} />
      <Preview draft={draft} />
      {error && Object.keys(wrong).length === 0 && <p role="alert">{error.message}</p>}
      <div className={classes.row}>
        <Button type="submit" loading={add.isPending || change.isPending}>
          {t(id === null ? 'form.save' : 'form.saveChange')}
        </Button>
        {id !== null && (
          <Button variant="default" onClick={onDone}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The places of the distance filter, to begin with. */
const FromPlaces = ({ onDraft }: { onDraft: (changes: Partial<Draft>) => void }) => {
  const t = useWords()
  const places = useApiState(placesCall, {}).data?.places.filter(({ excluded }) => !excluded) ?? []
  if (places.length === 0) return null
  return (
    <div className={classes.row}>
      <span className={classes.quiet}>{t('form.fromPlaces')}</span>
      {places.map(({ id, name, town, isPoint, lat, lng }) => (
        <Button
          key={id}
          size="compact-sm"
          variant="default"
          onClick={() =>
            onDraft(
              isPoint
                ? { name, how: 'point', point: { lat, lng } }
                : { name, how: 'town', town: { ...town, lat, lng } },
            )
          }
        >
          {t('form.fromPlace', { name })}
        </Button>
      ))}
    </div>
  )
}

type WhereProps = {
  draft: Draft
  set: (changes: Partial<Draft>) => void
  wrong: Readonly<Record<string, string>>
  hasMap: boolean
}

const Where = ({ draft, set, wrong, hasMap }: WhereProps) => {
  const t = useWords()
  const format = useFormat()
  const { how, town, point, corners, radiusKm } = draft
  if (how === 'area')
    return (
      <Corners corners={corners} error={wrong.corners ?? wrong.placeId} onCorners={(next) => set({ corners: next })} />
    )
  const bands = [...new Set([...ZONE_BANDS, Number(radiusKm)])].sort((a, b) => a - b)
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => set({ point: coarsePoint({ lat: coords.latitude, lng: coords.longitude }) }),
      () => notify.failure(t('form.positionRefused')),
      { maximumAge: 600_000, timeout: 15_000 },
    )
  return (
    <div className={classes.fields}>
      {how === 'town' ? (
        <PlacePicker
          key={town?.id ?? 0}
          label={t('form.townName')}
          description={t('form.townHint')}
          country=""
          value={town}
          error={wrong.placeId}
          onChange={(found) => set({ town: found })}
        />
      ) : (
        <div className={classes.beside}>
          <p className={classes.quiet}>{t(hasMap ? 'form.pointHint' : 'form.needsMap')}</p>
          {point && <p>{t('form.chosen', { north: format.number(point.lat), east: format.number(point.lng) })}</p>}
          {(wrong.lat ?? wrong.placeId) && <p role="alert">{wrong.lat ?? wrong.placeId}</p>}
          <p className={classes.quiet}>{t('form.positionHint')}</p>
          <Button size="compact-sm" variant="default" onClick={locate}>
            {t('form.position')}
          </Button>
        </div>
      )}
      <NativeSelect
        label={t('form.distance')}
        description={
          Number(radiusKm) < ZONE_KM.whole ? t(how === 'town' ? 'form.halfTown' : 'form.halfPoint') : undefined
        }
        value={radiusKm}
        error={wrong.radiusKm}
        data={bands.map((km) => ({ value: String(km), label: t('form.km', { km: format.number(km) }) }))}
        onChange={(event) => set({ radiusKm: event.currentTarget.value })}
      />
    </div>
  )
}
