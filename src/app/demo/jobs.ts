import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Country } from '../../countries/country.ts'
import {
  type Advert,
  advertOf,
  endOf,
  type OccupationOfWork,
  type PlaceOfWork,
} from '../../features/adverts/content/advert.rules.ts'
import { JobContent } from '../../features/adverts/content/content.rules.ts'
import { blockingFindingsOf, checkPosting } from '../../features/adverts/content/posting.rules.ts'
import { upsertAdverts } from '../../features/hiring/jobs/queries.ts'
import { insertCompany } from '../../features/platform/accounts/queries.ts'
import { TRIAL_DAYS } from '../../features/platform/accounts/rules.ts'
import type { Services } from '../../server/context.ts'
import { type Db, k } from '../../server/sql.ts'
import { addDays, dayIn } from '../../shared/dates.ts'
import { type Die, dieOf } from './draw.ts'
import { LEVELS, roundToStep, salaryOf, stepOf } from './work.ts'

export type Work = { title: string; esco: number; department: string; level: number; tasks: string[]; tools: string[] }
export type JobReferences = { places: PlaceOfWork[]; occupations: Map<number, OccupationOfWork & { skills: string[] }> }
type Employer = { id: string; name: string; slug: string; countries: readonly Country[] }

const JOBS = 3_000
const MODES = ['onsite', 'onsite', 'onsite', 'hybrid', 'hybrid', 'remote'] as const
const SENIORITY = ['entry', 'mid', 'senior', 'senior', 'lead'] as const
/** Of every ten employers' adverts, those that say a program takes part; and the one open longest, for which most have applied. */
const WITH_PROGRAM = 0.3
const STATEMENT =
  'A program compares what applications say with what this job asks, and shows each verdict with its reason. It rejects nobody and moves nobody: people decide. Whoever wishes is looked at by people alone.'
const MORE = ['Harbourline', 'Cedar and Stone', 'Blue Lantern'] as const

export const readOccupations = (): Work[] =>
  (JSON.parse(readFileSync(join(import.meta.dirname, 'occupations.json'), 'utf8')) as { occupations: Work[] })
    .occupations

export const loadJobReferences = (services: Services, works: readonly Work[]): Promise<JobReferences> =>
  services.database.forPublic(async (db) => {
    const places = await db.many<PlaceOfWork>(sql`
      select id, name, region, country, lat, lng from (
        select *, row_number() over (partition by country order by people desc, id) n from places) place where n <= 40`)
    const rows = await db.many<OccupationOfWork & { skills: string[] | null }>(sql`
      select occupation.id, occupation.title, occupation.field, array_agg(skill.title order by os.place) filter (where os.place <= 5) skills
        from occupations occupation left join occupation_skills os on os.occupation_id = occupation.id left join skills skill on skill.id = os.skill_id
       where occupation.id = any(${works.map((w) => w.esco)}::int[]) group by occupation.id`)
    return { places, occupations: new Map(rows.map((o) => [o.id, { ...o, skills: o.skills ?? [] }])) }
  })

/** Employers beside those with people, so that the list of jobs is not that of five houses. */
const moreEmployers = (services: Services): Promise<Employer[]> =>
  services.database.forPlatform(async (db) => {
    const employers: Employer[] = []
    for (const country of services.countries.all)
      for (const word of MORE) {
        const name = `${word} ${country.name}`
        const slug = name.toLowerCase().replace(/[^a-z]+/g, '-')
        const there = await db.maybe(k.selectFrom('companies').select('id').where('slug', '=', slug))
        const made = { name, slug, country: country.code, countries: [country.code], trialDays: TRIAL_DAYS }
        const { id } = there ?? (await insertCompany(db, made))
        employers.push({ id, name, slug, countries: [country] })
      }
    return employers
  })

