import type { Input } from '../../../../shared/endpoint.ts'
import type { Place } from '../../../hiring/jobs/contract.ts'
import { CORNERS } from '../../distance/area.rules.ts'
import type { addZone, previewZone, Zone } from '../contract.ts'
import type { Point } from '../shape.rules.ts'

export type How = 'town' | 'point' | 'area'

/** A zone as it is being written. */
export type Draft = {
  name: string
  how: How
  town: Place | null
  point: Point | null
  radiusKm: string
  corners: readonly Point[]
  search: string
  type: string
  pay: string
  /** Days of the week, as text: 1 is Monday; none: all. */
  days: readonly string[]
  from: string
  to: string
}

export const EMPTY_DRAFT: Draft = {
  name: '',
  how: 'town',
  town: null,
  point: null,
  radiusKm: '10',
  corners: [],
  search: '',
  type: '',
  pay: '',
  days: [],
  from: '',
  to: '',
}

export const draftOf = (zone: Zone): Draft => ({
  name: zone.name,
  how: zone.kind,
  town:
    zone.kind === 'town' && zone.lat !== null && zone.lng !== null
      ? { ...zone.town, lat: zone.lat, lng: zone.lng }
      : null,
  point: zone.kind === 'point' && zone.lat !== null && zone.lng !== null ? { lat: zone.lat, lng: zone.lng } : null,
  radiusKm: String(zone.radiusKm ?? 10),
  corners: zone.corners,
  search: zone.search ?? '',
  type: zone.type ?? '',
  pay: zone.payMin === null ? '' : String(zone.payMin),
  days: zone.days.map(String),
  from: zone.from ?? '',
  to: zone.to ?? '',
})

/** Where it is, as far as it has been said; null: not yet. */
const shapeOf = ({ how, town, point, radiusKm, corners }: Draft) => {
  const none = { placeId: null, lat: null, lng: null, radiusKm: null, corners: null }
  if (how === 'area') return corners.length < CORNERS.least ? null : { ...none, corners: [...corners] }
  if (how === 'town') return town ? { ...none, placeId: town.id, radiusKm: Number(radiusKm) } : null
  return point ? { ...none, ...point, radiusKm: Number(radiusKm) } : null
}

const filtersOf = ({ search, type, pay }: Draft) => ({
  search: search || null,
  type: (type || null) as Input<typeof addZone>['type'],
  payMin: pay === '' ? null : Number(pay),
})

/** What is sent to keep it; what has not been said is left for the server to ask for. */
export const zoneOf = (draft: Draft): Input<typeof addZone> => ({
  name: draft.name,
  ...(shapeOf(draft) ?? {}),
  ...filtersOf(draft),
  days: draft.days.map(Number),
  from: draft.from || null,
  to: draft.to || null,
})

/** A preview of nothing: never asked for. */
export const NO_PREVIEW: Input<typeof previewZone> = {
  placeId: null,
  lat: null,
  lng: null,
  radiusKm: null,
  payMin: null,
}

/** What a preview is asked for; null: not enough has been said. */
export const previewOf = (draft: Draft): Input<typeof previewZone> | null => {
  const shape = shapeOf(draft)
  if (!shape) return null
  const corners = shape.corners?.map(({ lat, lng }) => `${lat},${lng}`).join(';')
  return { ...shape, corners: corners ?? '', ...filtersOf(draft) }
}
