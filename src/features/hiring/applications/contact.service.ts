import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { Unreadable } from '../../matching/cv-reading/limits.rules.ts'
import { readCv } from '../../matching/cv-reading/service.ts'
import type * as contract from './apply.contract.ts'
import { judgedCv, openAdvert } from './apply.service.ts'

/** What a CV says of whose it is, so that nobody types what they have just handed in. Nothing of it is kept; what cannot be read says nothing. */
export const readContact = async (
  ctx: OpenContext,
  { id, cv }: Parsed<typeof contract.readContact>,
): Promise<Output<typeof contract.readContact>> => {
  await openAdvert(ctx, id)
  const { bytes } = await judgedCv(cv)
  const read = await readCv(ctx, bytes).catch((error: unknown) => {
    if (error instanceof Unreadable) return null
    throw error
  })
  return {
    name: read?.name?.value ?? null,
    email: read?.emails[0]?.value ?? null,
    phone: read?.phones[0]?.value.e164 ?? null,
  }
}
