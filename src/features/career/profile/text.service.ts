import { refusedWhenEnded } from '../../../server/apart.refuse.ts'
import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { readTypedApart } from '../../matching/cv-reading/service.ts'
import type * as contract from './contract.ts'

const SENTENCES = {
  json: 'The JSON cannot be read. Export it again, or paste your CV as plain text.',
  'other-json': 'This JSON is no JSON Resume: it has neither basics, work, education nor skills.',
}

/** A pasted CV, or a JSON Resume, read as a file would be. Nothing of it is kept: what is right goes into the profile when the person says so. */
export const readText = async (
  ctx: OpenContext,
  { text }: Parsed<typeof contract.readText>,
): Promise<Output<typeof contract.readText>> => {
  const read = await refusedWhenEnded('text', readTypedApart(ctx.database, text))
  if (read.problem !== null) throw invalid({ text: SENTENCES[read.problem] })
  return { read: read.cv, leftOut: read.leftOut }
}
