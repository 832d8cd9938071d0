import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { clipRing, pathOf, type Ring, simplifyRing } from '../../adverts/maps/ground.rules.ts'
import { type Box, UNITS } from './box.rules.ts'

/** The outlines of all countries (Natural Earth 1:10m, public domain), from a package: nobody else is asked for a map. */

type Outline = { west: number; east: number; south: number; north: number; points: Float32Array }
type Topology = Parameters<typeof feature>[0]
type Shapes = {
  features: { geometry: { type: string; coordinates: number[][][] | number[][][][] } }[]
}

const outlineOf = (ring: number[][]): Outline => {
  const points = Float32Array.from(ring.flat())
  const [lngs, lats] = [ring.map(([lng = 0]) => lng), ring.map(([, lat = 0]) => lat)]
  const [west, east] = [lngs.reduce((a, b) => Math.min(a, b)), lngs.reduce((a, b) => Math.max(a, b))]
  const [south, north] = [lats.reduce((a, b) => Math.min(a, b)), lats.reduce((a, b) => Math.max(a, b))]
  return { west, east, south, north, points }
}

let reading: Promise<Outline[]> | undefined

const outlines = (): Promise<Outline[]> => {
  reading ??= readFile(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8').then(
    (text) => {
      const topology = JSON.parse(text) as Topology
      const { features } = feature(topology, topology.objects.countries as never) as unknown as Shapes
      return features.flatMap(({ geometry }) => {
        const polygons = geometry.type === 'Polygon' ? [geometry.coordinates as number[][][]] : geometry.coordinates
        return (polygons as number[][][][]).flatMap((rings) => rings.slice(0, 1).map(outlineOf))
      })
    },
  )
  reading.catch(() => {
    reading = undefined
  })
  return reading
}

/** A point of a ring in the units of a box, from its upper left corner. */
const inUnits = ({ points }: Outline, { west, south, east, north }: Box): Ring => {
  const ring: { x: number; y: number }[] = []
  for (let at = 0; at + 1 < points.length; at += 2)
    ring.push({
      x: (((points[at] as number) - west) / (east - west)) * UNITS,
      y: ((north - (points[at + 1] as number)) / (north - south)) * UNITS,
    })
  return ring
}

const EDGE = { left: -8, top: -8, right: UNITS + 8, bottom: UNITS + 8 }
/** Islands smaller than this are not drawn, square units. */
const LEAST = 3
const STORED = 60
const drawn = new Map<string, string>()

/** The land within a box as the path of a picture (`pathOf`), in the units of the box; the same box is drawn once. */
export const landIn = async (box: Box): Promise<string> => {
  const key = JSON.stringify(box)
  const known = drawn.get(key)
  if (known !== undefined) return known
  const rings = (await outlines())
    .filter((o) => o.west < box.east && o.east > box.west && o.south < box.north && o.north > box.south)
    .map((outline) => simplifyRing(clipRing(inUnits(outline, box), EDGE), 1, LEAST))
    .filter((ring) => ring !== null)
  const path = pathOf(rings)
  if (drawn.size >= STORED) drawn.clear()
  drawn.set(key, path)
  return path
}
