type Ours = readonly { code: string; demonym: string }[]

/**
 * What people of a country call themselves. Our own countries speak for themselves, because their module's word is the one
 * classification knows; and it is theirs alone: whoever is of the British Indian Ocean Territory is no citizen of India.
 */
export const nationalityOf = ({ code, name, demonym }: { code: string; name: string; demonym: string }, ours: Ours) => {
  const own = ours.find((c) => c.code === code)?.demonym
  if (own) return own
  return ours.some((c) => c.demonym === demonym) ? name : demonym
}
