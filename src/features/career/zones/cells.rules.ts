import { latLngToCell, POLYGON_TO_CELLS_FLAGS, polygonToCellsExperimental } from 'h3-js'

/**
 * Zones are found by cells of H3, a grid of the earth: a zone keeps the cells that cover it, of the finest size of which a handful do, and an advert is
 * looked for by its cell of every size. Whether it lies in the zone is asked of the shape itself afterwards: a cell finds, and decides nothing.
 */

/** From cells 60 km wide to cells of a kilometre. */
const SIZES = [3, 4, 5, 6, 7] as const
const MOST_CELLS = 24

type Point = { lat: number; lng: number }

/** As the database keeps it: a whole number, whose first bit is never set. */
const numberOf = (cell: string): string => BigInt(`0x${cell}`).toString()

/** Cells that cover an area, each of which has a part of it. */
export const cellsCovering = (corners: readonly Point[]): string[] => {
  const ring = corners.map(({ lat, lng }): [number, number] => [lat, lng])
  let cells: string[] = []
  for (const size of SIZES) {
    const finer = polygonToCellsExperimental(ring, size, POLYGON_TO_CELLS_FLAGS.containmentOverlapping)
    if (cells.length > 0 && finer.length > MOST_CELLS) break
    cells = finer
  }
  return cells.map(numberOf)
}

/** The cells a point lies in, one of each size. Each is asked of the point: cells do not lie wholly within the larger ones. */
export const cellsOfPoint = ({ lat, lng }: Point): string[] =>
  SIZES.map((size) => numberOf(latLngToCell(lat, lng, size)))
