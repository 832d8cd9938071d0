import { drawOf } from './draw.rules.ts'
import { TEXTS } from './kinds.rules.ts'

const WHO = ['The supervisor', 'A colleague', 'The new driver', 'Our customer', 'The night team', 'The accountant']
const DID = ['checked', 'counted', 'sent', 'signed for', 'asked about', 'put away']
const WHAT = ['the invoices', 'two large boxes', 'the delivery note', 'every order', 'the spare keys', 'the price list']
const WHEN = ['before lunch', 'on Friday', 'after the meeting', 'at the end of the shift', 'in the morning']
const THEN = [
  'Nothing was missing, so the form went to the office.',
  'One figure was wrong, and it was put right at once.',
  'Please reply by Thursday if you see it differently.',
  'The copy stays here; the original goes with the van.',
  'It took less time than the week before.',
]

/** The texts somebody types: sentences of our own put together anew from the seed, each with a figure and usual punctuation. */
export const typingTexts = (seed: number): string[] =>
  Array.from({ length: TEXTS }, (_, at) => {
    const draw = drawOf(seed + at * 104_729)
    const first = `${draw.one(WHO)} ${draw.one(DID)} ${draw.one(WHAT)} ${draw.one(WHEN)}.`
    const second = `Order ${draw.whole(1_000, 9_999)} has ${draw.whole(11, 99)} lines.`
    return `${first} ${second} ${draw.one(THEN)}`
  })

/** A text somebody opened: the instants are the server's, in milliseconds; `typed` is null until it is handed in. */
export type Round = { openedAt: number; handedAt: number | null; typed: string | null }

/** The fewest changes (a letter more, less or other) between what was typed and the text, as far as it was typed; and how far that is. */
export const errorsOf = (text: string, typed: string): { errors: number; reached: number } => {
  let row = Array.from({ length: text.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...typed].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= text.length; to += 1)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (text[to - 1] === letter ? 0 : 1),
      )
    row = next
  }
  // Of equally good ends the furthest.
  const errors = Math.min(...row)
  return { errors, reached: row.lastIndexOf(errors) }
}

/** A word is five strokes, as typing is measured everywhere. */
const STROKES = 5
/** Nobody has typed sentences faster than this for long; what comes faster was not typed. Words a minute. */
export const FASTEST = 250
const MINUTE = 60_000

export type Typed = {
  /** Seconds from when the text was shown until it came in, by the server's clock. */
  seconds: number
  letters: number
  errors: number
  /** Words a minute less one for each error a minute; 0 at least. */
  net: number
  /** It came faster than anybody types, and counts as nothing. */
  isTooFast: boolean
}

/** How one text was typed. What is handed in before the text is done counts a whole minute at least, so that a short spurt is no speed. */
export const typedOf = (text: string, { openedAt, handedAt, typed }: Round): Typed => {
  if (handedAt === null || typed === null) return { seconds: 0, letters: 0, errors: 0, net: 0, isTooFast: false }
  const { errors, reached } = errorsOf(text, typed)
  // A clock that was put back in between makes no speed of it.
  const took = Math.max(handedAt - openedAt, 1)
  const minutes = (reached === text.length ? took : Math.max(took, MINUTE)) / MINUTE
  const isTooFast = [...typed].length / STROKES / (took / MINUTE) > FASTEST
  const net = isTooFast ? 0 : Math.max(0, [...typed].length / STROKES - errors) / minutes
  return { seconds: Math.round(took / 1000), letters: [...typed].length, errors, net, isTooFast }
}

/** Fewer texts than this say nothing: what was not opened of them counts as nothing typed. */
export const LEAST_TEXTS = 3
/** Student's t, two-sided 95 %, by texts: 3, 4 and 5. */
const STUDENT: Readonly<Record<number, number>> = { 3: 4.303, 4: 3.182, 5: 2.776 }

/**
 * Net words a minute, and the band that holds the true figure 19 times of 20: the mean over the texts that were opened and its error by how
 * much they differ. Opened and not handed in counts as nothing typed, so that no text can be left out because it went badly.
 */
export const typingScoreOf = (seed: number, rounds: readonly (Round | null)[]): { score: number; band: number } => {
  const opened = typingTexts(seed).flatMap((text, at) => {
    const round = rounds[at]
    return round ? [typedOf(text, round).net] : []
  })
  const nets = [...opened, ...Array<number>(Math.max(0, LEAST_TEXTS - opened.length)).fill(0)]
  const mean = nets.reduce((sum, net) => sum + net, 0) / nets.length
  const spread = Math.sqrt(nets.reduce((sum, net) => sum + (net - mean) ** 2, 0) / (nets.length - 1))
  const band = ((STUDENT[nets.length] ?? 2.776) * spread) / Math.sqrt(nets.length)
  return { score: Math.round(mean), band: Math.max(1, Math.round(band)) }
}
