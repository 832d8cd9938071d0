import { sql } from 'kysely'
import type { Country } from '../../countries/country.ts'
import { wordsIn } from '../../features/career/profile/card.queries.ts'
import type { ProfileInput } from '../../features/career/profile/contract.ts'
import { EMPTY_PROFILE } from '../../features/career/profile/profile.rules.ts'
import { cardOf } from '../../features/matching/profile/card.rules.ts'
import type { Services } from '../../server/context.ts'
import { type Db, k } from '../../server/sql.ts'
import { addDays, dayIn } from '../../shared/dates.ts'
import { type Die, dieOf } from './draw.ts'
import { idOf, type JobReferences, loadJobReferences, readOccupations, type Work } from './jobs.ts'
import { mailboxOf, nameIn } from './who.ts'
import { wishOf } from './wish.ts'

/** People who look for work, with a profile each. Nobody can sign in as one of them. */
const PEOPLE = 2_000
const MODES = [['onsite'], ['onsite', 'hybrid'], ['hybrid'], ['remote'], ['hybrid', 'remote'], []] as const
const RIGHTS = ['citizen', 'citizen', 'permanent', 'permit', 'needs_sponsorship'] as const
const EMPLOYERS = [
  'Old Mill',
  'Northlight',
  'Greenfield Partners',
  'Kestrel Services',
  'Longbridge',
  'Silver Birch',
] as const
const MADE_AS = 'talent'

const monthBefore = (today: string, months: number): string => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const at = year * 12 + month - 1 - months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

export const profileOf = (
  die: Die,
  {
    work,
    earlier,
    country,
    placeId,
    known,
    today,
    wish,
  }: {
    work: Work
    earlier: Work
    country: Country
    placeId: number
    known: JobReferences
    today: string
    wish: Pick<ProfileInput['desired'], 'pay' | 'notice'>
  },
) => {
  const months = die.between(4, 50 + work.level * 60)
  const before = die.chance(0.7) ? die.between(6, 72) : 0
  const skills = known.occupations.get(work.esco)?.skills ?? []
  const tasks = die.shuffled(work.tasks)
  const visibility = die.weighted(
    ['anonymous', 'open', 'private'] as const,
    (v) => ({ anonymous: 45, open: 35, private: 20 })[v],
  )
  const employed = die.chance(0.6)
  const employer = die.pick(EMPLOYERS)
  const profile: ProfileInput = {
    ...EMPTY_PROFILE,
    headline: work.title,
    summary: `${work.title} with experience in ${work.department.toLowerCase()}.`,
    placeId,
    work: [
      {
        title: work.title,
        employer,
        place: '',
        from: monthBefore(today, months),
        to: employed ? 'present' : monthBefore(today, die.between(0, 2)),
        // What was done names what it took: each skill can be seen somewhere.
        lines: [...tasks.slice(0, 3), ...skills.slice(0, 2).map((s) => `Asked to ${s} from the first week`)],
      },
      ...(before > 0
        ? [
            {
              title: earlier.title,
              employer: die.pick(EMPLOYERS),
              place: '',
              from: monthBefore(today, months + before),
              to: monthBefore(today, months),
              lines: earlier.tasks.slice(0, 2),
            },
          ]
        : []),
    ],
    skills: [...skills.slice(0, die.between(3, 5)), ...work.tools.slice(0, die.between(0, 2))].map((label) => ({
      label,
      skillId: null,
      years: null,
    })),
    desired: { titles: [work.title], countries: [country.code], modes: [...die.pick(MODES)], ...wish },
    authorisations: die.chance(0.7) ? [{ country: country.code, status: die.pick(RIGHTS) }] : [],
    visibility,
    blocked: employed ? [employer] : [],
  }
  return profile
}

