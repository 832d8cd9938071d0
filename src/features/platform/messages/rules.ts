/** A claim outlives the longest delivery; the message of a worker that died is free again after it. */
export const CLAIM_SECONDS = 180

const FIRST = 15
const LONGEST = 3600

/** Seconds until the next try: 15, 30, 60 … up to an hour. */
export const backoffSeconds = (attempts: number): number => Math.min(LONGEST, FIRST * 2 ** Math.max(0, attempts - 1))

/** .example is reserved: nobody lives there, and the demonstration's people do. */
export const isNobodys = (channel: string, recipient: string): boolean =>
  channel === 'email' && recipient.endsWith('.example')

/** When a message that a provider took is asked about, seconds after it. Later than that nobody waits for it. */
export const FOLLOW = [60, 600, 3600] as const

/** What a status of the provider says in the end of a message; null: nothing yet. */
export const endOf = (status: string): 'delivered' | 'failed' | null => {
  if (status === 'delivered' || status === 'read') return 'delivered'
  return LOST.has(status) ? 'failed' : null
}
/** What the provider says of a message that did not arrive. */
const LOST: ReadonlySet<string> = new Set(['failed', 'undelivered', 'canceled'])

const HIDDEN = '•••••'
const TOKEN = /([?&](?:token|code|key|link)=|\/(?:application|ticket)\/)[\w.-]+/g
/** What is behind the name of the server, in an address. */
const BEHIND_HOST = /(https?:\/\/[^\s/]{1,300}\/)(\S{1,2000})/g
/** Nothing a person would read: a secret, or an id. */
const LONG = /[\w-]{20,}/g
/** A code for a mailbox stands on a line of its own. */
const CODE = /^\d{3} \d{3}$/gm

/** What a link or a code lets one do stays out of sight: of every address whatever is too long to be a word, wherever it stands. */
export const withoutTokens = (text: string): string =>
  text
    .replace(TOKEN, `$1${HIDDEN}`)
    .replace(BEHIND_HOST, (_all, host: string, rest: string) => host + rest.replace(LONG, HIDDEN))
    .replace(CODE, HIDDEN)

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

/** Why a letter did not arrive, as far as what a mail server says can be told apart. */
export const FAILURES = ['no_such_address', 'mailbox_full', 'turned_away', 'unreachable', 'run_out', 'unknown'] as const
export type Failure = (typeof FAILURES)[number]

/** Codes of RFC 3463 first, then the words servers use beside or instead of them; each tells one thing. */
const SAID: readonly (readonly [Failure, RegExp])[] = [
  ['run_out', /had run out before it could be sent/i],
  ['mailbox_full', /\b[45]\.2\.2\b|mailbox (is )?full|over ?quota|quota exceeded/i],
  [
    'no_such_address',
    /\b5\.1\.[0-3]\b|no such (user|address|mailbox)|(user|mailbox|recipient|address) (is )?(unknown|not found)|does not exist/i,
  ],
  ['turned_away', /\b[45]\.7\.\d+\b|spam|blocked|blacklist|denied|rejected by policy/i],
  ['unreachable', /ECONN|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EDNS|timed? ?out|could not connect|\b4\.4\.\d+\b/i],
]

/** The kind of what a mail server said. */
export const failureOf = (said: string): Failure => SAID.find(([, words]) => words.test(said))?.[0] ?? 'unknown'
