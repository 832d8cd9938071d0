import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OpenContext } from '../../../server/context.ts'
import { Refusal } from '../../../shared/refusal.ts'

/** Seconds by which a signature may be older than its arrival, or younger: a mail that is sent again is signed again. */
const TOLERANCE = 300

/**
 * The mail of a call whose signature holds: `t=SECONDS,v1=HEX`, an HMAC-SHA256 with INBOUND_MAIL_SECRET of the seconds, a full stop and the mail
 * as it was received.
 * @throws Refusal NOT_FOUND where no mail is taken in, as an address that does not exist; MALFORMED where the signature does not hold or is old
 */
export const readSignedMail = (ctx: OpenContext, signature: string | null): Buffer => {
  const { inboundMail } = ctx.settings
  if (!inboundMail) throw new Refusal('NOT_FOUND', 'Not found.')
  const mail = ctx.upload ?? Buffer.alloc(0)
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  const own = createHmac('sha256', inboundMail.secret).update(`${seconds}.`).update(mail).digest()
  const told = Buffer.from(mac, 'hex')
  if (told.length !== own.length || !timingSafeEqual(told, own))
    throw new Refusal('MALFORMED', 'The signature of this mail does not hold.')
  if (Math.abs(ctx.now().getTime() / 1000 - Number(seconds)) > TOLERANCE)
    throw new Refusal(
      'MALFORMED',
      'This mail was signed more than five minutes ago. Look at the clock, and sign it again.',
    )
  return mail
}
