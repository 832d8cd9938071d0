import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

type AnsweredQuestions = { asked: { id: string; words: string; answer: string }[]; mayAsk: boolean }

/** Through the public's door: what was asked about an advert and answered for everybody, the newest answer first, and whether more may be asked. */
export const getAdvertQuestions = async (
  db: Db,
  advert: { id: string; company_id: string; open: boolean },
): Promise<AnsweredQuestions> => {
  const { asked: input, said } = await db.one<{ asked: AnsweredQuestions['asked']; said: boolean | null }>(sql`
    select coalesce((select json_agg(q) from (select id, words, answer from job_questions
        where job_id = ${advert.id}::uuid and published order by answered_at desc, id limit 50) q), '[]') asked,
      company_setting(${advert.company_id}::uuid, 'job-questions', 'peopleMayAsk') = 'true' said`)
  return { asked: input, mayAsk: advert.open && (said ?? true) }
}
