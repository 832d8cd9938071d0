import { Button, NativeSelect } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState } from '../../../../web/ui/states.tsx'
import type { OwnPlace } from '../contract.ts'
import { BANDS } from '../reach.rules.ts'
import { useWords } from '../words/index.ts'
import { addPlaceCall, changePlaceCall, deletePlaceCall, OF_PLACES } from './calls.ts'
import classes from './distance.module.css'

const USUAL_KM = 10

type Suggested = { id: number; name: string } | null

/** The places somebody counts from: how far from each, what it is for, and away with it. */
export const Places = ({ places, suggested }: { places: readonly OwnPlace[]; suggested: Suggested }) => {
  const t = useWords()
  const add = useCommand(addPlaceCall, { refreshes: OF_PLACES })
  if (places.length === 0)
    return (
      <EmptyState
        title={t('places.none')}
        action={
          suggested && (
            <Button
              variant="default"
              loading={add.isPending}
              onClick={() =>
                add.mutate(
                  { name: t('add.home'), placeId: suggested.id, radiusKm: USUAL_KM, excluded: false },
                  { onError: (error) => notify.failure(error.message) },
                )
              }
            >
              {t('places.startWith', { town: suggested.name })}
            </Button>
          )
        }
      >
        {t('places.noneText')}
      </EmptyState>
    )
  return (
    <>
      <ul className={classes.list}>
        {places.map((place) => (
          <Place key={place.id} place={place} />
        ))}
      </ul>
      {places.every(({ excluded }) => excluded) && <p>{t('places.only')}</p>}
    </>
  )
}

const Place = ({ place }: { place: OwnPlace }) => {
  const t = useWords()
  const format = useFormat()
  const change = useCommand(changePlaceCall, { refreshes: OF_PLACES })
  const away = useCommand(deletePlaceCall, { refreshes: OF_PLACES })
  const { id, name, town, isPoint, radiusKm, excluded } = place
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  const bands = [...new Set([...BANDS, radiusKm])].sort((a, b) => a - b)
  const where = format.list([
    town.name,
    town.region !== town.name ? town.region : null,
    format.countryName(town.country),
  ])
  return (
    <li className={classes.place}>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <p className={classes.quiet}>{t(isPoint ? 'places.pointNear' : 'places.townOf', { town: where })}</p>
      </div>
      <NativeSelect
        label={t('places.distance')}
        aria-label={t('places.distanceOf', { name })}
        value={String(radiusKm)}
        disabled={change.isPending}
        data={bands.map((km) => ({ value: String(km), label: t('places.km', { km: format.number(km) }) }))}
        onChange={(event) => change.mutate({ id, name, excluded, radiusKm: Number(event.currentTarget.value) }, failed)}
      />
      <NativeSelect
        label={t('places.use')}
        aria-label={t('places.useOf', { name })}
        value={excluded ? 'excluded' : 'around'}
        disabled={change.isPending}
        data={[
          { value: 'around', label: t('places.around') },
          { value: 'excluded', label: t('places.excluded') },
        ]}
        onChange={(event) =>
          change.mutate({ id, name, radiusKm, excluded: event.currentTarget.value === 'excluded' }, failed)
        }
      />
      <Button
        variant="default"
        aria-label={t('places.deleteOf', { name })}
        loading={away.isPending}
        onClick={() =>
          away.mutate({ id }, { ...failed, onSuccess: () => notify.success(t('places.deleted', { name })) })
        }
      >
        {t('places.delete')}
      </Button>
    </li>
  )
}
