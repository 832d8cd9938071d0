/** Jobs one person follows at once. */
export const MOST_FOLLOWED = 100
/** Letters of one transaction. */
export const FOLLOWERS_PER_BATCH = 200

type Advert = { state: unknown; closesAt: string }

/** What whoever follows is told; null: it still takes no applications, and there is nothing to tell. */
export const newsOf = (advert: Advert | null, now: Date): 'opened' | 'closed' | null => {
  if (!advert || advert.state === 'closed' || Date.parse(advert.closesAt) <= now.getTime()) return 'closed'
  return advert.state === 'paused' ? null : 'opened'
}
