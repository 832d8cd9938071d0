import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { cvsOf } from '../applications/cv.service.ts'
import { lettersOf } from '../offers/papers.service.ts'
import type * as contract from './contract.ts'
import type { Document } from './contract.ts'
import { letterStateOf, replacedOf } from './rules.ts'

type Answer = Output<typeof contract.listDocuments>

/** All files of an application, newest first; each feature says what it holds, and the file itself is read where it always was. */
export const listDocuments = async (ctx: Context, { id }: Parsed<typeof contract.listDocuments>): Promise<Answer> => {
  const cvs = await cvsOf(ctx, id)
  const theirs = { kind: 'candidate', name: cvs.candidate } as const
  const gone = { name: null, type: null, bytes: null, signed: null, path: null } as const
  const replaced = replacedOf(cvs.appliedAt, cvs.changes).map(
    ({ from, until }): Document => ({
      id: `cv ${until}`,
      kind: 'cv',
      state: cvs.erasedAt ? 'erased' : 'replaced',
      ...gone,
      at: iso(from),
      until: iso(until),
      by: theirs,
    }),
  )
  const current = cvs.held && {
    id: cvs.held.id,
    kind: 'cv' as const,
    state: 'kept' as const,
    type: cvs.held.type,
    bytes: cvs.held.bytes,
    name: cvs.seen ? cvs.held.name : null,
    at: iso(cvs.held.at),
    until: null,
    signed: null,
    by: cvs.held.by === null ? theirs : { kind: 'user' as const, name: cvs.held.by },
    path: `/api/company/applications/${id}/cv`,
  }
  const letters = (await lettersOf(ctx, id)).flatMap(({ id: offer, status, by, ...l }): Document[] => {
    const state = letterStateOf({ status, sent: l.sentAt !== null, held: l.bytes !== null })
    // Of somebody who was erased nothing is written anew.
    if (state === null || (state === 'draft' && cvs.erasedAt)) return []
    const own = { id: offer, kind: 'offerLetter' as const, state, at: iso(l.sentAt ?? l.writtenAt), until: null }
    const from = { kind: 'user' as const, name: by }
    if (state === 'erased') return [{ ...own, ...gone, by: from }]
    const signed = state === 'signed' && l.signedName && l.signedAt
    return [
      {
        ...own,
        by: from,
        type: 'application/pdf',
        bytes: l.bytes,
        name: l.bytes === null ? 'offer-draft.pdf' : 'offer.pdf',
        signed: signed ? { name: cvs.seen ? (l.signedName ?? '') : '•••', at: iso(signed) } : null,
        path: `/api/company/offers/${offer}/letter`,
      },
    ]
  })
  const all = [...(current ? [current] : []), ...replaced, ...letters].sort((a, b) => b.at.localeCompare(a.at))
  return { documents: all, zone: cvs.zone, erasedAt: cvs.erasedAt && iso(cvs.erasedAt) }
}
