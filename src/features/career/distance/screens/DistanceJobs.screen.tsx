import { Button, Skeleton, Switch } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import { EMPLOYMENT_TYPES } from '../../../adverts/content/kinds.rules.ts'
import { Corners } from '../../zones/screens/Corners.tsx'
import { CORNERS } from '../area.rules.ts'
import type { listOwnPlaces, OwnPlace } from '../contract.ts'
import { coarsePoint, MOST_PLACES, type Point } from '../reach.rules.ts'
import { useWords } from '../words/index.ts'
import { AddPlace } from './AddPlace.tsx'
import { mapCall, placesCall } from './calls.ts'
import classes from './distance.module.css'
import { Filter, NO_FILTERS } from './Filter.tsx'
import { Found } from './Found.tsx'
import { JobMap } from './JobMap.tsx'
import { Places } from './Places.tsx'
import { Towns } from './Towns.tsx'

const AT = { ...NO_FILTERS, area: '', where: 'near', town: '', page: '1' }

/** Jobs by how far they are: one's places, a map and a list of the same towns, and the jobs themselves. */
export default function DistanceJobs() {
  const t = useWords()
  const own = useApiState(placesCall, {})
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className={classes.stack}>
        <details className={classes.quiet}>
          <summary>{t('how')}</summary>
          <p>{t('howLine')}</p>
          <p>{t('howTown')}</p>
          <p>{t('howSize')}</p>
          <p>{t('howPrivate')}</p>
          <p>{t('howMap')}</p>
        </details>
        <WhenLoaded answer={own} waiting={<Skeleton height={240} />}>
          {(data) => <Reach own={data} />}
        </WhenLoaded>
      </div>
    </Page>
  )
}

const Reach = ({ own: { places, suggested } }: { own: Output<typeof listOwnPlaces> }) => {
  const t = useWords()
  const [picking, setPicking] = useState(false)
  const [point, setPoint] = useState<Point | null>(null)
  const pick = useCallback((at: Point) => {
    setPoint(coarsePoint(at))
    setPicking(false)
  }, [])
  return (
    <>
      <section className={classes.card} aria-labelledby="places">
        <h2 id="places">{t('places.title')}</h2>
        <Places places={places} suggested={suggested} />
        {places.length >= MOST_PLACES ? (
          <p className={classes.quiet}>{t('places.most')}</p>
        ) : (
          <AddPlace
            open={places.length === 0}
            point={point}
            onPoint={setPoint}
            picking={picking}
            onPicking={places.length > 0 ? setPicking : null}
          />
        )}
      </section>
      {places.length > 0 && <Jobs places={places} point={point} onPick={picking ? pick : undefined} />}
    </>
  )
}

/** An area as an address writes it. */
const writeArea = (corners: readonly Point[]): string => corners.map(({ lat, lng }) => `${lat},${lng}`).join(';')
const readArea = (written: string): Point[] =>
  written === ''
    ? []
    : written.split(';').map((part) => {
        const [lat, lng] = part.split(',')
        return { lat: Number(lat), lng: Number(lng) }
      })

type JobsProps = { places: readonly OwnPlace[]; point: Point | null; onPick: ((at: Point) => void) | undefined }
const NO_TOWNS: never[] = []

