/** Where an application came from, as the product itself writes it down; what a link of the advert says comes besides. */
export const OWN_SOURCES = ['site', 'invited', 'walk-in', 'moved', 'e-mail', 'referral'] as const
export type OwnSource = (typeof OWN_SOURCES)[number]

const BRANDS: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  jobstreet: 'JobStreet',
  mycareersfuture: 'MyCareersFuture',
  whatsapp: 'WhatsApp',
  tiktok: 'TikTok',
}

const isOwn = (source: string): source is OwnSource => (OWN_SOURCES as readonly string[]).includes(source)

/** A source as one reads it: our own in words, another by its name, "linkedin" as LinkedIn and "job_fair" as Job fair. */
export const sourceName = (source: string, words: (own: OwnSource) => string): string => {
  const key = source.toLowerCase()
  if (isOwn(key)) return words(key)
  const plain = source.replace(/[_-]+/g, ' ').trim()
  return BRANDS[key] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}
