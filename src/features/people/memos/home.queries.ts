import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Answers to memos that should be here by now, of versions that count. */
export const countOverdueAnswers = async (
  db: Db,
  companyId: string,
  { today, personal }: { today: Day; personal: boolean },
): Promise<number> =>
  (
    await db.one(sql<{ overdue: number }>`
      select count(*)::int as overdue
        from memos as memo
        join memo_receipts as receipt
          on receipt.company_id = memo.company_id and receipt.memo_id = memo.id and receipt.version = memo.version
       where memo.company_id = ${companyId} and memo.state = 'sent' and memo.due_on < ${today}::date
         and (${personal} or memo.kind not in ('warning', 'letter'))
         and receipt.answer_hash is null and receipt.exempt_at is null and (memo.ack <> 'none' or receipt.opened_at is null)`)
  ).overdue

/** Memos whose title holds what was typed, in any of their languages, the newest first. */
export const findMemosFor = (
  db: Db,
  companyId: string,
  { text, most, personal }: { text: string; most: number; personal: boolean },
) =>
  db.many(sql<{ id: string; title: string }>`
    select id, coalesce(texts -> main_language ->> 'title', '') as title
      from memos
     where company_id = ${companyId} and (${personal} or kind not in ('warning', 'letter'))
       and exists (select from jsonb_each(texts) as said where strpos(lower(said.value ->> 'title'), ${text}) > 0)
     order by created_at desc, id limit ${most}`)
