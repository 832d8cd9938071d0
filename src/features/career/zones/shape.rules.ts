/** What a zone is: a circle, or an area between corners. */

export type Point = { lat: number; lng: number }
export type Circle = Point & { radiusKm: number }
export type Shape = { circle: Circle; corners: null } | { circle: null; corners: readonly Point[] }

export const MOST_ZONES = 10
/** Half a kilometre, or a whole number of them. */
export const ZONE_KM = { least: 0.5, whole: 1, most: 50 } as const
export const ZONE_BANDS = [0.5, 1, 2, 5, 10, 20, 50] as const
/** Whether a zone may be so large. */
export const isZoneKm = (km: number): boolean =>
  km === ZONE_KM.least || (Number.isInteger(km) && km >= ZONE_KM.whole && km <= ZONE_KM.most)
export const PREVIEW_DAYS = 30
/** More alerts a day than this are too many to read one by one. */
export const MANY_A_DAY = 5
export const MOST_A_DAY = 5

/** The middle of an area: where it is asked which country it lies in. */
export const middleOf = (corners: readonly Point[]): Point => ({
  lat: corners.reduce((sum, { lat }) => sum + lat, 0) / corners.length,
  lng: corners.reduce((sum, { lng }) => sum + lng, 0) / corners.length,
})

/** For how many days a zone may wait with what it finds: until tomorrow, or a week; 0 ends it. */
export const SNOOZES = [0, 1, 7] as const
