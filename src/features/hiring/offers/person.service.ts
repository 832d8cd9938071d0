import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { enqueue } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { write } from '../../platform/messages/templates/write.ts'
import { teamAddress } from '../applications/person.ts'
import * as interviews from '../interviews/held.ts'
import { proveTheirs } from '../interviews/person.service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { isOver, sameName } from './rules.ts'
import { termsOf, zoneOf } from './shown.ts'

type Answer = Output<typeof contract.theirOffers>

export const list = async (ctx: OpenContext, asked: Parsed<typeof contract.theirOffers>): Promise<Answer> => {
  const { person, companyId, outcome } = await proveTheirs(ctx, asked)
  return ctx.doors.asPerson(person, async (db) => {
    const offers = await query.theirs(db, companyId, asked.application)
    const at = await query.regionOf(db, asked.application)
    const { name: company } = await interviews.companyOf(db, companyId)
    return {
      name: await query.nameSent(db, asked.application),
      offers: offers.map((o) => {
        const country = ctx.countries.get(o.country)
        const open =
          o.status === 'sent' &&
          outcome === 'active' &&
          !isOver(o.expires_on, dayIn(zoneOf(ctx, o.country, at?.region ?? null), ctx.now()))
        return { ...termsOf(o, country), symbol: country.currency.symbol, company, open }
      }),
    }
  })
}

/** Signed with a typed name, or declined; what was signed, when and from where is kept with it. */
export const answer = async (ctx: OpenContext, asked: Parsed<typeof contract.answerOffer>): Promise<Answer> => {
  const { companyId } = await proveTheirs(ctx, asked)
  await ctx.doors.asCompany(companyId, async (db) => {
    const offer = await query.offerHeld(db, companyId, asked.id)
    if (!offer || offer.application_id !== asked.application || !offer.sent_at) throw notFound('Offer')
    const held = await interviews.application(db, companyId, asked.application, true)
    if (!held) throw notFound('Application')
    const today = dayIn(zoneOf(ctx, offer.country, held.region), ctx.now())
    if (offer.status !== 'sent' || held.outcome !== 'active' || isOver(offer.expires_on, today))
      throw new Refusal('CONFLICT', 'This offer can no longer be answered. Load the page again.')
    if (asked.accept) {
      if (!asked.name) throw invalid({ name: 'Type your name to sign.' })
      // What the company calls them may have changed since; the name they applied with stays.
      const names = [held.name, await query.nameSent(db, held.id)]
      if (!names.some((name) => sameName(asked.name ?? '', name)))
        throw invalid({ name: `Sign with your name as the letter has it: ${held.name}` })
    }
    await query.updateOffer(db, companyId, offer.id, {
      status: asked.accept ? 'accepted' : 'declined',
      decided_at: ctx.now().toISOString(),
      ...(asked.accept
        ? { signed_name: asked.name, signed_from: ctx.caller.address, signed_agent: ctx.caller.agent.slice(0, 400) }
        : { declined_reason: asked.words }),
    })
    await interviews.noteEvent(db, {
      companyId,
      applicationId: held.id,
      kind: asked.accept ? 'offer_accepted' : 'offer_declined',
      by: 'candidate',
      userId: null,
      publicStatus: 'offer',
      detail: { offer: offer.id },
    })
    if (!asked.accept)
      await enqueue(db, 'settle-job-applications', { companyId, jobId: held.job_id }, `applications of ${held.job_id}`)
    await tellMaker(ctx, db, companyId, offer, held, asked)
    const nobody = { companyId, userId: null as never, role: null as never, sessionId: null as never }
    await writeAudit(db, nobody, ctx.caller, [
      {
        action: asked.accept ? 'offer.accepted' : 'offer.declined',
        targetType: 'application',
        targetId: held.id,
        before: { status: 'sent' },
        after: { offer: offer.id, status: asked.accept ? 'accepted' : 'declined', signedName: asked.name },
        detail: { letterSha256: offer.letter_sha256?.toString('hex'), agent: ctx.caller.agent },
      },
    ])
  })
  return list(ctx, { application: asked.application, link: asked.link })
}

const tellMaker = async (
  ctx: OpenContext,
  db: Db,
  companyId: string,
  offer: query.Kept,
  held: { id: string; name: string },
  { accept, words }: Pick<Parsed<typeof contract.answerOffer>, 'accept' | 'words'>,
) => {
  const maker = offer.created_by ? await query.user(db, companyId, offer.created_by) : undefined
  const to = maker ?? (await query.approvers(db, companyId))[0]
  if (!to) return
  await sendMessage(ctx, db, {
    companyId,
    channel: 'email',
    recipient: to.email,
    ...write('offer-answered', to.language, {
      name: to.first_name,
      job: offer.position,
      person: held.name,
      accepted: accept,
      words: words ?? '',
      link: teamAddress(ctx, held.id),
    }),
  })
}

export const letter = async (ctx: OpenContext, asked: Parsed<typeof contract.theirLetter>) => {
  const { person, companyId } = await proveTheirs(ctx, asked)
  const file = await ctx.doors.asPerson(person, async (db) => {
    const offer = (await query.theirs(db, companyId, asked.application)).find((o) => o.id === asked.id)
    return offer?.letter_file_id ? query.fileKey(db, companyId, offer.letter_file_id) : null
  })
  if (!file) throw notFound('Letter')
  return new Download('offer.pdf', 'application/pdf', await readFileOf(ctx, companyId, file.storage_key))
}
