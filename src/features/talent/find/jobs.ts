import { writeAudit } from '../../../server/audit.ts'
import type { Caller, Ground } from '../../../server/context.ts'
import { enqueue, job } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { DAY_MS, dayIn } from '../../../shared/dates.ts'
import { isDue } from '../../career/job-search/rules.ts'
import { writeCard } from '../../career/profile/card.service.ts'
import { heldProfile as profileHeld } from '../../career/profile/service.ts'
import { write } from '../../platform/messages/templates/write.ts'
import * as invitations from './invitations.queries.ts'
import * as query from './jobs.queries.ts'
import * as pools from './pools.queries.ts'
import type { Query } from './search.rules.ts'
import * as searches from './searches.queries.ts'
import { freshOf } from './searches.service.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'talent', country: null }
const nobody = (companyId: string) => ({
  companyId,
  userId: null as never,
  role: null as never,
  sessionId: null as never,
})

type Of = { companyId: string; id: string }

/**
 * The letter to whoever is invited. It is the platform’s, not the company’s: whose address it went to stands in no list of the company. Written down as
 * told in the same transaction, so that there is one.
 */
export const tellOfInvitation = (ground: Ground, { companyId, id }: Of): Promise<void> =>
  ground.doors.asPlatform(async (db) => {
    const told = await invitations.toTell(db, companyId, id)
    if (!told || (await invitations.noteTold(db, companyId, id, ground.now().toISOString())) === 0) return
    await sendMessage(ground, db, {
      companyId: null,
      channel: 'email',
      recipient: told.email,
      ...write('talent-invited', told.language, {
        ...{ name: told.first_name, company: told.company, job: told.title, words: told.words },
        link: `${ground.settings.publicUrl}/dashboard/seeker`,
      }),
    })
  })

/** To whoever sent it. Without a name: a mailbox is no place for one. */
export const tellOfAcceptance = (ground: Ground, { companyId, id }: Of): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const to = await query.senderOf(db, companyId, id)
    if (!to) return
    await sendMessage(ground, db, {
      companyId,
      channel: 'email',
      recipient: to.email,
      ...write('talent-accepted', to.language, {
        ...{ name: to.first_name, job: to.title },
        link: `${ground.settings.publicUrl}/dashboard/find-talent?view=invitations`,
      }),
    })
  })

const findDue = ({ doors, now }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    const before = new Date(now().getTime() - DAY_MS + 3_600_000).toISOString()
    for (const row of await searches.perhapsDue(db, before))
      if (isDue(row.every_days, row.told_at, now()))
        await enqueue(db, 'alert-talent', { companyId: row.company_id, id: row.id }, `talent alert ${row.id}`)
  })

/** One letter with how many are new, or none when nobody is; either way the next one tells of who comes from now on. */
export const alertTalent = (ground: Ground, { companyId, id }: Of): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const at = ground.now()
    const held = await searches.held(db, companyId, id)
    if (!held || held.disabled_at || held.role === 'hr_admin' || !isDue(held.every_days, held.told_at, at)) return
    const actor = { ...nobody(companyId), userId: held.user_id, email: held.email, employeeId: null }
    const ctx = { ...ground, db, actor, caller, audit: () => {} }
    const kept = held.query as Query
    const count = await freshOf(ctx, kept, held.told_at)
    if ((await searches.noteTold(db, companyId, id, held.told_at, at.toISOString())) === 0 || count === 0) return
    await sendMessage(ground, db, {
      companyId,
      channel: 'email',
      recipient: held.email,
      goodForMinutes: 7 * 24 * 60,
      ...write('talent-alert', held.language, {
        ...{ name: held.first_name, search: held.name, count },
        link: `${ground.settings.publicUrl}/dashboard/find-talent?${new URLSearchParams(kept as Record<string, string>)}`,
      }),
    })
  })

/** Each night: invitations and entries of pools whose time is over, and who was here of late. */
export const findOver = (ground: Ground): Promise<void> =>
  ground.doors.asPlatform(async (db) => {
    const now = ground.now()
    await invitations.expire(db, now.toISOString())
    await query.noteActive(db, new Date(now.getTime() - 2 * DAY_MS).toISOString())
    for (const { company_id } of await pools.companiesWithOver(db, dayIn('UTC', now)))
      await enqueue(db, 'empty-pools', { companyId: company_id }, `empty pools ${company_id}`)
  })

export const emptyPools = (ground: Ground, { companyId }: { companyId: string }): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    const gone = await pools.deleteOver(db, companyId, dayIn('UTC', ground.now()))
    const entries = [...new Set(gone.map((m) => m.pool_id))].map((id) => ({
      ...{ action: 'pool.over', targetType: 'pool', targetId: id },
      detail: { taken_out: gone.filter((m) => m.pool_id === id).length },
    }))
    await writeAudit(db, nobody(companyId), caller, entries)
  })

/** Whoever is private again is in no pool. */
export const leavePools = async (ground: Ground, { userId }: { userId: string }): Promise<void> => {
  const entries = await ground.doors.asPlatform((db) => query.entriesOf(db, userId))
  for (const { company_id, id } of entries)
    await ground.doors.asCompany(company_id, (db) => pools.deleteMember(db, company_id, id))
}

/** Profiles from before there were cards. */
const findWithoutCard = ({ doors }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    for (const { id } of await query.withoutCard(db)) await enqueue(db, 'write-card', { userId: id }, `card ${id}`)
  })
export const writeOneCard = (ground: Ground, { userId }: { userId: string }): Promise<void> =>
  ground.doors.asPerson({ userId }, async (db) => {
    const { profile } = await profileHeld(db, userId)
    await writeCard(ground, db, userId, profile)
  })

export const talentJobs = [
  job('tell-of-invitation', tellOfInvitation),
  job('tell-of-acceptance', tellOfAcceptance),
  { ...job('talent-alerts', findDue), timetable: '11,41 * * * *' },
  job('alert-talent', alertTalent),
  { ...job('talent-over', findOver), timetable: '27 1 * * *' },
  job('empty-pools', emptyPools),
  job('leave-pools', leavePools),
  { ...job('cards-missing', findWithoutCard), timetable: '*/10 * * * *' },
  job('write-card', writeOneCard),
]