const Jobs = ({ places, point, onPick }: JobsProps) => {
  const t = useWords()
  const [at, go] = useAddress(AT)
  const type = EMPLOYMENT_TYPES.find((one) => one === at.type) ?? null
  const mode = (['onsite', 'hybrid'] as const).find((one) => one === at.mode) ?? null
  const [corners, setCorners] = useState<readonly Point[]>(() => readArea(at.area))
  const [drawing, setDrawing] = useState(at.area !== '')
  const changeCorners = (next: readonly Point[]) => {
    setCorners(next)
    void go({ area: next.length >= CORNERS.least ? writeArea(next) : '', town: '', page: '1' })
  }
  const draw = (shown: Point) => {
    const corner = coarsePoint(shown)
    const isThere = corners.some(({ lat, lng }) => lat === corner.lat && lng === corner.lng)
    if (!isThere && corners.length < CORNERS.most) changeCorners([...corners, corner])
  }
  const shapes = useMemo(
    () => (drawing && corners.length > 0 ? [{ id: 'area', points: corners, drafted: true }] : NO_TOWNS),
    [drawing, corners],
  )
  const filters = { search: at.search || null, type, mode, payMin: at.pay || null, area: at.area || null }
  const map = useApiState(mapCall, filters)
  const town = Number(at.town) || null
  const toTown = useCallback((id: number) => void go({ town: String(id), where: 'near', page: '1' }), [go])
  const towns = map.data?.towns ?? NO_TOWNS
  const about = useMemo(() => (point ? [point] : NO_TOWNS), [point])
  const sort = at.sort === 'newest' ? 'newest' : 'near'
  const isRemote = at.where === 'remote'
  const named = towns.find(({ id }) => id === town)
  return (
    <>
      <Filter
        key={[at.search, at.type, at.mode, at.pay, at.sort].join('\n')}
        at={at}
        country={map.data?.country ?? null}
        onShow={(changes) => void go({ ...changes, town: '', page: '1' })}
      />
      <section className={classes.card} aria-labelledby="area">
        <h2 id="area">{t('area.title')}</h2>
        <Switch
          label={t('area.draw')}
          description={t('area.hint')}
          checked={drawing}
          onChange={(event) => {
            setDrawing(event.currentTarget.checked)
            if (!event.currentTarget.checked) changeCorners([])
          }}
        />
        {drawing && <Corners corners={corners} onCorners={changeCorners} error={map.error?.fields.area} />}
      </section>
      {map.error && !map.error.fields.area && (
        <ErrorState error={map.error} onRetry={() => void map.refetch()} retrying={map.isFetching} />
      )}
      <div className={classes.halves}>
        <section aria-labelledby="map">
          <h2 id="map" className={classes.title}>
            {t('map.title')}
          </h2>
          <JobMap
            name={t('map.name')}
            circles={drawing ? NO_TOWNS : places}
            shapes={shapes}
            towns={towns}
            about={about}
            onTown={toTown}
            onPick={onPick ?? (drawing ? draw : undefined)}
          />
        </section>
        {towns.length > 0 && <Towns towns={towns} chosen={town} onTown={toTown} />}
      </div>
      <section className={classes.stack} aria-labelledby="jobs">
        <h2 id="jobs" className={classes.title}>
          {t('found.title')}
        </h2>
        {map.data && (
          <>
            <div className={classes.fields}>
              <button
                type="button"
                className={classes.town}
                aria-pressed={!isRemote}
                onClick={() => void go({ where: 'near', town: '', page: '1' })}
              >
                {t('found.within')}: <b>{t('found.jobs', { count: map.data.jobs })}</b>
              </button>
              <button
                type="button"
                className={classes.town}
                aria-pressed={isRemote}
                onClick={() => void go({ where: 'remote', town: '', page: '1' })}
              >
                {t('found.remote')}: <b>{t('found.jobs', { count: map.data.remote })}</b>
              </button>
            </div>
            {isRemote && <p className={classes.quiet}>{t('found.remoteText')}</p>}
            {!isRemote && map.data.maybe > 0 && (
              <p className={classes.quiet}>{at.area ? t('area.maybe') : t('found.maybe', { count: map.data.maybe })}</p>
            )}
            {!isRemote && map.data.unknown > 0 && (
              <p className={classes.quiet}>{t('found.unknown', { count: map.data.unknown })}</p>
            )}
            {!isRemote && map.data.silentOnPay > 0 && (
              <p className={classes.quiet}>{t('found.silent', { count: map.data.silentOnPay })}</p>
            )}
          </>
        )}
        {town !== null && !isRemote && (
          <p className={classes.row}>
            {named && <bdi>{t('found.inTown', { town: named.name })}</bdi>}
            <Button size="compact-sm" variant="default" onClick={() => void go({ town: '', page: '1' })}>
              {t('found.all')}
            </Button>
          </p>
        )}
        {map.data && (
          <Found
            key={JSON.stringify([filters, sort, at.where, at.town])}
            asked={{ ...filters, sort, where: isRemote ? 'remote' : 'near', town: isRemote ? null : town }}
            nearest={map.data.nearest}
            places={places}
            page={Math.max(1, Number(at.page) || 1)}
            onPage={(page) => void go({ page: String(page) })}
          />
        )}
      </section>
    </>
  )
}
