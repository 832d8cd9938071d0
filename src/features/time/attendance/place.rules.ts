/** What is known of where somebody punched. */
export type PunchPlace = 'not_asked' | 'not_told' | 'at_site' | 'away' | 'unclear' | 'remote'

/** Whether a punch was made at the site, as far as the device could tell. */

type Position = { latitude: number; longitude: number }

const EARTH_METRES = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two positions, along the surface. */
export const metresBetween = (a: Position, b: Position): number => {
  const [down, across] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half =
    Math.sin(down / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(across / 2) ** 2
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half))))
}

type ToldPlace = Position & { accuracy: number | null; at: number }

/** So fast nobody comes to work, km/h. Two places told closer together in time than a minute are taken to be a minute apart. */
const FASTEST_KMH = 300

/**
 * Whether two places that one person told cannot both be true: the way between them, less what both devices may be wrong by, was made faster than
 * 300 km/h. Such a place was made up, or somebody else was asked to punch. Answers the way in metres and the time in minutes; null: it may be true.
 */
export const impossibleMove = (before: ToldPlace, now: ToldPlace): { metres: number; minutes: number } | null => {
  const metres = metresBetween(before, now)
  const minutes = Math.max(1, Math.round(Math.abs(now.at - before.at) / 60_000))
  const atLeast = metres - (before.accuracy ?? 0) - (now.accuracy ?? 0)
  return atLeast / 1000 / (minutes / 60) > FASTEST_KMH ? { metres, minutes } : null
}

type PlaceFacts = {
  told: (Position & { accuracy: number | null }) | null
  site: Position | null
  metres: number
  asked: boolean
}

/**
 * At the site when the whole circle the device named may lie within so many metres of it, away when none of it does, else unclear. Nobody is refused
 * for where they are.
 */
export const judgePlace = ({
  told,
  site,
  metres,
  asked,
}: PlaceFacts): { place: PunchPlace; distance: number | null } => {
  if (!told) return { place: asked ? 'not_told' : 'not_asked', distance: null }
  if (!site) return { place: 'unclear', distance: null }
  const distance = metresBetween(told, site)
  const accuracy = told.accuracy ?? 0
  if (distance + accuracy <= metres || (distance <= metres && accuracy <= metres)) return { place: 'at_site', distance }
  if (distance - accuracy > metres) return { place: 'away', distance }
  return { place: 'unclear', distance }
}

type RemotePunch = { said: boolean | null | undefined; isAllowed: boolean; isAgreed: boolean }

/**
 * Whether a punch of one's own device is one of remote work: as it was said, where the company lets people say so or the day is agreed; unsaid, as
 * the day is agreed. Nobody is refused for it: elsewhere the punch is judged like any other.
 */
export const isRemotePunch = ({ said, isAllowed, isAgreed }: RemotePunch): boolean =>
  (said ?? isAgreed) ? isAllowed || isAgreed : false
