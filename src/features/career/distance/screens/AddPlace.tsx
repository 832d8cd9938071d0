import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { PlacePicker } from '../../../hiring/jobs/screens/Pickers.tsx'
import { BANDS, coarsePoint, LONGEST_NAME, type Point } from '../reach.rules.ts'
import { useWords } from '../words/index.ts'
import { addPlaceCall, OF_PLACES } from './calls.ts'
import classes from './distance.module.css'

type Town = NonNullable<Parameters<typeof PlacePicker>[0]['value']>
type Props = {
  open: boolean
  /** A point that was chosen on the map. */
  point: Point | null
  onPoint: (point: Point | null) => void
  picking: boolean
  /** Null: there is no map to choose on yet. */
  onPicking: ((picking: boolean) => void) | null
}

/** A town of the list, a point of the map, or where the device is, once: rounded before it leaves the device. */
export const AddPlace = ({ open, point, onPoint, picking, onPicking }: Props) => {
  const t = useWords()
  const format = useFormat()
  const [name, setName] = useState('')
  const [town, setTown] = useState<Town | null>(null)
  const [radiusKm, setRadius] = useState('10')
  const [round, setRound] = useState(0)
  const add = useCommand(addPlaceCall, { refreshes: OF_PLACES })
  const wrong = add.error?.fields ?? {}
  const send = () =>
    add.mutate(
      {
        name,
        placeId: point ? null : (town?.id ?? null),
        lat: point?.lat ?? null,
        lng: point?.lng ?? null,
        radiusKm: Number(radiusKm),
        excluded: false,
      },
      {
        onSuccess: () => {
          notify.success(t('add.added', { name }))
          setName('')
          setTown(null)
          onPoint(null)
          setRound(round + 1)
        },
      },
    )
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onPoint(coarsePoint({ lat: coords.latitude, lng: coords.longitude })),
      () => notify.failure(t('add.positionRefused')),
      { maximumAge: 600_000, timeout: 15_000 },
    )
  return (
    <details open={open}>
      <summary>{t('add.title')}</summary>
      <form
        className={classes.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!add.isPending) send()
        }}
      >
        <div className={classes.fields}>
          <TextInput
            label={t('add.name')}
            description={t('add.nameHint')}
            maxLength={LONGEST_NAME}
            dir="auto"
            value={name}
            error={wrong.name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {point ? (
            <div className={classes.beside}>
              <p>{t('add.chosen', { north: format.number(point.lat), east: format.number(point.lng) })}</p>
              {wrong.lat && <p role="alert">{wrong.lat}</p>}
              <Button size="compact-sm" variant="default" onClick={() => onPoint(null)}>
                {t('add.clear')}
              </Button>
            </div>
          ) : (
            <PlacePicker
              key={round}
              label={t('add.town')}
              description={t('add.townHint')}
              country=""
              value={town}
              error={wrong.placeId}
              onChange={setTown}
            />
          )}
          <NativeSelect
            label={t('places.distance')}
            value={radiusKm}
            error={wrong.radiusKm}
            data={BANDS.map((km) => ({ value: String(km), label: t('places.km', { km: format.number(km) }) }))}
            onChange={(event) => setRadius(event.currentTarget.value)}
          />
        </div>
        {picking && <p className={classes.quiet}>{t('add.onMapHint')}</p>}
        <p className={classes.quiet}>{t('add.positionHint')}</p>
        {add.error && Object.keys(wrong).length === 0 && <p role="alert">{add.error.message}</p>}
        <div className={classes.row}>
          <Button type="submit" loading={add.isPending}>
            {t('add.add')}
          </Button>
          {onPicking && (
            <Button variant="default" aria-pressed={picking} onClick={() => onPicking(!picking)}>
              {t(picking ? 'add.onMapStop' : 'add.onMap')}
            </Button>
          )}
          <Button variant="default" onClick={locate}>
            {t('add.position')}
          </Button>
        </div>
      </form>
    </details>
  )
}
