import { cellArea, cellToLatLng, getResolution, isValidCell, latLngToCell, UNITS } from 'h3-js'
import type { Point } from './shape.rules.ts'

/**
 * Where a device is, told no more exactly than a cell of H3 of resolution 8: about 0.74 km² on average, at most 0.9, no side longer than about 0.7 km.
 * A device turns its position into the cell itself; the server takes cells of this one size and nothing finer.
 */
const NEAR_SIZE = 8

/** The cell that a position lies in, as H3 writes it. */
export const nearCellOf = ({ lat, lng }: Point): string => latLngToCell(lat, lng, NEAR_SIZE)

/** Whether a text names a cell of that size. */
export const isNearCell = (cell: string): boolean =>
  /^[0-9a-f]{15}$/.test(cell) && isValidCell(cell) && getResolution(cell) === NEAR_SIZE

/** The middle of a cell: from where distances are counted. */
export const middleOfCell = (cell: string): Point => {
  const [lat, lng] = cellToLatLng(cell)
  return { lat, lng }
}

/** How large a cell is, km². */
export const areaOfCell = (cell: string): number => cellArea(cell, UNITS.km2)
