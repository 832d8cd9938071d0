import type { Ground } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn } from '../../../shared/dates.ts'
import { folded } from '../../adverts/content/advert.rules.ts'
import { type Card, cardOf } from '../../matching/profile/card.rules.ts'
import * as cards from './card.queries.ts'
import type { ProfileInput } from './contract.ts'
import * as query from './queries.ts'

type Ways = { own: Card | null; open: Card; anonymous: Card }

const knownOf = async ({ countries, now }: Ground, db: Db, userId: string, profile: ProfileInput) => {
  const person = await query.person(db, userId)
  const place = profile.placeId === null ? undefined : await query.place(db, profile.placeId)
  const titles = [...profile.desired.titles, ...profile.work.map((w) => w.title)].map(folded)
  return {
    email: person.email,
    country: place?.country ?? null,
    known: {
      name: `${person.first_name} ${person.last_name}`.trim(),
      place: place ? { ...place, countryName: countries.find(place.country)?.name ?? '' } : null,
      occupations: await cards.occupationsCalled(db, [...new Set(titles)]),
      month: dayIn('UTC', now()).slice(0, 7),
    },
  }
}

/** Writes what employers may read, in the transaction in which the profile was saved. */
export const writeCard = async (ground: Ground, db: Db, userId: string, profile: ProfileInput): Promise<void> => {
  const { known, email, country } = await knownOf(ground, db, userId, profile)
  const at = ground.now()
  const { visibility, blocked, placeId } = profile
  const of = { userId, email, visibility, blocked, placeId, country, today: dayIn('UTC', at), now: at.toISOString() }
  await cards.putCard(db, of, cardOf(profile, known))
}

/** As an employer would see it, in each way there is. */
export const cardsOf = async (ground: Ground, db: Db, userId: string, profile: ProfileInput): Promise<Ways> => {
  const { known } = await knownOf(ground, db, userId, profile)
  return {
    own: cardOf(profile, known),
    open: cardOf(profile, known, 'open') as Card,
    anonymous: cardOf(profile, known, 'anonymous') as Card,
  }
}