const textOf = (die: Die, w: Work, employer: Employer, place: PlaceOfWork): string => {
  const first = die.pick([
    `${employer.name} is looking for a colleague in ${place.name}.`,
    `Join the ${w.department === 'HR' ? w.department : w.department.toLowerCase()} team of ${employer.name} in ${place.name}.`,
    `Our team in ${place.name} is growing, and we would like you to be part of it.`,
  ])
  const last = die.pick([
    'You are introduced step by step, by somebody who has done the work for years.',
    'Hours are agreed a month ahead. We answer every application.',
    'What you earn, when you work and who you report to is settled before you begin.',
  ])
  const tasks = die.shuffled(w.tasks).slice(0, 5)
  return `${first}\n\n${tasks.map((t) => `- ${t}`).join('\n')}\n\n${last}`
}

const contentOf = (
  die: Die,
  {
    work,
    employer,
    country,
    place,
    known,
    closesOn,
  }: { work: Work; employer: Employer; country: Country; place: PlaceOfWork; known: JobReferences; closesOn: string },
) => {
  const level = LEVELS[work.level] ?? 'middle'
  const low = salaryOf(die, country, work.department, level)
  const year = country.posting.payPeriod === 'YEAR' ? 12 : 1
  const step = stepOf(country) * year
  return JobContent.parse({
    title: work.title,
    occupationId: work.esco,
    department: work.department,
    description: textOf(die, work, employer, place),
    mustHave: known.occupations.get(work.esco)?.skills.slice(0, die.between(3, 5)) ?? [],
    niceToHave: work.tools.slice(0, die.between(0, 3)),
    employmentType: die.chance(0.82)
      ? 'FULL_TIME'
      : die.pick(['PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const),
    // Who cooks or drives does not do so from home.
    workMode: work.level === 0 || work.department === 'Operations' ? 'onsite' : die.pick(MODES),
    seniority: SENIORITY[work.level] ?? 'mid',
    country: country.code,
    placeId: place.id,
    payMin: String(roundToStep(low * year, step)),
    payMax: String(roundToStep(low * year * (1.1 + die.next() * 0.3), step)),
    payPeriod: country.posting.payPeriod,
    vacancies: die.chance(0.8) ? 1 : die.between(2, 6),
    vacancyExists: true,
    usesAi: false,
    sponsorship: die.chance(0.4) ? die.pick(['yes', 'no', 'case_by_case'] as const) : null,
    applyEmail: `jobs@${employer.slug}.example`,
    responseDays: die.chance(0.6) ? die.pick([5, 7, 10, 14]) : null,
    closesOn,
  })
}

type Thought = { id: string; content: JobContent; posted: string; closes: string; country: Country; place: PlaceOfWork }
type Written = Pick<Thought, 'id' | 'content' | 'posted' | 'closes'> & { advert: Advert }

/** What about half of the jobs ask. */
const questionsOf = (die: Die, w: Work, country: Country, local: boolean): JobContent['questions'] => {
  const ask = (id: string, kind: JobContent['questions'][number]['kind'], text: string) => ({
    id,
    kind,
    ask: text,
    required: true,
    options: [],
    accepts: [],
    atLeast: null,
    why: '',
  })
  const all = [
    ...(local
      ? [
          {
            ...ask('right', 'yesNo', `May you work in ${country.name} without a new permit?`),
            accepts: ['yes'],
            why: 'We cannot apply for a permit for this job.',
          },
        ]
      : []),
    {
      ...ask('years', 'number', 'How many years have you done this kind of work?'),
      ...(w.level > 0 ? { atLeast: w.level, why: 'From the first day you work without somebody beside you.' } : {}),
    },
    { ...ask('begin', 'one', 'When could you begin?'), options: ['At once', 'In a month', 'Later'] },
    { ...ask('why', 'text', 'What should we know about your work?'), required: false },
  ]
  return die.chance(0.55) ? all : []
}

/** The same on every installation, and an identifier like any other. */
export const idOf = (die: Die): string => {
  const hex = (n: number) => Array.from({ length: n }, () => Math.floor(die.next() * 16).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${die.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}

const planOf = (
  services: Services,
  employer: Employer,
  { count, works, known }: { count: number; works: readonly Work[]; known: JobReferences },
): Written[] => {
  const die = dieOf(`jobs ${employer.slug}`)
  const now = services.now().getTime()
  const planned: Thought[] = []
  for (let tries = 0; planned.length < count && tries < count * 2; tries++) {
    const w = die.pick(works)
    const country = die.pick(employer.countries)
    const here = known.places.filter((p) => p.country === country.code)
    // Most work is where most people are.
    const place = here[Math.floor(die.next() ** 2 * here.length)]
    if (!place) continue
    const zone = country.posting.zoneOf(place.region)
    const today = dayIn(zone, services.now())
    const closesOn = addDays(today, die.between(7, 60))
    const content = contentOf(die, { work: w, employer, country, place, known, closesOn })
    if (blockingFindingsOf(checkPosting(content, country, { others: [], region: place.region, today })).length > 0)
      continue
    const posted = new Date(now - die.between(1, 45 * 24) * 3_600_000).toISOString()
    const closes = endOf(zone, closesOn)
    const id = idOf(die)
    content.questions = questionsOf(dieOf(`questions ${id}`), w, country, content.sponsorship !== 'yes')
    planned.push({ id, content, posted, closes, country, place })
  }
  const longest = planned.reduce<Thought | null>((a, b) => (a && a.posted <= b.posted ? a : b), null)
  for (const one of planned) {
    if (one !== longest && !dieOf(`program ${one.id}`).chance(WITH_PROGRAM)) continue
    one.content.usesAi = true
    one.content.aiStatement = STATEMENT
  }
  return planned.map(({ country, place, ...one }) => ({
    ...one,
    advert: advertOf({
      id: one.id,
      state: 'open',
      closeReason: null,
      content: one.content,
      country,
      place,
      companyName: employer.name,
      occupation: known.occupations.get(one.content.occupationId ?? -1) ?? null,
      postedAt: one.posted,
      updatedAt: one.posted,
      closesAt: one.closes,
    }),
  }))
}

/** All jobs of one employer in three statements. */
const write = async (db: Db, companyId: string, planned: readonly Written[]) => {
  const rows = JSON.stringify(planned.map(({ advert: _advert, ...row }) => row))
  await db.run(sql`
    insert into jobs (company_id, id, status, title, department, country, content, revision, posted_at, unchanged_since, closes_at, created_at, updated_at)
    select ${companyId}::uuid, id, 'open', content->>'title', content->>'department', content->>'country', content, 1, posted, posted, closes, posted,
      posted
      from jsonb_to_recordset(${rows}::jsonb) as made(id uuid, content jsonb, posted timestamptz, closes timestamptz)`)
  await db.run(sql`
    insert into job_revisions (company_id, job_id, number, content, changed, at)
    select company_id, id, 1, content, '{}', posted_at from jobs where company_id = ${companyId}::uuid and revision = 1`)
  await upsertAdverts(
    db,
    companyId,
    planned.map((p) => p.advert),
  )
}

/** Open jobs of all countries. An employer that has jobs keeps them as they are. */
export const addJobs = async (services: Services, staffed: readonly Employer[]): Promise<void> => {
  const works = readOccupations()
  const known = await loadJobReferences(services, works)
  const employers = [...staffed, ...(await moreEmployers(services))]
  const each = Math.ceil(JOBS / employers.length)
  for (const employer of employers)
    await services.database.forCompany(employer.id, async (db) => {
      await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`jobs ${employer.id}`}, 0))`)
      if (await db.maybe(k.selectFrom('jobs').select('id').where('company_id', '=', employer.id).limit(1))) return
      await write(db, employer.id, planOf(services, employer, { count: each, works, known }))
    })
}
