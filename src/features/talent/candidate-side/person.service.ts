import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { AuditEntry, OpenContext } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { pauseTalentCard, setTalentCardHidden } from '../../career/profile/card.changes.ts'
import { cardsOf, writeCard } from '../../career/profile/card.service.ts'
import { asSelf, getStoredProfile as held } from '../../career/profile/service.ts'
import { submitReport as reportJob } from '../../job-board/reports/reports.service.ts'
import type { Card } from '../../matching/profile/card.rules.ts'
import { answerSentInvitation, isInvitationHidden, withdrawInvitationsTo } from '../find/invitations.service.ts'
import { deletePoolMembers } from '../find/pool.service.ts'
import type * as contract from './person.contract.ts'
import * as query from './person.queries.ts'

type Found = Output<typeof contract.readFound>
type Mine = Output<typeof contract.myInvitations>

const MOST_PAUSED_DAYS = 366

const listed = async (db: Db): Promise<Mine> => ({
  invitations: (await query.listInvitationsForSeeker(db)).map((i) => ({
    id: i.id,
    job: { id: i.job_id, title: i.title, open: i.open, place: i.place },
    company: i.company,
    words: i.words,
    status: i.status,
    sentAt: iso(i.sent_at),
    expiresAt: iso(i.expires_at),
    applicationId: i.application_id,
  })),
})

export const myInvitations = (ctx: OpenContext): Promise<Mine> => asSelf(ctx, ({ db }) => listed(db), { reading: true })

/** What a person did in a company’s tables, after their own door has shown that it is theirs. */
const inCompany = (
  ctx: OpenContext,
  companyId: string,
  work: (db: Db, audit: (entry: AuditEntry) => void) => Promise<void>,
): Promise<void> =>
  ctx.database.forCompany(companyId, async (db) => {
    const entries: AuditEntry[] = []
    await work(db, (entry) => entries.push(entry))
    // A company’s log does not say who has no name for it.
    const nobody = systemActor(companyId)
    await writeAudit(db, nobody, ctx.caller, entries)
  })

const hide = async (ctx: OpenContext, companyId: string): Promise<void> => {
  const { userId } = actorOf(ctx)
  const known = await asSelf(ctx, async ({ db, audit }) => {
    // Somebody who has not filled in a profile yet has no card to say it on.
    const { profile, version } = await held(db, userId)
    if (version === 0) await writeCard(ctx, db, userId, profile)
    await setTalentCardHidden(db, userId, companyId, true)
    audit({ action: 'found.hide', detail: { company: companyId } })
    return query.getIdentitiesAtCompany(db, userId, companyId)
  })
  await inCompany(ctx, companyId, async (db, audit) => {
    const out = await deletePoolMembers(db, companyId, known.card_id, known.candidates)
    if (known.card_id) await withdrawInvitationsTo(db, companyId, known.card_id, ctx.now())
    if (out > 0) audit({ action: 'pool.object', targetType: 'pool', detail: { taken_out: out } })
  })
}

export const answerInvitation = async (
  ctx: OpenContext,
  { id, answer: status, reason, block }: Parsed<typeof contract.answerInvitation>,
): Promise<Mine> => {
  const { userId } = actorOf(ctx)
  if (block && status !== 'declined') throw invalid({ block: 'Say no to block the employer' })
  const { theirs, contact } = await asSelf(ctx, async ({ db }) => {
    const theirs = await query.findInvitation(db, id)
    if (!theirs) throw notFound('Invitation')
    return { theirs, contact: status === 'accepted' ? await query.getContact(db, userId) : null }
  })
  const at = ctx.now().toISOString()
  if (theirs.status !== status)
    await inCompany(ctx, theirs.company_id, async (db, audit) => {
      if (status === 'accepted' && (await isInvitationHidden(db, theirs.company_id, id)))
        throw new Refusal('CONFLICT', 'This job is being looked at by us. Your details were not passed on.')
      const said = { status, at, reason: status === 'declined' ? reason : null, contact }
      if ((await answerSentInvitation(db, theirs.company_id, id, said)) === 0)
        throw new Refusal('CONFLICT', 'This invitation is answered or over.')
      audit({
        action: `invitation.${status}`,
        targetType: 'talent',
        targetId: theirs.card_id,
        detail: { invitation: id },
      })
      if (status === 'accepted')
        await enqueueJob(db, 'tell-of-acceptance', { companyId: theirs.company_id, id }, `accepted ${id}`)
    })
  if (block) await hide(ctx, theirs.company_id)
  return asSelf(ctx, async ({ db, audit }) => {
    audit({ action: `invitation.${status}`, targetType: 'invitation', targetId: id })
    return listed(db)
  })
}

