import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { sendMessage } from '../../../server/messages.ts'
import { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Person } from '../../../server/tenancy.ts'
import { dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { hasProvedAddress } from '../../platform/accounts/address.service.ts'
import { allowMailboxCode, newMailboxCode, takeMailboxCode } from '../../platform/accounts/mailbox.service.ts'
import { CODE_MINUTES } from '../../platform/messages/lifetimes.rules.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { insertApplicationEvent } from '../applications/changes.service.ts'
import { teamAddress } from '../applications/person.ts'
import * as interviews from '../interviews/held.ts'
import { authorizeCandidate } from '../interviews/person.service.ts'
import { enqueueReconcileApplications } from '../jobs/changes.service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { isExpired, sameName } from './rules.ts'
import { termsOf, zoneOf } from './shown.ts'

type Answer = Output<typeof contract.theirOffers>

/** A link may have been passed on, and an account opened with anybody's address: neither shows who is signing. */
const needsCode = async (ctx: OpenContext, person: Person): Promise<boolean> => {
  if (!('userId' in person)) return true
  return !(await ctx.database.forPlatform((db) => hasProvedAddress(db, person.userId)))
}

/** A code to the mailbox the application came from. */
export const sendCode = async (ctx: OpenContext, input: Parsed<typeof contract.sendOfferCode>) => {
  const { companyId } = await authorizeCandidate(ctx, input)
  await allowMailboxCode(ctx, 'offer', input.application)
  await ctx.database.forCompany(companyId, async (db) => {
    const current = await interviews.application(db, companyId, input.application, false)
    if (!current) throw notFound('Application')
    const code = await ctx.database.forPlatform((own) => newMailboxCode(own, 'offer', input.application))
    await sendMessage(ctx, db, {
      companyId,
      channel: 'email',
      recipient: current.email,
      goodForMinutes: CODE_MINUTES,
      ...renderTemplate('mailbox-code', current.language, { name: current.name, code, minutes: CODE_MINUTES }),
    })
  })
  return {}
}

export const listOffersForCandidate = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.theirOffers>,
): Promise<Answer> => {
  const { person, companyId, outcome } = await authorizeCandidate(ctx, input)
  const code = await needsCode(ctx, person)
  return ctx.database.forSeeker(person, async (db) => {
    const offers = await query.listOffersForCandidate(db, companyId, input.application)
    const at = await query.regionOf(db, input.application)
    const { name: company } = await interviews.companyOf(db, companyId)
    return {
      needsCode: code,
      name: await query.nameSent(db, input.application),
      offers: offers.map((o) => {
        const country = ctx.countries.get(o.country)
        const open =
          o.status === 'sent' &&
          outcome === 'active' &&
          !isExpired(o.expires_on, dayIn(zoneOf(ctx, o.country, at?.region ?? null), ctx.now()))
        return { ...termsOf(o, country), symbol: country.currency.symbol, company, open }
      }),
    }
  })
}

/** Signed with a typed name, or declined; what was signed, when and from where is kept with it. */
export const answerOffer = async (ctx: OpenContext, input: Parsed<typeof contract.answerOffer>): Promise<Answer> => {
  const { person, companyId } = await authorizeCandidate(ctx, input)
  const coded = input.accept && (await needsCode(ctx, person))
  if (coded && !input.code) throw invalid({ code: 'Enter the code we send to the address your application came from.' })
  // Tried once for a call, not for each time the call is taken: a retry would use up another try.
  let proved: Promise<boolean> | null = null
  await ctx.database.forCompany(companyId, async (db) => {
    const offer = await query.lockOffer(db, companyId, input.id)
    if (!offer || offer.application_id !== input.application || !offer.sent_at) throw notFound('Offer')
    const current = await interviews.application(db, companyId, input.application, true)
    if (!current) throw notFound('Application')
    const today = dayIn(zoneOf(ctx, offer.country, current.region), ctx.now())
    if (offer.status !== 'sent' || current.outcome !== 'active' || isExpired(offer.expires_on, today))
      throw new Refusal('CONFLICT', 'This offer can no longer be answered. Load the page again.')
    if (input.accept) {
      if (!input.name) throw invalid({ name: 'Type your name to sign.' })
      // What the company calls them may have changed since; the name they applied with stays.
      const names = [current.name, await query.nameSent(db, current.id)]
      if (!names.some((name) => sameName(input.name ?? '', name)))
        throw invalid({ name: `Sign with your name as the letter has it: ${current.name}` })
    }
    proved ??= coded ? takeMailboxCode(ctx, 'offer', input.application, input.code ?? '') : Promise.resolve(true)
    if (!(await proved)) throw invalid({ code: 'This code is not right, or it is too old. Ask for a new one.' })
    await query.updateOffer(db, companyId, offer.id, {
      status: input.accept ? 'accepted' : 'declined',
      decided_at: ctx.now().toISOString(),
      ...(input.accept
        ? { signed_name: input.name, signed_from: ctx.caller.address, signed_agent: ctx.caller.agent.slice(0, 400) }
        : { declined_reason: input.words }),
    })
    await insertApplicationEvent(db, {
      companyId,
      applicationId: current.id,
      kind: input.accept ? 'offer_accepted' : 'offer_declined',
      by: 'candidate',
      userId: null,
      publicStatus: 'offer',
      detail: { offer: offer.id },
    })
    if (!input.accept) await enqueueReconcileApplications(db, companyId, current.job_id)
    await tellMaker(ctx, db, companyId, { offer, current, answer: input })
    const nobody = systemActor(companyId)
    await writeAudit(db, nobody, ctx.caller, [
      {
        action: input.accept ? 'offer.accepted' : 'offer.declined',
        targetType: 'application',
        targetId: current.id,
        before: { status: 'sent' },
        after: { offer: offer.id, status: input.accept ? 'accepted' : 'declined', signedName: input.name },
        detail: { mailboxCode: coded, letterSha256: offer.letter_sha256?.toString('hex'), agent: ctx.caller.agent },
      },
    ])
  })
  return listOffersForCandidate(ctx, { application: input.application, link: input.link })
}

const tellMaker = async (
  ctx: OpenContext,
  db: Db,
  companyId: string,
  {
    offer,
    current,
    answer: { accept, words },
  }: {
    offer: query.StoredOffer
    current: { id: string; name: string }
    answer: Pick<Parsed<typeof contract.answerOffer>, 'accept' | 'words'>
  },
) => {
  const maker = offer.created_by ? await query.findUser(db, companyId, offer.created_by) : undefined
  const to = maker ?? (await query.listApprovers(db, companyId))[0]
  if (!to) return
  const link = teamAddress(ctx, current.id)
  const facts = {
    name: to.first_name,
    job: offer.position,
    person: current.name,
    accepted: accept,
    words: words ?? '',
    link,
  }
  const recipients = [{ userId: to.id, email: to.email, language: to.language, link, facts }]
  await notifyPeople(ctx, db, { event: 'offer-answered', companyId, recipients })
}

export const readOfferLetterForCandidate = async (ctx: OpenContext, input: Parsed<typeof contract.theirLetter>) => {
  const { person, companyId } = await authorizeCandidate(ctx, input)
  const file = await ctx.database.forSeeker(person, async (db) => {
    const offer = (await query.listOffersForCandidate(db, companyId, input.application)).find((o) => o.id === input.id)
    return offer?.letter_file_id ? query.fileKey(db, companyId, offer.letter_file_id) : null
  })
  if (!file) throw notFound('Letter')
  return new Download('offer.pdf', 'application/pdf', await readFileOf(ctx, companyId, file.storage_key))
}
