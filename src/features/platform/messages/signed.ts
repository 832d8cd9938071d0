import type { OpenContext } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { Refusal } from '../../../shared/refusal.ts'

/** What Twilio is answered: nothing to say. */
export const NOTHING_TO_SAY = new Download(
  'answer.xml',
  'text/xml',
  '<?xml version="1.0" encoding="UTF-8"?><Response/>',
)

/**
 * The form that Twilio posted to an address of ours, once its signature holds.
 * @throws Refusal NOT_FOUND where no telephone provider is set up, MALFORMED where the signature does not hold
 */
export const readSignedForm = async (
  ctx: OpenContext,
  path: string,
  signature: string,
): Promise<Readonly<Record<string, string>>> => {
  const { twilio: keys, publicUrl } = ctx.settings
  if (!keys) throw new Refusal('NOT_FOUND', 'Messages to telephones are not set up here.')
  const { default: twilio } = await import('twilio')
  const params = Object.fromEntries(new URLSearchParams(ctx.upload?.toString() ?? ''))
  if (!twilio.validateRequest(keys.authToken, signature, `${publicUrl}${path}`, params))
    throw new Refusal('MALFORMED', 'The signature of this answer does not hold.')
  return params
}
