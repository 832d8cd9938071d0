import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn } from '../../../shared/dates.ts'
import { foldText } from '../../adverts/content/advert.rules.ts'
import { type Card, cardOf } from '../../matching/profile/card.rules.ts'
import * as cards from './card.queries.ts'
import type { ProfileInput } from './contract.ts'
import * as query from './queries.ts'

type Ways = { own: Card | null; open: Card; anonymous: Card }

const knownOf = async ({ countries, now }: Services, db: Db, userId: string, profile: ProfileInput) => {
  const person = await query.getUser(db, userId)
  const place = profile.placeId === null ? undefined : await query.findPlace(db, profile.placeId)
  const titles = [...profile.desired.titles, ...profile.work.map((w) => w.title)].map(foldText)
  return {
    email: person.email,
    country: place?.country ?? null,
    known: {
      name: `${person.first_name} ${person.last_name}`.trim(),
      place: place ? { ...place, countryName: countries.find(place.country)?.name ?? '' } : null,
      occupations: await cards.findOccupationsByTitle(db, [...new Set(titles)]),
      month: dayIn('UTC', now()).slice(0, 7),
    },
  }
}

/** Writes what employers may read, in the transaction in which the profile was saved. */
export const writeCard = async (services: Services, db: Db, userId: string, profile: ProfileInput): Promise<void> => {
  const { known, email, country } = await knownOf(services, db, userId, profile)
  const at = services.now()
  const { visibility, blocked, placeId } = profile
  const of = { userId, email, visibility, blocked, placeId, country, today: dayIn('UTC', at), now: at.toISOString() }
  await cards.upsertCard(db, of, cardOf(profile, known))
}

/** As an employer would see it, in each way there is. */
export const cardsOf = async (services: Services, db: Db, userId: string, profile: ProfileInput): Promise<Ways> => {
  const { known } = await knownOf(services, db, userId, profile)
  return {
    own: cardOf(profile, known),
    open: cardOf(profile, known, 'open') as Card,
    anonymous: cardOf(profile, known, 'anonymous') as Card,
  }
}
