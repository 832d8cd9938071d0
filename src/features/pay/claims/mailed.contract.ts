import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { Reading } from './claim.contract.ts'

/** What crosses the wire about receipts that are forwarded by mail. */

/** Of one mail, bytes. The script of the mail server sends the head alone of a larger one. */
const MAIL_BYTES = 20 * 1024 * 1024

const MailedReceipt = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  /** When the mail came. */
  at: z.string(),
  /** The same file was handed in before, by whoever reads. */
  isAgain: z.boolean(),
  reading: Reading,
})
export type MailedReceipt = z.output<typeof MailedReceipt>

const ownLimit = { max: 600, minutes: 60, per: 'session' } as const
const receiptId = uuid('Receipt')

export const readMailedReceipts = endpoint({
  method: 'GET',
  path: '/api/my-expenses/mail',
  summary: 'Where one forwards receipts to, from which addresses, and those that came and stand on no claim yet',
  input: z.object({}),
  output: z.object({
    /** This installation takes mail in, and whoever asks has an employee record. */
    isOffered: z.boolean(),
    /** Null: none was made yet. */
    address: z.string().nullable(),
    /** Mail is taken in from these addresses of theirs. */
    senders: z.array(z.string()),
    /** The latest first, at most 100. */
    waiting: z.array(MailedReceipt),
  }),
})

export const makeMailAddress = endpoint({
  method: 'POST',
  path: '/api/my-expenses/mail/address',
  summary: 'Make an address to forward receipts to; the one there was takes nothing in from then on',
  input: z.object({}),
  output: z.object({ address: z.string() }),
  limit: { max: 20, minutes: 60, per: 'session' },
})

export const downloadOwnReceipt = endpoint({
  method: 'GET',
  path: '/api/my-expenses/receipts/:receiptId/file',
  summary: 'A receipt of one’s own as it was handed in',
  input: z.object({ receiptId }),
  output: z.string(),
})

export const removeReceipt = endpoint({
  method: 'DELETE',
  path: '/api/my-expenses/receipts/:receiptId',
  summary: 'Throw away a receipt that stands on no claim; its file is deleted within the hour',
  input: z.object({ receiptId }),
  output: z.object({ removed: z.literal(true) }),
  limit: ownLimit,
})

/** From the mail server: the mail as it was received (message/rfc822), signed. */
export const receiveMail = endpoint({
  method: 'POST',
  path: '/api/inbound-mail',
  summary:
    'A mail that came for the receipts of an employee, as it was received, handed over and signed by the mail server',
  input: z.object({
    signature: z.string({ error: 'Signature must be text' }).max(200, { error: 'Signature is not valid' }).nullish(),
  }),
  output: z.object({
    /** `again`: the same mail was here before. `answered`: nothing was taken in, and its sender is told why. */
    outcome: z.enum(['stored', 'again', 'answered']),
    receipts: z.int(),
  }),
  bodyLimit: MAIL_BYTES,
  limit: { max: 3_000, minutes: 60, per: 'address' },
  signedBy: 'x-mail-signature',
  unlogged: 'what is taken in stands in the log of its company; of everything else nothing is kept',
})
