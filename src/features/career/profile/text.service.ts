import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { parseCv } from '../../matching/cv-reading/parse.ts'
import { isJsonResume, readJsonResume } from '../../matching/cv-reading/resume.json.rules.ts'
import { lexiconOf } from '../../matching/cv-reading/service.ts'
import type * as contract from './contract.ts'

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid({ text: 'The JSON cannot be read. Export it again, or paste your CV as plain text.' })
  }
}

/** A pasted CV, or a JSON Resume, read as a file would be. Nothing of it is kept: what is right goes into the profile when the person says so. */
export const readText = async (
  ctx: OpenContext,
  { text }: Parsed<typeof contract.readText>,
): Promise<Output<typeof contract.readText>> => {
  const lexicon = await lexiconOf(ctx.doors)
  if (!text.trimStart().startsWith('{')) return { read: parseCv(text, lexicon), leftOut: [] }
  const resume = jsonOf(text)
  if (!isJsonResume(resume))
    throw invalid({ text: 'This JSON is no JSON Resume: it has neither basics, work, education nor skills.' })
  const { cv, leftOut } = readJsonResume(resume, lexicon)
  return { read: cv, leftOut }
}
