import { z } from 'zod'
import { CORNERS, problemOfCorners } from './area.rules.ts'

const within = (label: string, most: number) => ({ error: `${label} must be between -${most} and ${most}` })
const degrees = (label: string, most: number) =>
  z
    .number({ error: `${label} must be a number` })
    .min(-most, within(label, most))
    .max(most, within(label, most))
const corner = z.object(
  { lat: degrees('Latitude', 85), lng: degrees('Longitude', 180) },
  { error: 'A corner has a latitude and a longitude' },
)
const count = `An area has ${CORNERS.least} to ${CORNERS.most} corners`

/** The corners of an area that somebody drew, in their order. */
export const corners = z
  .array(corner, { error: count })
  .min(CORNERS.least, { error: count })
  .max(CORNERS.most, { error: count })
  .superRefine((corners, ctx) => {
    const wrong = problemOfCorners(corners)
    if (wrong) ctx.addIssue({ code: 'custom', message: wrong })
  })

/** "1.35,103.82;1.36,103.9": corners as an address writes them. */
export const writtenCorners = z.preprocess(
  (value) => {
    if (typeof value !== 'string' || value === '') return value === '' || value === undefined ? null : value
    return value.split(';').map((part) => {
      const [lat, lng] = part.split(',')
      return { lat: Number(lat), lng: Number(lng) }
    })
  },
  corners.nullish().transform((given) => given ?? null),
)
