/** A claim outlives the longest delivery; the message of a worker that died is free again after it. */
export const CLAIM_SECONDS = 180

const FIRST = 15
const LONGEST = 3600

/** Seconds until the next try: 15, 30, 60 … up to an hour. */
export const backoff = (attempts: number): number => Math.min(LONGEST, FIRST * 2 ** Math.max(0, attempts - 1))

/** .example is reserved: nobody lives there, and the demonstration's people do. */
export const isNobodys = (channel: string, recipient: string): boolean =>
  channel === 'email' && recipient.endsWith('.example')

/** When a message that a provider took is asked about, seconds after it. Later than that nobody waits for it. */
export const FOLLOW = [60, 600, 3600] as const

const TOKEN = /([?&]token=|\/application\/)[\w-]+/g
/** What a link lets one do stays out of sight. */
export const withoutTokens = (text: string): string => text.replace(TOKEN, '$1•••••')

/** mei.tan@harbour.example → m•••@harbour.example; +6591234567 → •••4567 */
export const maskedRecipient = (recipient: string): string => {
  const at = recipient.lastIndexOf('@')
  return at > 0 ? `${recipient.slice(0, 1)}•••${recipient.slice(at)}` : `•••${recipient.slice(-4)}`
}

/** A reason somebody reads: one line, no link's secret, not longer than a sentence or two. */
export const reasonOf = (error: unknown): string => {
  const said = error instanceof Error ? error.message : String(error)
  return withoutTokens(said.replace(/\s+/g, ' ').trim()).slice(0, 300) || 'It could not be sent.'
}
