import { sql } from 'kysely'
import type { Country } from '../../countries/country.ts'
import { validateAnswers } from '../../features/adverts/content/answers.rules.ts'
import { JobContent } from '../../features/adverts/content/content.rules.ts'
import { linkHashOf, linkTokenOf } from '../../features/hiring/applications/link.ts'
import { publicStatusOf, type StageKind } from '../../features/hiring/jobs/stages.rules.ts'
import { ensurePipeline } from '../../features/hiring/stages/begin.ts'
import type { Services } from '../../server/context.ts'
import { storeFile } from '../../server/files.ts'
import { enqueueJob } from '../../server/jobs.ts'
import { type Db, k } from '../../server/sql.ts'
import { addMonths, dayIn } from '../../shared/dates.ts'
import { writeApplicants } from './applicants.write.ts'
import { cvOf } from './cv.ts'
import { type Die, dieOf } from './draw.ts'
import { idOf, readOccupations } from './jobs.ts'
import { makePdf } from './paper.ts'
import { seekerOf } from './seeker.ts'
import { mailboxOf, nameIn } from './who.ts'

type Employer = { id: string; name: string; slug: string; countries: readonly Country[] }
type Stage = { id: string; kind: string; position: number }
type Reason = { id: string; public_phrase: string }
type Job = { id: string; title: string; country: string; content: unknown; posted_at: string; revision: number }
type Who = { userId: string | null; name: string; email: string; phone: string }
type At = { number: number; of: number }
type Held = { stages: Stage[]; reasons: Reason[]; team: string[] }

/** How many apply for each of the jobs the employer has had open longest. */
const COUNTS = [46, 24, 14, 9, 6, 4] as const
/** How far they have come: stages further on are rarer. */
const REACH = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4] as const
const WITH_CV = 46

const NOTES = [
  'I have done this work for some years and would like to do it closer to home.',
  'I led a small team at my last company and enjoy teaching others.',
  'I am changing from a related field and learn quickly.',
  'I can begin as soon as my notice is over.',
] as const
const REMARKS = [
  'Good examples of similar work. Worth a call.',
  'Asked for two references; both answered well.',
  'Notice is two months. Check with the team.',
] as const
const LETTERS = [
  'Thank you for your application. We would like to know when you could talk to us for twenty minutes this week.',
  'Thank you. Could you tell us which shift would suit you?',
] as const
const REPLIES = ['Thank you for writing. Any afternoon suits me.', 'Mornings suit me best, from nine.'] as const

const outcomeBy = (die: Die) => {
  if (die.chance(0.78)) return 'active'
  return die.chance(0.75) ? 'rejected' : 'withdrawn'
}

