import { refusedWhenEnded } from '../../../server/apart.refuse.ts'
import { runApart } from '../../../server/apart.ts'
import type { Database } from '../../../server/tenancy.ts'
import { LONGEST_RULES, lexiconApart } from '../cv-reading/service.ts'
import type { AdvertRead } from './advert.apart.ts'

/** What an advert asks that somebody pasted. One that takes too long is refused under `advert`. */
export const advertApart = async (database: Database, advert: string): Promise<AdvertRead> => {
  const task = {
    module: new URL('./advert.apart.ts', import.meta.url),
    name: 'advertRead',
    longest: LONGEST_RULES,
  }
  return refusedWhenEnded('advert', runApart<AdvertRead>(task, advert, await lexiconApart(database)))
}
