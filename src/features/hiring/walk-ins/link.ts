import { timingSafeEqual } from 'node:crypto'
import type { Services } from '../../../server/context.ts'
import { datedLink, linkHash } from '../../../server/links.ts'
import { paths } from '../../../shared/paths.ts'

type Keys = Pick<Services, 'fields'>

/** The link to a ticket, made now; the database keeps a hash alone. Another one than what the code shows: who photographs the code opens nothing. */
export const ticketLinkOf = (services: Keys & Pick<Services, 'now'>, companyId: string, ticketId: string): string =>
  datedLink(services, services.fields.nameOf(companyId, 'walk-in-link', ticketId))

export const ticketLinkHash = linkHash

export const ticketAddress = (
  services: Pick<Services, 'fields' | 'settings' | 'now'>,
  companyId: string,
  ticketId: string,
) => `${services.settings.publicUrl}${paths.walkInTicket(ticketLinkOf(services, companyId, ticketId))}`

const signatureOf = ({ fields }: Keys, companyId: string, ticketId: string) =>
  fields.nameOf(companyId, 'walk-in-code', ticketId).toString('base64url')

/** What the code of a ticket holds: its random id and a signature, nothing about a person. */
export const codeOf = (keys: Keys, companyId: string, ticketId: string): string =>
  `${ticketId}.${signatureOf(keys, companyId, ticketId)}`

/** The ticket a code belongs to; null when this company has not signed it. */
export const ticketOfCode = (keys: Keys, companyId: string, code: string): string | null => {
  const [id = '', signed = ''] = code.split('.')
  const [given, ours] = [Buffer.from(signed), Buffer.from(signatureOf(keys, companyId, id))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null
}