/** To the platform, about the job one was invited for; its company does not learn who told. */
export const reportInvitation = async (
  ctx: OpenContext,
  { id, reason, words }: Parsed<typeof contract.reportInvitation>,
): Promise<Output<typeof contract.reportInvitation>> => {
  const theirs = await asSelf(ctx, async ({ db, audit }) => {
    const current = await query.findInvitation(db, id)
    if (!current) throw notFound('Invitation')
    audit({ action: 'invitation.report', targetType: 'invitation', targetId: id, detail: { reason } })
    return current
  })
  await reportJob(ctx, {
    id: theirs.job_id,
    reason,
    email: null,
    language: null,
    words: `About an invitation. ${words ?? ''}`.trim(),
  })
  return { reported: true }
}

const viewOf = ({ name, headline, years, shown, pay, notice }: Card): Found['views']['open'] => ({
  name,
  headline,
  years,
  titles: shown.titles,
  summary: shown.summary,
  work: shown.work.map(({ title, employer, lines }) => ({ title, employer, lines })),
  education: shown.education,
  pay: pay?.band ?? null,
  notice: notice?.said ?? null,
  skills: shown.skills.map(({ label, evidence }) => ({ label, evidence })),
})

const foundIn = async (ctx: OpenContext, db: Db, userId: string): Promise<Found> => {
  const { profile } = await held(db, userId)
  const today = dayIn('UTC', ctx.now())
  const views = await cardsOf(ctx, db, userId, profile)
  const standing = await query.findTalentStatus(db, userId, today)
  return {
    visibility: profile.visibility,
    pausedUntil: standing?.paused_until ?? null,
    views: { open: viewOf(views.open), anonymous: viewOf(views.anonymous) },
    seenBy: { all: standing?.all ?? 0, month: standing?.month ?? 0 },
    keptBy: (await query.listPoolCompanies(db, today)).map(({ company_id, ...rest }) => ({
      companyId: company_id,
      ...rest,
    })),
    hiddenFrom: (await query.hiddenFrom(db, userId)).map(({ company_id, ...rest }) => ({
      companyId: company_id,
      ...rest,
    })),
  }
}

export const readFound = (ctx: OpenContext): Promise<Found> =>
  asSelf(ctx, ({ db, actor }) => foundIn(ctx, db, actor.userId), { reading: true })

export const pauseFound = (ctx: OpenContext, { until }: Parsed<typeof contract.pauseFound>): Promise<Found> =>
  asSelf(ctx, async ({ db, actor, audit }) => {
    const today = dayIn('UTC', ctx.now())
    if (until !== null && until <= today) throw invalid({ until: 'Choose a day to come' })
    if (until !== null && until > addDays(today, MOST_PAUSED_DAYS))
      throw invalid({ until: 'Choose a day within a year' })
    const { profile, version } = await held(db, actor.userId)
    if (version === 0) await writeCard(ctx, db, actor.userId, profile)
    await pauseTalentCard(db, actor.userId, until)
    audit({ action: 'found.pause', after: { until } })
    return foundIn(ctx, db, actor.userId)
  })

export const hideFrom = async (
  ctx: OpenContext,
  { id, hidden }: Parsed<typeof contract.hideFromCompany>,
): Promise<Found> => {
  const { userId } = actorOf(ctx)
  if (!(await asSelf(ctx, ({ db }) => query.findCompany(db, id)))) throw notFound('Company')
  if (hidden) await hide(ctx, id)
  else
    await asSelf(ctx, async ({ db, audit }) => {
      await setTalentCardHidden(db, userId, id, false)
      audit({ action: 'found.show', detail: { company: id } })
    })
  return readFound(ctx)
}

/** All of it for the file with everything that is kept of them; who looked at their profile stands in the profile. */
export const exportFound = async (ctx: OpenContext) => {
  const { views: _shownInTheProfile, ...beingFound } = await readFound(ctx)
  return { beingFound, ...(await myInvitations(ctx)) }
}