/** Somebody who applied, whole, with the past of their application. */
const planOf = (
  services: Services,
  die: Die,
  { employer, job, place, who, current }: { employer: Employer; job: Job; place: At; who: Who; current: Held },
) => {
  const { number, of } = place
  const colleague = current.team[0] ?? null
  const now = services.now().getTime()
  const country = services.countries.get(job.country)
  const content = JobContent.parse(job.content)
  const posted = Date.parse(job.posted_at)
  // One after the other, as they are numbered.
  const appliedAt = posted + ((now - posted) * (number - die.next())) / of
  const id = idOf(die)
  const given = content.questions.map((q) => ({
    id: q.id,
    values: {
      yesNo: [die.chance(0.85) ? 'yes' : 'no'],
      number: [String(die.between(0, 9))],
      one: [q.options[die.between(0, Math.max(0, q.options.length - 1))] ?? ''],
      many: q.options.slice(0, 1),
      text: die.chance(0.5) ? [die.pick(NOTES)] : [],
    }[q.kind],
  }))
  const { answers, unmet } = validateAnswers(content.questions, given)
  const reached = die.pick(REACH)
  const way = current.stages.slice(0, reached + 1)
  const outcome = outcomeBy(die)
  const span = now - appliedAt
  const at = (share: number) => new Date(appliedAt + span * share).toISOString()
  const stage = way.at(-1) as Stage
  const events: Record<string, unknown>[] = way.map((s, i) => {
    const before = way[i - 1]
    const status = publicStatusOf(s.kind as StageKind, 'active')
    return {
      application_id: id,
      at: at((i / (way.length + 1)) * 0.9),
      kind: i === 0 ? 'applied' : 'move',
      by_kind: i === 0 ? 'candidate' : 'user',
      by_user: i === 0 ? null : colleague,
      from_stage: before?.id ?? null,
      to_stage: s.id,
      public_status: before && publicStatusOf(before.kind as StageKind, 'active') === status ? null : status,
      detail: {},
    }
  })
  const seen = reached > 0 || outcome === 'rejected' || die.chance(0.35)
  if (seen) events.push(eventOf(id, at(0.08), 'viewed', { by_kind: 'user', by_user: colleague, public_status: null }))
  const reason = outcome === 'rejected' ? die.pick(current.reasons) : null
  if (reason) {
    events.push(eventOf(id, at(0.92), 'reject', { by_kind: 'user', by_user: colleague, public_status: null }))
    events.push(eventOf(id, at(0.94), 'told', { by_kind: 'system', by_user: null, public_status: 'notSelected' }))
  }
  if (outcome === 'withdrawn')
    events.push(eventOf(id, at(0.92), 'withdraw', { by_kind: 'candidate', by_user: null, public_status: 'withdrawn' }))
  const talks = reached > 1 || (seen && die.chance(0.3))
  const pick = die.between(0, 1)
  const toldAt = reason ? at(0.94) : null
  const respondedAt = talks ? at(0.31) : toldAt
  const messages = [
    ...(talks
      ? [
          {
            application_id: id,
            by_kind: 'user',
            by_user: colleague,
            subject: job.title,
            body: LETTERS[pick] ?? '',
            at: at(0.3),
            left_at: at(0.31),
          },
          {
            application_id: id,
            by_kind: 'candidate',
            by_user: null,
            subject: '',
            body: REPLIES[pick] ?? '',
            at: at(0.4),
            left_at: at(0.4),
          },
        ]
      : []),
    ...(reason
      ? [
          {
            application_id: id,
            by_kind: 'user',
            by_user: colleague,
            subject: job.title,
            body: reason.public_phrase,
            at: at(0.92),
            left_at: at(0.94),
          },
        ]
      : []),
  ]
  const notes =
    reached > 0 && die.chance(0.6)
      ? [{ application_id: id, by_user: die.pick(current.team), body: die.pick(REMARKS), at: at(0.5) }]
      : []
  return {
    candidate: {
      id: idOf(die),
      user_id: who.userId,
      name: who.name,
      email: who.email,
      phone: who.phone,
      country: country.code,
      email_proved: who.userId !== null,
      tags: die.chance(0.2) ? [die.pick(['call back', 'strong portfolio', 'second choice'])] : [],
      consent_at: at(0),
      created_at: at(0),
      keep_until: addMonths(dayIn(country.zone, new Date(appliedAt)), country.posting.keeps.months),
    },
    application: {
      id,
      job_id: job.id,
      user_id: who.userId,
      number,
      stage_id: stage.id,
      outcome,
      unmet,
      answers,
      link_hash: who.userId ? null : linkHashOf(linkTokenOf(services, employer.id, id)).toString('hex'),
      stage_since: events.findLast((e) => e.to_stage === stage.id)?.at,
      rank: number,
      outcome_at: outcome === 'active' ? null : at(0.92),
      outcome_phrase: reason?.public_phrase ?? null,
      reject_reason_id: reason?.id ?? null,
      restore_stage_id: outcome === 'rejected' ? stage.id : null,
      sent: { name: who.name, email: who.email, phone: who.phone, note: die.pick(NOTES), cv: null as string | null },
      cv_file_id: null as string | null,
      job_revision: job.revision,
      source: die.pick(['site', 'site', 'site', 'linkedin', 'referral']),
      human_only: die.chance(0.08),
      applied_at: at(0),
      first_viewed_at: seen ? at(0.08) : null,
      first_response_at: respondedAt,
      last_activity_at: events
        .map((e) => e.at as string)
        .sort()
        .at(-1),
      last_interview_at: way.some((s) => s.kind === 'interview') && outcome === 'active' ? at(0.7) : null,
    },
    events: events.sort((a, b) => ((a.at as string) < (b.at as string) ? -1 : 1)),
    messages,
    notes,
  }
}

