import { sql } from 'kysely'
import type { QuestionKind } from '../../features/self-service/questions/rules.ts'
import {
  addNote,
  answerQuestion,
  askQuestion,
  assignQuestion,
  closeQuestion,
} from '../../features/self-service/questions/service.ts'
import type { Context, Services } from '../../server/context.ts'
import { DAY_MS } from '../../shared/dates.ts'
import { demoContext, type Owner } from './context.ts'

/** Something that was asked, so many days ago, and what HR did. */
type Asked = {
  kind: QuestionKind
  question: string
  ago: number
  note?: string
  answer?: string
  isClosed?: true
  isTaken?: true
}

const OF_PORTAL: readonly Asked[] = [
  {
    kind: 'documents',
    question: 'Which papers do I need for the renewal of my pass, and by when?',
    ago: 9,
    answer: 'A copy of your passport and the form we sent you today. Two weeks before the pass ends is early enough.',
  },
  { kind: 'leave', question: 'Can I carry over four days if I cannot take them before the end of the year?', ago: 1 },
]
const OF_OTHERS: readonly Asked[] = [
  {
    kind: 'time',
    question: 'I stayed until eight on Tuesday and forgot to ask before. Can it still be approved?',
    ago: 4,
    note: 'His manager was there: ask her before we answer.',
    isTaken: true,
  },
  {
    kind: 'pay',
    question: 'Will the new bank account count for this month already?',
    ago: 16,
    answer: 'No, from next month on: the cut-off was on the 20th.',
    isClosed: true,
  },
  { kind: 'other', question: 'Who is the first aider on our floor now?', ago: 2 },
]

/** A few questions to HR as they would stand after some weeks, made by the use cases that the calls use. Does nothing when there are any. */
export const addQuestions = (services: Services, owner: Owner, portalEmail: string): Promise<void> =>
  services.database.forCompany(owner.companyId, async (db) => {
    const { companyId } = owner
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`questions ${companyId}`}, 0))`)
    if (await db.maybe(sql`select from hr_questions where company_id = ${companyId} limit 1`)) return
    const hr = await db.maybe(sql<{ id: string }>`
      select id from users where company_id = ${companyId} and role = 'hr_admin' order by created_at limit 1`)
    const people = await db.many(sql<{ id: string; user_id: string | null; is_portal: boolean }>`
      select employee.id, account.id as user_id, employee.email = ${portalEmail} as is_portal from employees employee
        left join users account on account.company_id = employee.company_id and account.employee_id = employee.id
       where employee.company_id = ${companyId} and employee.status = 'active'
       order by employee.email = ${portalEmail} desc, employee.employee_number, employee.id limit ${1 + OF_OTHERS.length}`)
    const add = async (person: (typeof people)[number], asked: Asked) => {
      const at = (days: number): Services => ({
        ...services,
        now: () => new Date(services.now().getTime() - days * DAY_MS),
      })
      const then = demoContext(at(asked.ago), db, owner)
      // Who has no account asks by their record.
      const own = then.as({ userId: person.user_id ?? person.id, role: 'employee', employeeId: person.id })
      const { question } = await askQuestion(own, asked)
      await then.log(own)
      const later = demoContext(at(asked.ago / 2), db, owner)
      const desk: Context = later.as({ userId: hr?.id ?? owner.userId, role: hr ? 'hr_admin' : 'employer' })
      const { id } = question
      if (asked.isTaken) await assignQuestion(desk, { id, userId: desk.actor.userId })
      if (asked.note) await addNote(desk, { id, words: asked.note })
      if (asked.answer) await answerQuestion(desk, { id, words: asked.answer })
      if (asked.isClosed) await closeQuestion(desk, { id })
      await later.log(desk)
    }
    const [portal, ...others] = people
    if (portal?.is_portal) for (const asked of OF_PORTAL) await add(portal, asked)
    for (const [i, asked] of OF_OTHERS.entries()) {
      const person = others[i]
      if (person) await add(person, asked)
    }
  })
