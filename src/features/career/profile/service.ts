import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { AuditEntry, OpenContext } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Actor } from '../../../shared/actor.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { writeCard } from './card.service.ts'
import type * as contract from './contract.ts'
import type { Profile, ProfileInput } from './contract.ts'
import { blockedAfter, completenessOf, EMPTY_PROFILE } from './profile.rules.ts'
import * as query from './queries.ts'

export type SeekerContext = { db: Db; actor: Actor; audit: (entry: AuditEntry) => void }

/** The door of the person who calls; what they did is told in the log of their own. */
export const asSelf = <T>(
  ctx: OpenContext,
  work: (mine: SeekerContext) => Promise<T>,
  options?: { reading: boolean },
): Promise<T> => {
  const actor = actorOf(ctx)
  return ctx.database.forSeeker({ userId: actor.userId }, (db) => work({ db, actor, audit: ctx.audit }), options)
}

/** The profile as it is kept; one that was never filled in is empty, of version 0. */
export const getStoredProfile = async (db: Db, userId: string): Promise<{ profile: Profile; version: number }> => {
  const row = await query.findProfile(db, userId)
  if (!row) return { profile: { ...EMPTY_PROFILE, placeName: '', country: null }, version: 0 }
  return {
    version: row.version,
    profile: {
      headline: row.headline,
      summary: row.summary,
      phone: row.phone,
      placeId: row.place_id,
      placeName: [row.place_name, row.place_region].filter((n, i, all) => n && all.indexOf(n) === i).join(', '),
      country: row.place_country,
      work: row.work,
      education: row.education,
      skills: row.skills,
      languages: row.languages,
      certificates: row.certificates,
      links: row.links,
      authorisations: row.authorisations,
      desired: { ...EMPTY_PROFILE.desired, ...row.desired },
      visibility: row.visibility as ProfileInput['visibility'],
      blocked: row.blocked,
    },
  }
}

export const readProfile = async (ctx: OpenContext): Promise<Output<typeof contract.readProfile>> => {
  const { userId } = actorOf(ctx)
  const known = await ctx.database.forPlatform((db) => query.getUser(db, userId))
  const { profile, version } = await ctx.database.forSeeker({ userId }, (db) => getStoredProfile(db, userId), {
    reading: true,
  })
  return {
    person: { firstName: known.first_name, lastName: known.last_name, email: known.email },
    profile,
    version,
    completeness: completenessOf(profile),
  }
}

/** What the newest of their CVs that could be read says; null: none. */
export const newestCvRead = (db: Db, userId: string) => query.newestRead(db, userId)

const phoneOf = (phone: string | null, country: string | null): string | null => {
  if (phone === null) return null
  const local = country && isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(phone, local ? { defaultCountry: local } : {})
  if (!number?.isValid()) throw invalid({ phone: 'Phone must be a number that can be called, such as +65 9123 4567' })
  return number.number
}

export const saveProfile = async (
  ctx: OpenContext,
  { version, ...given }: Parsed<typeof contract.saveProfile>,
): Promise<Output<typeof contract.saveProfile>> =>
  asSelf(ctx, async ({ db, actor, audit }) => {
    const before = await getStoredProfile(db, actor.userId)
    const place = given.placeId === null ? null : await query.findPlace(db, given.placeId)
    if (place === undefined) throw invalid({ placeId: 'Place must be one of the list' })
    const phone = phoneOf(given.phone, place?.country ?? null)
    const ids = given.skills.flatMap((s) => (s.skillId === null ? [] : [s.skillId]))
    const known = ids.length > 0 ? await query.findKnownSkills(db, ids) : new Set<number>()
    const wrong = given.skills.findIndex((s) => s.skillId !== null && !known.has(s.skillId))
    if (wrong >= 0) throw invalid({ [`skills.${wrong}.skillId`]: 'Skill must be one of the list, or null' })
    const unknown = [...given.authorisations, ...given.desired.countries.map((country) => ({ country }))].find(
      ({ country }) => !isSupportedCountry(country),
    )
    if (unknown) throw invalid({ authorisations: `${unknown.country} is no country` })
    const { pay } = given.desired
    if (pay && !ctx.countries.all.some((c) => c.currency.code === pay.currency))
      throw invalid({ 'desired.pay.currency': `${pay.currency} is the currency of no country we operate in` })
    const profile: ProfileInput = { ...given, phone, blocked: blockedAfter(given, before.profile) }
    const saved = await query.saveProfile(
      db,
      {
        user_id: actor.userId,
        headline: profile.headline,
        summary: profile.summary,
        phone,
        place_id: profile.placeId,
        work: JSON.stringify(profile.work),
        education: JSON.stringify(profile.education),
        skills: JSON.stringify(profile.skills),
        languages: JSON.stringify(profile.languages),
        certificates: JSON.stringify(profile.certificates),
        links: JSON.stringify(profile.links),
        authorisations: JSON.stringify(profile.authorisations),
        desired: JSON.stringify(profile.desired),
        visibility: profile.visibility,
        blocked: profile.blocked,
      },
      version,
    )
    if (saved === 0)
      throw new Refusal(
        'VERSION_CONFLICT',
        'Your profile was changed somewhere else. Load it again, then make your change.',
      )
    await writeCard(ctx, db, actor.userId, profile)
    if (profile.visibility === 'private' && before.profile.visibility !== 'private')
      await enqueueJob(db, 'leave-pools', { userId: actor.userId }, `leave pools ${actor.userId}`)
    // Who saw what is the person's own affair: the log names the fields, not what stands in them.
    const changed = Object.keys(profile).filter(
      (key) =>
        JSON.stringify(profile[key as keyof ProfileInput]) !==
        JSON.stringify(before.profile[key as keyof ProfileInput]),
    )
    if (changed.length > 0)
      audit({
        action: 'seeker.profile',
        targetType: 'seeker',
        targetId: actor.userId,
        before: { visibility: before.profile.visibility },
        after: { visibility: profile.visibility },
        detail: { changed },
      })
    const after = await getStoredProfile(db, actor.userId)
    return { ...after, completeness: completenessOf(after.profile) }
  })

/** Everything the profile and the CVs hold, for whoever takes it along. */
export const everythingOf = async (ctx: OpenContext) => {
  const { person, profile, version } = await readProfile(ctx)
  const { userId } = actorOf(ctx)
  const cvs = await asSelf(ctx, async ({ db, audit }) => {
    audit({ action: 'seeker.export', targetType: 'seeker', targetId: userId })
    return query.everythingRead(db, userId)
  })
  return { person, profile, version, cvs }
}
