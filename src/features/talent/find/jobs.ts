import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Caller, Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import type { Role } from '../../../shared/actor.ts'
import { DAY_MS, dayIn } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { roleHas } from '../../../shared/permissions.ts'
import { updateTalentCardActivity } from '../../career/profile/card.changes.ts'
import { writeCard } from '../../career/profile/card.service.ts'
import { getStoredProfile as profileHeld } from '../../career/profile/service.ts'
import { isAlertDue } from '../../platform/lists/searches.rules.ts'
import * as saved from '../../platform/lists/searches.service.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as invitations from './invitations.queries.ts'
import * as query from './jobs.queries.ts'
import * as pools from './pools.queries.ts'
import type { Query } from './search.rules.ts'
import { freshOf } from './searches.service.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'talent', country: null }

type Of = { companyId: string; id: string }

/**
 * The letter to whoever is invited. It is the platform’s, not the company’s: whose address it went to stands in no list of the company. Written down as
 * told in the same transaction, so that there is one.
 */
export const notifyInvitation = (services: Services, { companyId, id }: Of): Promise<void> =>
  services.database.forPlatform(async (db) => {
    const told = await invitations.findInvitationNotice(db, companyId, id)
    if (!told || (await invitations.markInvitationNotified(db, companyId, id, services.now().toISOString())) === 0)
      return
    const { user_id: userId, email, language, first_name: name, company, title: job, words } = told
    const link = `${services.settings.publicUrl}${paths.seeker()}`
    const recipients = [{ userId, email, language, link, facts: { name, company, job, words, link } }]
    await notifyPeople(services, db, { event: 'talent-invited', companyId: null, recipients })
  })

/** To whoever sent it. Without a name: a mailbox is no place for one. */
export const notifyAcceptance = (services: Services, { companyId, id }: Of): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const to = await query.senderOf(db, companyId, id)
    if (!to) return
    const link = `${services.settings.publicUrl}${paths.findTalent({ view: 'invitations' })}`
    const facts = { name: to.first_name, job: to.title, link }
    const recipients = [{ userId: to.id, email: to.email, language: to.language, link, facts }]
    await notifyPeople(services, db, { event: 'talent-accepted', companyId, recipients })
  })

/** One letter with how many are new, or none when nobody is; either way the next one tells of who comes from now on. */
export const alertTalent = (services: Services, { companyId, id }: Of): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const at = services.now()
    const current = await saved.findCompanySearch(db, 'talent', companyId, id)
    if (
      !current ||
      current.disabled_at ||
      !roleHas(current.role, 'talent.search') ||
      !isAlertDue(current.every_days, current.told_at, at)
    )
      return
    const { user_id: ownId, email: ownEmail, role } = current
    const actor = { companyId, sessionId: '', userId: ownId, email: ownEmail, role: role as Role, employeeId: null }
    const ctx = { ...services, db, actor, caller, audit: () => {} }
    const stored = current.query as Query
    const count = await freshOf(ctx, stored, current.told_at)
    if ((await saved.markSearchNotified(db, id, current.told_at, at.toISOString())) === 0 || count === 0) return
    const search = new URLSearchParams(stored as Record<string, string>)
    const link = `${services.settings.publicUrl}${paths.findTalent()}?${search}`
    const { user_id: userId, email, language, first_name: name } = current
    const letter = { goodForMinutes: 7 * 24 * 60 }
    const recipients = [{ userId, email, language, link, facts: { name, search: current.name, count, link }, letter }]
    await notifyPeople(services, db, { event: 'talent-alert', companyId, recipients, key: id })
  })

/** Each night: invitations and entries of pools whose time is over, and who was here of late. */
export const expireTalentData = (services: Services): Promise<void> =>
  services.database.forPlatform(async (db) => {
    const now = services.now()
    await invitations.expireInvitations(db, now.toISOString())
    await updateTalentCardActivity(db, new Date(now.getTime() - 2 * DAY_MS).toISOString())
    for (const { company_id } of await pools.listCompaniesWithExpiredMembers(db, dayIn('UTC', now)))
      await enqueueJob(db, 'empty-pools', { companyId: company_id }, `empty pools ${company_id}`)
  })

export const emptyPools = (services: Services, { companyId }: { companyId: string }): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const gone = await pools.deleteExpiredMembers(db, companyId, dayIn('UTC', services.now()))
    const entries = [...new Set(gone.map((m) => m.pool_id))].map((id) => ({
      action: 'pool.over',
      targetType: 'pool',
      targetId: id,
      detail: { taken_out: gone.filter((m) => m.pool_id === id).length },
    }))
    await writeAudit(db, systemActor(companyId), caller, entries)
  })

/** Whoever is private again is in no pool. */
export const leavePools = async (services: Services, { userId }: { userId: string }): Promise<void> => {
  const entries = await services.database.forPlatform((db) => query.entriesOf(db, userId))
  for (const { company_id, id } of entries)
    await services.database.forCompany(company_id, (db) => pools.deleteMember(db, company_id, id))
}

/** Profiles from before there were cards. */
const findWithoutCard = ({ database }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    for (const { id } of await query.withoutCard(db)) await enqueueJob(db, 'write-card', { userId: id }, `card ${id}`)
  })
export const writeTalentCard = (services: Services, { userId }: { userId: string }): Promise<void> =>
  services.database.forSeeker({ userId }, async (db) => {
    const { profile } = await profileHeld(db, userId)
    await writeCard(services, db, userId, profile)
  })

export const talentJobs = [
  defineJob('tell-of-invitation', notifyInvitation),
  defineJob('tell-of-acceptance', notifyAcceptance),
  defineJob('alert-talent', alertTalent),
  { ...defineJob('talent-over', expireTalentData), timetable: '27 1 * * *' },
  defineJob('empty-pools', emptyPools),
  defineJob('leave-pools', leavePools),
  { ...defineJob('cards-missing', findWithoutCard), timetable: '*/10 * * * *' },
  defineJob('write-card', writeTalentCard),
]