const planOf = (services: Services, known: JobReferences, works: readonly Work[]) => {
  const today = dayIn('UTC', services.now())
  const [names, boxes] = [new Set<string>(), new Set<string>()]
  const { all: countries } = services.countries
  return Array.from({ length: PEOPLE }, (_, i) => {
    const die = dieOf(`talent ${i}`)
    const country = countries[i % countries.length] as Country
    const w = die.pick(works)
    const named = nameIn(die, country.demo.people, names)
    const here = known.places.filter((p) => p.country === country.code)
    // Most people are where most people are.
    const place = here[Math.floor(die.next() ** 2 * here.length)]
    if (!place) throw new Error(`No place in ${country.name}`)
    const wish = wishOf(i, w, country, today)
    const profile = profileOf(die, {
      work: w,
      earlier: die.pick(works),
      country,
      placeId: place.id,
      known,
      today,
      wish,
    })
    const card = cardOf(profile, {
      name: named.fullName,
      occupations: [w.esco],
      month: today.slice(0, 7),
      place: { ...place, countryName: country.name },
    })
    const since = die.between(0, 120)
    return {
      id: idOf(die),
      email: mailboxOf(named, 'talent.example', boxes),
      first: named.given,
      last: named.family,
      country: country.code,
      profile,
      card: card && { ...card, words: wordsIn(card) },
      phone: country.demo.phone(die),
      since: `${addDays(today, -since)}T08:00:00Z`,
      active: addDays(today, -Math.min(since, Math.floor(die.next() ** 3 * 120))),
    }
  })
}

/** All of them in two statements: accounts, and what each would have written as themselves. */
const write = async (services: Services, planned: ReturnType<typeof planOf>): Promise<void> => {
  await services.database.forPlatform((db) =>
    db.run(sql`insert into users (id, portal, role, email, first_name, last_name, country, created_at)
      select id, 'seeker', 'job_seeker', email, first, last, country, since from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb)
        as p(id uuid, email text, first text, last text, country text, since timestamptz) on conflict do nothing`),
  )
  const [one] = planned
  if (!one) return
  await services.database.forSeeker({ userId: one.id }, async (db) => {
    await db.run(sql`select set_config('app.people', ${JSON.stringify(planned)}, true)`)
    await db.run(EACH_BY_THEIR_DOOR)
  })
}

/** Nobody writes for somebody else, so each becomes the person of the transaction in turn: a loop here, and not six thousand trips. */
const EACH_BY_THEIR_DOOR = sql`
do $$
declare person record;
begin
  for person in select * from jsonb_to_recordset(current_setting('app.people')::jsonb)
    as planned(id uuid, email text, phone text, country text, profile jsonb, card jsonb, since timestamptz, active date)
  loop
    perform set_config('app.person_id', person.id::text, true);
    continue when not exists (select from users where id = person.id);
    insert into seeker_profiles (user_id, headline, summary, phone, place_id, work, skills, authorisations, desired, visibility, blocked, created_at,
      updated_at)
    values (person.id, person.profile->>'headline', person.profile->>'summary', person.phone, (person.profile->>'placeId')::int,
      person.profile->'work', person.profile->'skills',
      person.profile->'authorisations', person.profile->'desired', person.profile->>'visibility',
        array(select jsonb_array_elements_text(person.profile->'blocked')), person.since, person.since)
    on conflict do nothing;
    insert into talent_cards (user_id, visibility, own_email, blocked, active_on) values (person.id, 'private', person.email,
      array(select jsonb_array_elements_text(person.profile->'blocked')), person.active) on conflict do nothing;
    continue when jsonb_typeof(person.card) is distinct from 'object';
    update talent_cards set visibility = person.profile->>'visibility', name = person.card->>'name', headline = person.card->>'headline',
      shown = person.card->'shown',
      country = person.country, place_id = (person.profile->>'placeId')::int, years = (person.card->>'years')::smallint,
      modes = array(select jsonb_array_elements_text(person.card->'modes')), skills = array(select jsonb_array_elements_text(person.card->'skills')),
      authorisations = person.card->'authorisations', languages = person.card->'languages', visible_since = person.since,
      pay = nullif(person.card->'pay'->'band', 'null'), pay_currency = person.card->'pay'->'band'->>'currency',
      pay_from = (person.card->'pay'->'month'->>'from')::bigint, pay_to = (person.card->'pay'->'month'->>'to')::bigint,
      notice = person.card->'notice'->>'said', notice_days = (person.card->'notice'->>'days')::smallint, free_on = (person.card->'notice'->>'free')::date,
      words = setweight(to_tsvector('english', person.card->'words'->>'A'), 'A') || setweight(to_tsvector('english', person.card->'words'->>'B'), 'B')
        || to_tsvector('english', person.card->'words'->>'D') || (person.card->'words'->>'lexemes')::tsvector
     where user_id = person.id and visibility = 'private';
  end loop;
end $$`

