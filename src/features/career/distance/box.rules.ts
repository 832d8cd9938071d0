import { ringsOf } from '../../adverts/maps/ground.rules.ts'

/** A piece of the earth between two parallels and two meridians. */
export type Box = { south: number; west: number; north: number; east: number }

/** A box is so many units wide and high, whatever it holds: its outlines are whole units. */
export const UNITS = 2_000
const STEP = 0.5
const DEGREE_KM = 111.2

/** A box in whole steps around another, so that near ones are the same. */
export const steppedBox = ({ south, west, north, east }: Box): Box => ({
  south: Math.max(-90, Math.floor(south / STEP) * STEP),
  west: Math.max(-180, Math.floor(west / STEP) * STEP),
  north: Math.min(90, Math.max(Math.ceil(north / STEP), Math.floor(south / STEP) + 1) * STEP),
  east: Math.min(180, Math.max(Math.ceil(east / STEP), Math.floor(west / STEP) + 1) * STEP),
})

type Round = { lat: number; lng: number; radiusKm: number }

/** What has to be seen of some circles, with room around them. */
export const boxAround = (circles: readonly Round[], roomKm: number): Box | null => {
  if (circles.length === 0) return null
  const sides = circles.map(({ lat, lng, radiusKm }) => {
    const up = (radiusKm + roomKm) / DEGREE_KM
    const across = up / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
    return { south: lat - up, west: lng - across, north: lat + up, east: lng + across }
  })
  return {
    south: Math.max(-85, Math.min(...sides.map((s) => s.south))),
    west: Math.max(-180, Math.min(...sides.map((s) => s.west))),
    north: Math.min(85, Math.max(...sides.map((s) => s.north))),
    east: Math.min(180, Math.max(...sides.map((s) => s.east))),
  }
}

/** The outlines of a box as points of the earth: [latitude, longitude]. */
export const outlinesOf = (path: string, { south, west, north, east }: Box): [number, number][][] =>
  ringsOf(path).map((ring) =>
    ring.map(({ x, y }) => [north - (y / UNITS) * (north - south), west + (x / UNITS) * (east - west)]),
  )
