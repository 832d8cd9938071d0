import { DEGREE_KM } from '../distance/area.rules.ts'
import { cellsCovering } from './cells.rules.ts'
import type { Circle, Point, Shape } from './shape.rules.ts'

/** A circle with straight sides around it, a little larger than it is. */
const around = ({ lat, lng, radiusKm }: Circle): Point[] => {
  const [sides, reach] = [24, (radiusKm * 1.04) / DEGREE_KM]
  return Array.from({ length: sides }, (_, n) => {
    const turn = (2 * Math.PI * n) / sides
    return { lat: lat + reach * Math.cos(turn), lng: lng + (reach * Math.sin(turn)) / Math.cos((lat * Math.PI) / 180) }
  })
}

/** The cells by which a zone is found. */
export const cellsOfShape = (shape: Shape): string[] =>
  cellsCovering(shape.circle ? around(shape.circle) : shape.corners)