const eventOf = (
  application_id: string,
  at: string,
  kind: string,
  { by_kind, by_user, public_status }: { by_kind: string; by_user: string | null; public_status: string | null },
) => ({ application_id, at, kind, by_kind, by_user, from_stage: null, to_stage: null, public_status, detail: {} })

export type Planned = ReturnType<typeof planOf>

/** Some CVs as files, those of the job open longest first: opening one is worth looking at. */
const addCvs = async (
  services: Services,
  db: Db,
  {
    companyId,
    planned,
    contents,
  }: { companyId: string; planned: readonly Planned[]; contents: ReadonlyMap<string, JobContent> },
) => {
  const works = readOccupations()
  for (const one of planned.slice(0, WITH_CV)) {
    const { application: a, candidate } = one
    const paper = makePdf(candidate.name, cvOf(one, contents.get(a.job_id), works))
    const file = await storeFile(services, companyId, paper)
    const name = `CV ${candidate.name.replace(/[^\p{L}\p{N} ]/gu, '')}.pdf`
    await db.run(
      k
        .insertInto('files')
        .values({ company_id: companyId, purpose: 'cv', ...file, name, content_type: 'application/pdf' }),
    )
    a.cv_file_id = file.id
    a.sent.cv = name
  }
}

/** People who applied for an employer's jobs, at every stage, and the one job seeker anybody may sign in as among them. */
export const addApplicants = async (services: Services, employer: Employer): Promise<void> => {
  const seeker = await seekerOf(services)
  await services.database.forCompany(employer.id, async (db) => {
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`applicants ${employer.id}`}, 0))`)
    if (await db.maybe(k.selectFrom('applications').select('id').where('company_id', '=', employer.id).limit(1))) return
    const pipelineId = await ensurePipeline(db, employer.id)
    const current: Held = {
      stages: await db.many(
        sql<Stage>`select id, kind, position from pipeline_stages where company_id = ${employer.id} and pipeline_id = ${pipelineId} order by position`,
      ),
      reasons: await db.many(
        sql<Reason>`select id, public_phrase from reject_reasons where company_id = ${employer.id} order by position`,
      ),
      team: (
        await db.many(
          sql<{
            id: string
          }>`select id from users where company_id = ${employer.id} and portal = 'company' order by role`,
        )
      ).map((u) => u.id),
    }
    const jobs = await db.many(sql<Job>`
      select id, title, country, content, posted_at, revision from jobs
       where company_id = ${employer.id} and status = 'open' order by posted_at, id limit ${COUNTS.length}`)
    const all: Planned[] = []
    const [names, boxes] = [new Set<string>(), new Set<string>()]
    jobs.forEach((job, j) => {
      const die = dieOf(`applicants ${employer.slug} ${job.id}`)
      const { demo } = services.countries.get(job.country)
      for (let number = 1; number <= (COUNTS[j] ?? 0); number++) {
        const named = nameIn(die, demo.people, names)
        const mine = seeker && j === 2 && number === 3
        const who: Who = mine
          ? {
              userId: seeker.id,
              name: `${seeker.first_name} ${seeker.last_name ?? ''}`.trim(),
              email: seeker.email,
              phone: demo.phone(die),
            }
          : {
              userId: null,
              name: named.fullName,
              email: mailboxOf(named, 'people.example', boxes),
              phone: demo.phone(die),
            }
        all.push(planOf(services, die, { employer, job, place: { number, of: COUNTS[j] ?? 1 }, who, current }))
      }
    })
    const input = new Map(jobs.map((j) => [j.id, JobContent.parse(j.content)]))
    await addCvs(services, db, { companyId: employer.id, planned: all, contents: input })
    await writeApplicants(db, employer.id, all)
    // As after applying: compared in the background, where the advert says that a program takes part.
    for (const [jobId, { usesAi }] of input)
      if (usesAi) await enqueueJob(db, 'match-job', { companyId: employer.id, jobId }, `match-job ${jobId}`)
  })
}
