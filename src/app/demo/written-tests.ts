import { sql } from 'kysely'
import {
  listAskedTests,
  putAskedTest,
  shareAskedTest,
  startAskedTest,
} from '../../features/career/asked-tests/service.ts'
import {
  answerWrittenQuestion,
  finishWrittenAttempt,
  readWrittenAttempt,
} from '../../features/career/written-attempts/service.ts'
import { addWrittenTest, publishWrittenTest } from '../../features/hiring/written-tests/service.ts'
import type { Services } from '../../server/context.ts'
import { seekerOf } from './seeker.ts'
import { asOwner, openContext, ownerOf } from './talks.ts'

type Draft = Parameters<typeof addWrittenTest>[1]
type Question = Draft['questions'][number]

const choice = (kind: 'one' | 'many', ask: string, options: string[], right: number[]): Question => ({
  key: null,
  kind,
  ask,
  options,
  right,
  value: '',
  tolerance: '',
})
const number = (ask: string, value: string, tolerance = ''): Question => ({
  key: null,
  kind: 'number',
  ask,
  options: [],
  right: [],
  value,
  tolerance,
})

const DRAFT: Draft = {
  waitDays: 30,
  secondsEach: null,
  goesBack: true,
  title: 'A day at the front desk',
  purpose: 'Whether somebody finds their way through what happens at our desk in a day.',
  skill: 'Front desk',
  language: 'en',
  minutes: 15,
  asks: 6,
  questions: [
    choice(
      'one',
      'Two visitors arrive at once, one of them with an appointment in five minutes. Who is seen to first?',
      ['Whoever came in first', 'The visitor with the appointment', 'Whoever speaks first'],
      [2],
    ),
    choice(
      'many',
      'A parcel comes for somebody who left the company. What do you do?',
      ['Note who sent it', 'Open it', 'Tell the mail room', 'Throw it away'],
      [1, 3],
    ),
    number('A room holds 48 chairs. A row takes 6. How many rows are there?', '8'),
    number('Three quarters of 150 badges are handed out. How many are left?', '37.5', '0.5'),
    choice(
      'one',
      'The fire alarm sounds while you are on the telephone. What comes first?',
      ['Ending the call and leaving by the nearest way out', 'Taking a message', 'Looking for the fire'],
      [1],
    ),
    choice(
      'many',
      'Which of these belong into the visitors’ book?',
      ['Name', 'Company', 'Time of arrival', 'Colour of the car'],
      [1, 2, 3],
    ),
    number('A meeting of 90 minutes begins at 14:45. How many minutes past four does it end?', '15'),
    choice(
      'one',
      'Somebody asks on the telephone for the mobile number of a colleague. What do you say?',
      ['The number', 'That you will pass a message on', 'That nobody is there'],
      [2],
    ),
  ],
}

/** The first questions are answered as they are right, the last one is left open. */
const answerOf = (question: Question) => ({ chosen: question.right, typed: question.value, flagged: false })

/** A job that the one job seeker anybody may sign in as has applied for asks for a test that its company wrote; they share their result. */
export const addWrittenTestOfCompany = async (services: Services): Promise<void> => {
  const seeker = await seekerOf(services)
  if (!seeker) return
  const ctx = openContext(services, seeker)
  if ((await listAskedTests(ctx)).asked.some((one) => one.written)) return
  const jobs = await services.database.forSeeker({ userId: seeker.id }, (db) =>
    db.many<{ company_id: string; job_id: string; application: string }>(sql`
      select application.company_id, application.job_id, application.id application from applications application
       where application.user_id = ${seeker.id}::uuid and application.outcome = 'active'
         and not exists (select from job_skill_tests asked
           where asked.company_id = application.company_id and asked.job_id = application.job_id)
       order by application.applied_at desc, application.id limit 1`),
  )
  const [job] = jobs
  const owner = job && (await ownerOf(services, job.company_id))
  if (!job || !owner) return
  await asOwner(services, owner, async (own) => {
    const { test } = await addWrittenTest(own, DRAFT)
    await publishWrittenTest(own, { id: test.id, edition: test.edition })
    await putAskedTest(own, { id: job.job_id, test: null, written: test.id })
  })
  const { application } = job
  const { id } = await startAskedTest(ctx, { application, timePercent: 100 })
  const { questions } = await readWrittenAttempt(ctx, { id })
  for (const [at, { ask }] of questions.slice(0, -1).entries()) {
    const found = DRAFT.questions.find((question) => question.ask === ask)
    if (found) await answerWrittenQuestion(ctx, { id, question: at + 1, ...answerOf(found) })
  }
  await finishWrittenAttempt(ctx, { id })
  await shareAskedTest(ctx, { application, shared: true })
}
