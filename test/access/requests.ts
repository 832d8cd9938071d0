import type { Endpoint } from '../../src/shared/endpoint.ts'
import { contentOf, inDays } from '../adverts.ts'
import { cvOf } from '../applicants.ts'
import { type Json, type Known, requestOf } from '../contracts.ts'
import { formOf } from '../support.ts'
import { foundLines } from './found.ts'
import { nameOf } from './taken-back.ts'
import { objectOf, type Someone, type World } from './world.ts'

/** What names mean in any request, where nothing else is said. */
const WORDS: Known = {
  country: 'SG',
  countryCode: 'SG',
  currency: 'SGD',
  mainLanguage: 'en',
  password: 'quiet harbour at dawn',
}

const inFuture = (days: number) => `${inDays(days)}T02:00:00.000Z`

/** What a rule asks of a request beyond its contract, said for each call that needs it. */
const ASKED: Readonly<Record<string, (known: Known) => Json>> = {
  'PUT /api/employer/profile': () => ({ about: 'We move what others make.' }),
  'POST /api/employees/unified': () => formOf(),
  'POST /api/employees': () => formOf(),
  'PUT /api/employees/:id': () => ({ department: 'Technical' }),
  'POST /api/employees/:id/reveal': () => ({ field: 'nric' }),
  'POST /api/employees/:id/documents': () => ({ kind: 'other' }),
  'POST /api/view-as': () => ({ role: 'recruiter' }),
  'POST /api/company/hiring-costs': () => ({ spentOn: inDays(-3), job: null }),
  'PUT /api/company/hiring-costs/:id': () => ({ spentOn: inDays(-3), job: null }),
  'POST /api/company/jobs/:id/move': () => ({ action: 'pause' }),
  'POST /api/verifications/:id/decision': () => ({ checkedOn: inDays(-1) }),
  'POST /api/company/departments/merge': ({ department }) => ({ from: 'Nobody there', into: department, people: 0 }),
  'GET /api/company/saved-views': () => ({ screen: 'employees' }),
  'POST /api/company/saved-views': () => ({ screen: 'employees' }),
  'POST /api/company/list-exports': () => ({ list: 'employees', columns: [], filter: {} }),
  'POST /api/platform/list-files': () => ({ list: 'failed-jobs', columns: [], filter: {} }),
  'POST /api/memos': memo,
  'PUT /api/memos/:id': memo,
  'POST /api/company/jobs': () => ({ content: contentOf({ closesOn: inDays(30) }) }),
  'PUT /api/company/jobs/:id': () => ({ content: contentOf({ closesOn: inDays(30) }) }),
  'POST /api/company/walk-ins': openDay,
  'PUT /api/company/walk-ins/:id': openDay,
  'POST /api/company/hiring-reports': ({ userId }) => ({ recipients: [userId] }),
  'PUT /api/company/hiring-reports/:id': ({ userId }) => ({ recipients: [userId] }),
  'POST /api/company/applications/:application/interviews': interview,
  'POST /api/company/interviews/:id/change': interview,
  'POST /api/company/applications/:application/offers': () => ({
    weeklyHours: 40,
    pay: 5000,
    period: 'MONTH',
    startsOn: inDays(40),
  }),
  'PUT /api/company/offers/:id': () => ({ weeklyHours: 40, pay: 5000, period: 'MONTH', startsOn: inDays(40) }),
  'POST /api/company/applications/move': ({ applicationId, stageId }) => ({
    applications: [{ id: applicationId }],
    action: 'move',
    stageId,
  }),
  'POST /api/company/talent/pools/:id/members': ({ cardId }) => ({ cards: [cardId] }),
  'POST /api/company/talent-search/draft': () => ({ sentence: 'A chef in Singapore who cooks for 200' }),
  'POST /api/jobs/:id/applications': () => ({
    cv: cvOf(),
    key: crypto.randomUUID(),
    email: `a${crypto.randomUUID().slice(0, 8)}@people.test`,
  }),
  'POST /api/jobs/:id/contact': () => ({ cv: cvOf() }),
  'POST /api/my-applications/:key/cv': () => ({ cv: cvOf() }),
  'POST /api/auth/signup': () => ({ email: `s${crypto.randomUUID().slice(0, 8)}@people.test`, role: 'job_seeker' }),
  'POST /api/company/departments': () => ({ name: `D${crypto.randomUUID().slice(0, 8)}` }),
  'POST /api/company/sites': () => ({ name: `S${crypto.randomUUID().slice(0, 8)}` }),
  'POST /api/administrators/invitations': () => ({ email: `i${crypto.randomUUID().slice(0, 8)}@harbour.example` }),
  ...Object.assign({}, ...foundLines.map(({ requests }) => requests)),
}

function memo(): Json {
  return {
    kind: 'notice',
    texts: { en: { title: 'Closed on Friday', body: 'The office is closed.' } },
    audience: { mode: 'everybody' },
  }
}
function openDay({ jobId }: Known): Json {
  return {
    title: 'Open day',
    jobs: [jobId],
    venue: '1 Harbour Road',
    day: inDays(3),
    starts: '09:00',
    ends: '12:00',
    slotMinutes: 60,
    desks: 2,
    averageMinutes: 15,
    bookedPercent: 100,
  }
}
function interview({ userId }: Known): Json {
  return { panel: [userId], slots: [inFuture(4), inFuture(5)], minutes: 30, kind: 'video' }
}

/** What belongs to a company and stands in bodies rather than addresses. */
const belongings = async ({ app }: World, { companyId, userId }: Someone): Promise<Known> => {
  if (!companyId) return { userId: userId ?? undefined }
  const [found] = await app.look<Record<string, string>>(`
    select (select id from jobs where company_id = c.id and status = 'open' order by title limit 1) "jobId",
      (select id from departments where company_id = c.id order by name limit 1) department,
      (select id from legal_entities where company_id = c.id limit 1) "entityId",
      (select id from pipelines where company_id = c.id limit 1) "pipelineId",
      (select s.id from pipeline_stages s where company_id = c.id and kind = 'screening' limit 1) "stageId",
      (select id from applications where company_id = c.id and outcome = 'active' order by id limit 1) "applicationId",
      (select id from talent_cards order by id limit 1) "cardId",
      (select candidate_id from applications where company_id = c.id and outcome = 'active' order by id limit 1) "candidateId",
      (select id from employees where company_id = c.id and country = 'SG' order by full_name limit 1) "employeeId"
      from companies c where c.id = '${companyId}'`)
  const known = found ?? {}
  return {
    ...known,
    userId: userId ?? '',
    job: known.jobId,
    jobs: [known.jobId],
    ids: [known.applicationId],
    application: known.applicationId,
  }
}

const stored = new WeakMap<Someone, Promise<Known>>()

/** A request for a call as somebody would make it of what is theirs, or of what `object` says. */
export const requestBy = async (
  world: World,
  endpoint: Endpoint,
  who: Someone,
  object?: Known | null,
): Promise<Json> => {
  const own = stored.get(who) ?? belongings(world, who)
  stored.set(who, own)
  const named = object === undefined ? await objectOf(world, endpoint.path, who) : object
  const known = { ...WORDS, ...(await own), ...named }
  const input = { ...requestOf(endpoint, known), ...ASKED[nameOf(endpoint)]?.(known), ...named }
  const { success, error } = endpoint.input.safeParse(input)
  if (!success) throw new Error(`${nameOf(endpoint)} does not take what is asked of it: ${error.message}`)
  return input
}