/** A pool with some people in it, and invitations at every stage. */
const addPools = async (db: Db, companyId: string, now: Date): Promise<void> => {
  if (await db.maybe(k.selectFrom('talent_pools').select('id').where('company_id', '=', companyId).limit(1))) return
  const owner = await db.maybe(
    k.selectFrom('users').select('id').where('company_id', '=', companyId).where('role', '=', 'employer').limit(1),
  )
  // Whoever does what the job is called, in its country.
  const fitting = await db.many(sql<{ job: string; title: string; card: string }>`
    select distinct on (card.words::text, card.id) job.id job, job.title, card.id card from jobs job join talent_cards card
      on card.headline = job.title and card.country = job.country
     where job.company_id = ${companyId} and job.status = 'open' order by card.words::text, card.id, job.posted_at, job.id limit 8`)
  const found = await db.many(
    sql<{ id: string }>`select id from talent_cards order by active_on desc, words::text limit 40`,
  )
  const today = dayIn('UTC', now)
  if (!owner || found.length < 12) return
  const pools = [
    ['Next spring', 'People we would like to talk to when the new site opens'],
    ['Second in line', 'People who were close, for the next opening'],
  ] as const
  for (const [i, [name, purpose]] of pools.entries()) {
    const { id } = await db.one(
      k
        .insertInto('talent_pools')
        .values({ company_id: companyId, name, purpose, created_by: owner.id })
        .returning('id'),
    )
    await db.run(
      k.insertInto('talent_pool_members').values(
        found.slice(i * 6, i * 6 + 6).map((card, n) => ({
          company_id: companyId,
          pool_id: id,
          card_id: card.id,
          added_by: owner.id,
          consent_on: addDays(today, -40),
          expires_on: addDays(today, 20 + n * 50),
        })),
      ),
    )
  }
  const ends = ['sent', 'later', 'declined', 'sent', 'declined', 'expired', 'later', 'sent'] as const
  await db.run(
    k.insertInto('talent_invitations').values(
      ends.flatMap((status, n) => {
        const fit = fitting[n]
        if (!fit) return []
        const sentOn = addDays(today, status === 'expired' ? -40 : -2 - n * 3)
        return {
          company_id: companyId,
          job_id: fit.job,
          card_id: fit.card,
          by_user: owner.id,
          status,
          words: `Your work reads like what we look for in a ${fit.title}.`,
          sent_at: `${sentOn}T09:00:00Z`,
          expires_at: `${addDays(sentOn, 30)}T09:00:00Z`,
          told_at: `${sentOn}T09:00:00Z`,
          answered_at: status === 'declined' || status === 'later' ? `${addDays(sentOn, 1)}T12:00:00Z` : null,
          reason: status === 'declined' ? 'I have just begun somewhere else.' : null,
        }
      }),
    ),
  )
}

/** People to be found, and what one company has done with some of them. Those who are there stay as they are. */
export const addTalent = async (services: Services, employer: { id: string } | undefined): Promise<void> => {
  const works = readOccupations()
  const made = await services.database.forPlatform((db) =>
    db.maybe(
      k
        .selectFrom('talent_cards')
        .innerJoin('users', 'users.id', 'talent_cards.user_id')
        .select('users.id')
        .where('users.email', 'like', `%@${MADE_AS}.example`)
        .limit(1),
    ),
  )
  if (!made) await write(services, planOf(services, await loadJobReferences(services, works), works))
  if (employer) await services.database.forCompany(employer.id, (db) => addPools(db, employer.id, services.now()))
}
