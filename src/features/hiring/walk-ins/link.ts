import { timingSafeEqual } from 'node:crypto'
import type { Ground } from '../../../server/context.ts'
import { sha256 } from '../../../server/crypto.ts'

type Keys = Pick<Ground, 'fields'>

/** The secret of the link to a ticket; the database keeps its hash alone. Another one than what the code shows: who photographs the code opens nothing. */
export const ticketLinkOf = ({ fields }: Keys, companyId: string, ticketId: string): string =>
  fields.blindIndex(companyId, 'walk-in-link', ticketId).toString('base64url')

export const ticketLinkHash = (link: string): Buffer => sha256(link)

export const ticketAddress = (ground: Pick<Ground, 'fields' | 'settings'>, companyId: string, ticketId: string) =>
  `${ground.settings.publicUrl}/walk-in/ticket/${ticketLinkOf(ground, companyId, ticketId)}`

const signatureOf = ({ fields }: Keys, companyId: string, ticketId: string) =>
  fields.blindIndex(companyId, 'walk-in-code', ticketId).toString('base64url')

/** What the code of a ticket holds: its random id and a signature, nothing about a person. */
export const codeOf = (keys: Keys, companyId: string, ticketId: string): string =>
  `${ticketId}.${signatureOf(keys, companyId, ticketId)}`

/** The ticket a code belongs to; null when this company has not signed it. */
export const ticketOfCode = (keys: Keys, companyId: string, code: string): string | null => {
  const [id = '', signed = ''] = code.split('.')
  const [given, ours] = [Buffer.from(signed), Buffer.from(signatureOf(keys, companyId, id))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null
}
