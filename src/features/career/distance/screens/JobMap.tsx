import { ActionIcon, Skeleton } from '@mantine/core'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useRef } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { boxAround } from '../box.rules.ts'
import { useWords } from '../words/index.ts'
import { landCall } from './calls.ts'
import type { Drawing, MapHandle } from './drawing.ts'
import classes from './map.module.css'

const MapCanvas = lazy(() => import('./MapCanvas.tsx'))

const ROOM_KM = 60

type Props = Omit<Drawing, 'land'> & { name: string; onPick?: ((at: { lat: number; lng: number }) => void) | undefined }

/** A map of one's places and of towns with jobs, drawn from outlines of our own; whatever stands on it stands in a list beside it. */
export const JobMap = ({ name, onPick, ...drawing }: Props) => {
  const t = useWords()
  const handle = useRef<MapHandle>(null)
  const points = drawing.shapes.flatMap((shape) => shape.points.map((at) => ({ ...at, radiusKm: 0 })))
  const box = boxAround(
    [...drawing.circles, ...points, ...drawing.about.map((at) => ({ ...at, radiusKm: 0 }))],
    ROOM_KM,
  )
  const land = useApiState(landCall, box ?? { south: 0, west: 0, north: 1, east: 1 }, { enabled: box !== null })
  if (box === null) return null
  const waiting = <Skeleton className={classes.waiting} height="100%" role="status" aria-label={t('map.loading')} />
  return (
    <figure className={classes.figure}>
      <div className={classes.frame} dir="ltr" data-picks={onPick ? true : undefined}>
        <Suspense fallback={waiting}>
          {land.data || land.error ? (
            <MapCanvas
              {...drawing}
              land={land.data ?? { ...box, land: '' }}
              name={name}
              keys={t('map.keys')}
              handle={handle}
              onPick={onPick}
            />
          ) : (
            waiting
          )}
        </Suspense>
        <div className={classes.buttons}>
          <ActionIcon variant="default" size={36} aria-label={t('map.in')} onClick={() => handle.current?.zoom(1)}>
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size={36} aria-label={t('map.out')} onClick={() => handle.current?.zoom(-1)}>
            <IconMinus size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size={36} aria-label={t('map.all')} onClick={() => handle.current?.fit()}>
            <IconFocusCentered size={18} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <figcaption className={classes.caption}>
        {onPick && <p role="status">{t('map.pick')}</p>}
        {land.error && <p>{t('map.failed')}</p>}
        <ul className={classes.legend}>
          {drawing.circles.some((circle) => !circle.excluded) && <li data-mark="place">{t('map.legendPlace')}</li>}
          {drawing.circles.some((circle) => circle.excluded) && <li data-mark="excluded">{t('map.legendExcluded')}</li>}
          {drawing.towns.length > 0 && <li data-mark="town">{t('map.legendTown')}</li>}
          {drawing.towns.length > 0 && <li data-mark="spread">{t('map.legendSpread')}</li>}
        </ul>
        <p>{t('map.source')}</p>
      </figcaption>
    </figure>
  )
}
