import type { ApprovedMessage, Attachment, Channel } from './messages.ts'

/** One message as it leaves: in clear, and the same at every attempt. */
export type OutgoingMessage = {
  id: string
  to: string
  /** Two letters; where `to` is dialled when it has no country code. */
  country: string | null
  language: string
  subject: string
  text: string
  attachments: readonly Attachment[]
  replyTo?: string | undefined
  unsubscribe?: string | undefined
  approved?: ApprovedMessage | undefined
  /** ISO instant */
  writtenAt: string
}

export type Outcome = { state: 'on its way' | 'delivered' } | { state: 'failed'; reason: string }

/** What takes messages of one channel out of the house. */
export type Transport = {
  /** Hands it over; answers with the provider's name for it. Throws `Undeliverable` when trying again is of no use. */
  send: (letter: OutgoingMessage) => Promise<string | null>
  /** The provider's name for a letter that an earlier attempt may have handed over, where the provider can be asked. */
  find?: (letter: OutgoingMessage) => Promise<string | null>
  /** What became of it since. */
  follow?: (providerId: string) => Promise<Outcome>
  close: () => void
}

/** null: nothing is set for the channel, and its messages stay in the outbox. */
export type Transports = Record<Channel, Transport | null>

/** Nobody there, or nothing a carrier can be given. The sentence is shown in the outbox. */
export class Undeliverable extends Error {}
