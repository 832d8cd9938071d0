import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export const listInterviewsForInterviewer = (db: Db, companyId: string, userId: string) =>
  db.many(
    k
      .selectFrom('interviews as i')
      .innerJoin('interview_panel as p', (on) =>
        on.onRef('p.company_id', '=', 'i.company_id').onRef('p.interview_id', '=', 'i.id'),
      )
      .innerJoin('applications as a', (on) =>
        on.onRef('a.company_id', '=', 'i.company_id').onRef('a.id', '=', 'i.application_id'),
      )
      .innerJoin('candidates as c', (on) =>
        on.onRef('c.company_id', '=', 'a.company_id').onRef('c.id', '=', 'a.candidate_id'),
      )
      .innerJoin('jobs as j', (on) => on.onRef('j.company_id', '=', 'a.company_id').onRef('j.id', '=', 'a.job_id'))
      .leftJoin('scorecards as s', (on) =>
        on
          .onRef('s.company_id', '=', 'i.company_id')
          .onRef('s.interview_id', '=', 'i.id')
          .onRef('s.user_id', '=', 'p.user_id'),
      )
      .select([
        'i.id',
        'i.application_id',
        'c.name',
        'j.title',
        'i.starts_at',
        'i.minutes',
        'i.zone',
        'i.kind',
        'i.place',
      ])
      .where('i.company_id', '=', companyId)
      .where('p.user_id', '=', userId)
      .where('p.left_at', 'is', null)
      .where('i.status', 'in', ['confirmed', 'done'])
      .where('s.submitted_at', 'is', null)
      .where('i.starts_at', '>', sql<string>`now() - interval '60 days'`)
      .orderBy('i.starts_at')
      .limit(100),
  )
