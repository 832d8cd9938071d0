import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { addDocument } from '../../people/documents/service.ts'
import { cvAsSent, cvsOf, readCvContact } from '../applications/cv.service.ts'
import { answersPaper } from './answers.paper.ts'
import * as query from './queries.ts'
import type { Carried } from './rules.ts'

type Paper = { what: Carried; kind: 'contract' | 'other'; title: string; name: string; bytes: Buffer }

/** Null where the person has sent none. */
const cvOf = async (ctx: Context, application: string): Promise<Paper | null> => {
  const { held } = await cvsOf(ctx, application)
  if (!held) return null
  const { name, content } = await cvAsSent(ctx, application)
  return { what: 'cv', kind: 'other', title: 'CV', name, bytes: content as Buffer }
}

const letterOf = async (ctx: Context, signed: query.StoredOffer | undefined): Promise<Paper | null> => {
  const { companyId } = ctx.actor
  const file = signed?.letter_file_id ? await query.fileKey(ctx.db, companyId, signed.letter_file_id) : null
  if (!file) return null
  const bytes = await readFileOf(ctx, companyId, file.storage_key)
  return { what: 'offerLetter', kind: 'contract', title: 'Signed offer letter', name: 'signed-offer-letter.pdf', bytes }
}

const answersOf = async (ctx: Context, application: string): Promise<Paper | null> => {
  const asked = await query.getAnswers(ctx.db, ctx.actor.companyId, application)
  if (asked.answers.every((answer) => answer.values.length === 0)) return null
  const bytes = await answersPaper({ ...asked, at: ctx.now() })
  return { what: 'answers', kind: 'other', title: 'Application answers', name: 'application-answers.pdf', bytes }
}

/**
 * The papers of an application become documents of the employee, as copies: what ends with the application does not end with them.
 * A file that documents do not take (an old format of text) stays with the application.
 * @returns what went over, and what did not
 */
export const carryPapers = async (
  ctx: Context,
  {
    application,
    employeeId,
    signed,
  }: { application: string; employeeId: string; signed: query.StoredOffer | undefined },
): Promise<{ carried: Carried[]; left: Carried[] }> => {
  const papers = [await cvOf(ctx, application), await letterOf(ctx, signed), await answersOf(ctx, application)]
  const carried: Carried[] = []
  const left: Carried[] = []
  for (const paper of papers) {
    if (!paper) continue
    const { what, kind, title, name, bytes } = paper
    const about = { id: employeeId, kind, title, name, expires_on: null }
    const kept = await addDocument({ ...ctx, upload: bytes }, about).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'VALIDATION_FAILED') return false
        throw error
      },
    )
    if (kept) carried.push(what)
    else left.push(what)
  }
  return { carried, left }
}

/** What will go over, without anything being done. */
export const listPapers = async (ctx: Context, application: string): Promise<Carried[]> => {
  const { held } = await cvsOf(ctx, application)
  const offers = await query.offersOf(ctx.db, ctx.actor.companyId, application)
  const { answers } = await query.getAnswers(ctx.db, ctx.actor.companyId, application)
  return [
    ...(held ? (['cv'] as const) : []),
    ...(offers.some((o) => o.status === 'accepted' && o.letter_file_id) ? (['offerLetter'] as const) : []),
    ...(answers.some((answer) => answer.values.length > 0) ? (['answers'] as const) : []),
  ]
}

/** A telephone number: as the company has it, as it was sent with the application, or as the CV gives it. */
export const findPhone = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  application: string,
  ofCandidate: string | null,
): Promise<string | null> => {
  if (ofCandidate) return ofCandidate
  const { phone, cvFileId } = await query.getAnswers(db, actor.companyId, application)
  if (phone) return phone
  return cvFileId ? (await readCvContact(db, actor.companyId, cvFileId)).phone : null
}
