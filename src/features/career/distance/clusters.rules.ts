/** Points that would lie over each other on a map become one with the sum of both. */

export type Counted = { lat: number; lng: number; jobs: number }
export type Cluster<P extends Counted> = Counted & { points: P[] }

/** A tile of a map of the whole earth at zoom 0, pixels. */
const TILE = 256
/** Circles nearer than this cover each other, pixels. */
const APART = 48

const LIMIT = 85
/** Where a point lies on the map at a zoom, pixels from its upper left corner (Web Mercator). */
const spotAt = ({ lat, lng }: { lat: number; lng: number }, zoom: number): { x: number; y: number } => {
  const size = TILE * 2 ** zoom
  const sine = Math.sin((Math.min(LIMIT, Math.max(-LIMIT, lat)) * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** Takes one circle into another, whose middle stays that of all its jobs. */
const join = <P extends Counted>(into: Cluster<P>, from: Counted & { points: readonly P[] }): void => {
  const jobs = into.jobs + from.jobs
  const share = jobs === 0 ? 0 : from.jobs / jobs
  into.lat += (from.lat - into.lat) * share
  into.lng += (from.lng - into.lng) * share
  into.jobs = jobs
  for (const point of from.points) into.points.push(point)
}

/**
 * What is drawn of points at a zoom: those in one square of the screen are one circle, in the middle of its jobs, and circles that would still cover a
 * larger one are taken into it. No job is lost: the sums of all circles are those of all points.
 */
export const clustersOf = <P extends Counted>(points: readonly P[], zoom: number, apart = APART): Cluster<P>[] => {
  const squares = new Map<string, Cluster<P>>()
  for (const point of points) {
    const { x, y } = spotAt(point, zoom)
    const square = `${Math.floor(x / apart)} ${Math.floor(y / apart)}`
    const cluster = squares.get(square)
    if (cluster) join(cluster, { ...point, points: [point] })
    else squares.set(square, { lat: point.lat, lng: point.lng, jobs: point.jobs, points: [point] })
  }
  type Kept = { cluster: Cluster<P>; x: number; y: number }
  const kept: Kept[] = []
  const bySquare = new Map<string, Kept[]>()
  const nearTo = (x: number, y: number, column: number, row: number): Kept | undefined => {
    for (let across = -1; across <= 1; across++)
      for (let down = -1; down <= 1; down++)
        for (const one of bySquare.get(`${column + across} ${row + down}`) ?? [])
          if (Math.hypot(one.x - x, one.y - y) < apart) return one
    return undefined
  }
  for (const cluster of [...squares.values()].sort((a, b) => b.jobs - a.jobs)) {
    const { x, y } = spotAt(cluster, zoom)
    const [column, row] = [Math.floor(x / apart), Math.floor(y / apart)]
    const near = nearTo(x, y, column, row)
    if (near) join(near.cluster, cluster)
    else {
      const one = { cluster, x, y }
      kept.push(one)
      bySquare.set(`${column} ${row}`, [...(bySquare.get(`${column} ${row}`) ?? []), one])
    }
  }
  return kept.map(({ cluster }) => cluster)
}
