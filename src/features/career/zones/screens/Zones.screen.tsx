import { Skeleton } from '@mantine/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { CORNERS } from '../../distance/area.rules.ts'
import { coarsePoint } from '../../distance/reach.rules.ts'
import classes from '../../distance/screens/distance.module.css'
import type { MapShape } from '../../distance/screens/drawing.ts'
import { JobMap } from '../../distance/screens/JobMap.tsx'
import type { Zones as Answer, Zone } from '../contract.ts'
import { MOST_ZONES, type Point } from '../shape.rules.ts'
import { useWords } from '../words/index.ts'
import { zonesCall } from './calls.ts'
import { type Draft, draftOf, EMPTY_DRAFT } from './draft.ts'
import { Hits } from './Hits.tsx'
import { NearMe } from './NearMe.tsx'
import { Rests } from './Rests.tsx'
import { ZoneForm } from './ZoneForm.tsx'
import { ZoneList } from './ZoneList.tsx'

/** Areas in which somebody wants to hear of new jobs. */
export default function Zones() {
  const t = useWords()
  const answer = useApiState(zonesCall, {})
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className={classes.stack}>
        <p>{t('howTracking')}</p>
        <details className={classes.quiet}>
          <summary>{t('how')}</summary>
          <p>{t('howNews')}</p>
          <p>{t('howTown')}</p>
          <p>{t('howPrivate')}</p>
        </details>
        <WhenLoaded answer={answer} waiting={<Skeleton height={320} />}>
          {(data) => <Inside answer={data} />}
        </WhenLoaded>
      </div>
    </Page>
  )
}

const NONE: never[] = []

/** What the map shows of zones and of the one that is being made. */
const useDrawing = (zones: readonly Zone[], draft: Draft, suggested: Point | null) => {
  const circles = useMemo(
    () =>
      zones.flatMap(({ id, lat, lng, radiusKm }) =>
        lat !== null && lng !== null && radiusKm !== null ? [{ id, lat, lng, radiusKm, excluded: false }] : [],
      ),
    [zones],
  )
  const middle = draft.how === 'town' ? draft.town : draft.point
  const drafted = useMemo(
    () =>
      draft.how !== 'area' && middle
        ? [{ id: 'draft', lat: middle.lat, lng: middle.lng, radiusKm: Number(draft.radiusKm), excluded: false }]
        : NONE,
    [draft.how, draft.radiusKm, middle],
  )
  const shapes = useMemo((): MapShape[] => {
    const areas = zones.filter(({ kind }) => kind === 'area')
    const own = areas.map(({ id, corners }) => ({ id, points: corners, drafted: false }))
    return draft.how === 'area' && draft.corners.length > 0
      ? [...own, { id: 'draft', points: draft.corners, drafted: true }]
      : own
  }, [zones, draft.how, draft.corners])
  const all = useMemo(() => [...circles, ...drafted], [circles, drafted])
  const about = useMemo(() => (suggested ? [suggested] : NONE), [suggested])
  return { circles: all, shapes, about, hasMap: all.length + shapes.length + about.length > 0 }
}

const Inside = ({ answer: { zones, settings, isPaid, hits, suggested } }: { answer: Answer }) => {
  const t = useWords()
  const [editing, setEditing] = useState<Zone | null>(null)
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const form = useRef<HTMLHeadingElement>(null)
  // The zone that is changed is drawn as it is being changed.
  const others = useMemo(() => zones.filter(({ id }) => id !== editing?.id), [zones, editing])
  const { circles, shapes, about, hasMap } = useDrawing(others, draft, suggested)
  const pick = useCallback((at: Point) => {
    const point = coarsePoint(at)
    setDraft((before) => {
      if (before.how === 'point') return { ...before, point }
      const isThere = before.corners.some(({ lat, lng }) => lat === point.lat && lng === point.lng)
      return isThere || before.corners.length >= CORNERS.most
        ? before
        : { ...before, corners: [...before.corners, point] }
    })
  }, [])
  useEffect(() => {
    if (editing) form.current?.focus()
  }, [editing])
  const edit = (zone: Zone) => {
    setEditing(zone)
    setDraft(draftOf(zone))
  }
  const done = () => {
    setEditing(null)
    setDraft(EMPTY_DRAFT)
  }
  const mayAdd = zones.length < MOST_ZONES || editing !== null
  return (
    <>
      {!isPaid && <p role="status">{t('unpaid')}</p>}
      {isPaid && <NearMe />}
      <section className={classes.stack} aria-labelledby="zones">
        <h2 id="zones" className={classes.title}>
          {t('zones.title')}
        </h2>
        <ZoneList zones={zones} onEdit={edit} />
      </section>
      {mayAdd ? (
        <section className={classes.card} aria-labelledby="zone-form">
          <h2 id="zone-form" ref={form} tabIndex={-1}>
            {editing ? t('form.change', { name: editing.name }) : t('form.add')}
          </h2>
          <div className={classes.halves}>
            <ZoneForm id={editing?.id ?? null} draft={draft} onDraft={setDraft} onDone={done} hasMap={hasMap} />
            <JobMap
              name={t('map')}
              circles={circles}
              shapes={shapes}
              towns={NONE}
              about={about}
              onPick={draft.how === 'town' ? undefined : pick}
            />
          </div>
        </section>
      ) : (
        <p>{t('zones.most')}</p>
      )}
      <Hits hits={hits} />
      <Rests key={JSON.stringify(settings)} settings={settings} />
    </>
  )
}
