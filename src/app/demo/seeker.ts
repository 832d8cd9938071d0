import { sql } from 'kysely'
import { listCareerPaths, saveCareerChoice } from '../../features/career/career-paths/service.ts'
import { addOwnPlace, listOwnPlaces } from '../../features/career/distance/service.ts'
import { getStoredProfile, saveProfile } from '../../features/career/profile/service.ts'
import { makeResume } from '../../features/career/resume-builder/service.ts'
import { readSomeNeeds } from '../../features/career/skill-matching/jobs.ts'
import { readMySkills, readUnlocks, saySkill } from '../../features/career/skill-matching/service.ts'
import { listAttempts } from '../../features/career/skill-tests/queries.ts'
import { questionsOf } from '../../features/career/skill-tests/questions.rules.ts'
import {
  answerSkillQuestion,
  finishSkillTest,
  showSkillBadge,
  startSkillTest,
} from '../../features/career/skill-tests/service.ts'
import { matchSome } from '../../features/career/zones/jobs.ts'
import { addZone } from '../../features/career/zones/service.ts'
import type { OpenContext, Services } from '../../server/context.ts'
import { k } from '../../server/sql.ts'
import type { Actor } from '../../shared/actor.ts'
import { dayIn } from '../../shared/dates.ts'
import { demoLogins } from '../demo.logins.ts'
import { demoCaller } from './context.ts'
import { dieOf } from './draw.ts'
import { loadJobReferences, readOccupations } from './jobs.ts'
import { addPaidPlan, addPlanSellers } from './plans.ts'
import { profileOf } from './talent.ts'

/** The one job seeker anybody may sign in as. */
export const seekerOf = (services: Services) =>
  services.database.forPlatform((db) =>
    db.maybe(
      k
        .selectFrom('users')
        .select(['id', 'first_name', 'last_name', 'email', 'country'])
        .where('portal', '=', 'seeker')
        .where('email', '=', demoLogins.find((l) => l.role === 'job_seeker')?.email ?? ''),
    ),
  )

/** A test they have taken, most of it right, with its badge to be seen. */
const addSkillTest = async (ctx: OpenContext, userId: string): Promise<void> => {
  const { id } = await startSkillTest(ctx, { test: 'numeracy', timePercent: 100 })
  const attempts = await ctx.database.forSeeker({ userId }, (db) => listAttempts(db, userId), { reading: true })
  const { seed = 0, seeds = null } = attempts.find((attempt) => attempt.id === id) ?? {}
  for (const [at, { answer }] of questionsOf('numeracy', seed, seeds).slice(0, 9).entries())
    await answerSkillQuestion(ctx, { id, question: at + 1, answer, flagged: false })
  await finishSkillTest(ctx, { id })
  await showSkillBadge(ctx, { id, shown: true })
}

/** What the adverts ask is read as the server's job would; they confirm a skill and note the one that opens most jobs. */
const addSkills = async (ctx: OpenContext): Promise<void> => {
  while ((await readSomeNeeds(ctx)) > 0);
  const { skills } = await readMySkills(ctx)
  const [first] = skills
  if (first)
    await saySkill(ctx, { skill: first.label, stand: 'confirmed', note: 'Two years, last in 2025', first: false })
  const [{ skill } = { skill: '' }] = (await readUnlocks(ctx, { country: null })).unlocks
  if (skill) await saySkill(ctx, { skill, stand: 'learning', note: 'Evening course from January', first: false })
}

/** They say what they work as, aim for the nearest path, and one is not for them. */
const addCareer = async (ctx: OpenContext): Promise<void> => {
  const say = (
    one: { id: number } | undefined,
    stand: 'current' | 'goal' | 'rejected',
    reason: string | null = null,
  ) => (one ? saveCareerChoice(ctx, { occupation: one.id, stand, reason, plan: null }) : null)
  await say((await listCareerPaths(ctx, { country: null })).guesses[0], 'current')
  const [first, second] = (await listCareerPaths(ctx, { country: null })).paths.map(({ occupation }) => ({
    id: occupation,
  }))
  await say(first, 'goal')
  await say(second, 'rejected', 'I want to work in a team')
}

/** They count distances from the town they live in, and hear of new jobs around it: those of the last three days are found as the server's job would. */
const addPlaces = async (ctx: OpenContext, userId: string): Promise<void> => {
  const { suggested } = await listOwnPlaces(ctx)
  if (!suggested) return
  const home = { name: 'Home', placeId: suggested.id, lat: null, lng: null }
  await addOwnPlace(ctx, { ...home, radiusKm: 10, excluded: false })
  await addZone(ctx, {
    ...home,
    radiusKm: 5,
    corners: null,
    search: null,
    type: null,
    payMin: null,
    days: [],
    from: null,
    to: null,
  })
  await ctx.database.forSeeker({ userId }, (db) =>
    db.run(sql`update seeker_zones set since = since - interval '3 days' where user_id = ${userId}::uuid`),
  )
  while ((await matchSome(ctx)) > 0);
}

/**
 * What that person has done and is looking for: the work most jobs of their country are open for these days, so that their home has something
 * to show. Written by the use case a person’s own form calls. A profile that is there stays as it is.
 */
export const addSeekerProfile = async (services: Services): Promise<void> => {
  const seeker = await seekerOf(services)
  if (!seeker?.country) return
  const current = await services.database.forSeeker({ userId: seeker.id }, (db) => getStoredProfile(db, seeker.id), {
    reading: true,
  })
  if (current.version > 0) return
  const country = services.countries.get(seeker.country)
  const works = readOccupations()
  const known = await loadJobReferences(services, works)
  const titles = await services.database.forPublic((db) =>
    db.many(sql<{ title: string }>`
      select title from job_adverts where open and closes_at > now() and country = ${country.code} and posted_at > now() - interval '7 days'
       group by title order by count(*) desc, title limit 2`),
  )
  const [now, before] = titles.map(({ title }) => works.find((w) => w.title === title))
  const place = known.places.find((p) => p.country === country.code)
  if (!now || !before || !place) return
  const die = dieOf(seeker.email)
  const today = dayIn(country.zone, services.now())
  const profile = profileOf(die, {
    work: now,
    earlier: before,
    country,
    placeId: place.id,
    known,
    today,
    wish: { pay: null, notice: '1m' },
  })
  const actor: Actor = {
    sessionId: '',
    userId: seeker.id,
    role: 'job_seeker',
    email: seeker.email,
    companyId: null,
    employeeId: null,
  }

  const ctx = { ...services, caller: demoCaller, actor, token: null, audit: () => {}, afterwards: () => {} }
  await addPlanSellers(services)
  await addPaidPlan(ctx, {
    name: `${seeker.first_name} ${seeker.last_name}`,
    email: seeker.email,
    country: seeker.country,
  })
  await addSkillTest(ctx, seeker.id)
  await saveProfile(ctx, {
    ...profile,
    version: 0,
    phone: country.demo.phone(die),
    visibility: 'private',
    desired: { ...profile.desired, titles: [now.title, before.title], modes: [] },
  })
  await makeResume(ctx, { name: now.title, country: country.code, from: 'profile', source: null })
  await addSkills(ctx)
  await addCareer(ctx)
  await addPlaces(ctx, seeker.id)
}
