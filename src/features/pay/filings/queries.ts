import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import type { FilingState } from './filings.rules.ts'

export type FilingRow = {
  id: string
  entity_id: string
  rule: string
  from_day: Day
  until_day: Day
  state: FilingState
  owner_id: string | null
  owner: string | null
  amount: number | null
  filed_on: Day | null
  reference: string | null
  note: string | null
  receipt_id: string | null
  receipt_hash: string | null
  receipt_name: string | null
  reminded: number
  snoozed_until: Day | null
  snoozed_why: string | null
  version: number
}

const filings = sql`
  select filing.id, filing.entity_id, filing.rule, filing.from_day, filing.until_day, filing.state, filing.owner_id, filing.amount,
         filing.filed_on, filing.reference, filing.note, filing.receipt_id, filing.receipt_hash, filing.reminded, filing.snoozed_until,
         filing.snoozed_why, filing.version,
         file.name as receipt_name, trim(concat(owner.first_name, ' ', owner.last_name)) as owner
    from filings filing
    left join files file on file.company_id = filing.company_id and file.id = filing.receipt_id
    left join users owner on owner.id = filing.owner_id`

export const listFilingRows = (db: Db, companyId: string) =>
  db.many(sql<FilingRow>`${filings} where filing.company_id = ${companyId} order by filing.id`)

export const findFilingRow = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<FilingRow>`${filings} where filing.company_id = ${companyId} and filing.id = ${id}`)

export type FilingKey = { entityId: string; rule: string; from: Day; until: Day }

/** The row of an obligation, made when there is none, held until the transaction ends. */
export const holdFilingRow = async (db: Db, companyId: string, key: FilingKey): Promise<FilingRow> => {
  await db.run(sql`
    insert into filings (company_id, entity_id, rule, from_day, until_day)
    values (${companyId}, ${key.entityId}, ${key.rule}, ${key.from}, ${key.until})
    on conflict (company_id, entity_id, rule, from_day, until_day) do nothing`)
  await db.run(sql`
    select 1 from filings where company_id = ${companyId} and entity_id = ${key.entityId} and rule = ${key.rule}
       and from_day = ${key.from} and until_day = ${key.until} for update`)
  return db.one(sql<FilingRow>`${filings}
     where filing.company_id = ${companyId} and filing.entity_id = ${key.entityId} and filing.rule = ${key.rule}
       and filing.from_day = ${key.from} and filing.until_day = ${key.until}`)
}

type Moved = {
  id: string
  state: FilingState
  amount: number | null
  filedOn: Day | null
  reference: string | null
  note: string | null
  by: string
  at: string
}

export const moveFilingRow = (db: Db, companyId: string, q: Moved) =>
  db.run(sql`
    update filings set state = ${q.state}, amount = ${q.amount}, filed_on = ${q.filedOn}::date,
           filed_by = case when ${q.filedOn}::date is null then null else coalesce(filed_by, ${q.by}::uuid) end,
           reference = ${q.reference}, note = ${q.note},
           confirmed_at = case when ${q.state} = 'confirmed' then ${q.at}::timestamptz end,
           confirmed_by = case when ${q.state} = 'confirmed' then ${q.by}::uuid end,
           version = version + 1, updated_at = ${q.at}, updated_by = ${q.by}
     where company_id = ${companyId} and id = ${q.id}`)

export const setFilingOwner = (
  db: Db,
  companyId: string,
  q: { id: string; ownerId: string | null; by: string; at: string },
) =>
  db.run(sql`
    update filings set owner_id = ${q.ownerId}::uuid, updated_at = ${q.at}, updated_by = ${q.by}
     where company_id = ${companyId} and id = ${q.id}`)

type Receipt = { id: string; fileId: string; hash: string; by: string; at: string }

export const setFilingReceipt = (db: Db, companyId: string, q: Receipt) =>
  db.run(sql`
    update filings set receipt_id = ${q.fileId}, receipt_hash = ${q.hash}, version = version + 1, updated_at = ${q.at}, updated_by = ${q.by}
     where company_id = ${companyId} and id = ${q.id}`)

export const setReminded = (db: Db, companyId: string, q: { id: string; stage: number }) =>
  db.run(sql`update filings set reminded = ${q.stage} where company_id = ${companyId} and id = ${q.id}`)

export const snoozeFilingRow = (
  db: Db,
  companyId: string,
  q: { id: string; until: Day; why: string; by: string; at: string },
) =>
  db.run(sql`
    update filings set snoozed_until = ${q.until}::date, snoozed_why = ${q.why}, snoozed_by = ${q.by}::uuid, updated_at = ${q.at}, updated_by = ${q.by}
     where company_id = ${companyId} and id = ${q.id}`)

export const findReceiptFile = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ name: string; content_type: string; storage_key: string }>`
    select name, content_type, storage_key from files where company_id = ${companyId} and id = ${id}`)

export type Worker = {
  id: string
  email: string
  language: string | null
  first_name: string
  name: string
  runs: boolean
}

/** Who of the company works on filings, and who of them runs it. */
export const listWorkers = (db: Db, companyId: string) =>
  db.many(sql<Worker>`
    select id, email, language, first_name, trim(concat(first_name, ' ', last_name)) as name,
           role = any(${[...rolesWith('settings.write')]}) as runs
      from users
     where company_id = ${companyId} and portal = 'company' and disabled_at is null and activated_at is not null
       and role = any(${[...rolesWith('payroll.pay')]})
     order by first_name, last_name, id`)

/** Companies that pay people by locked runs: the others owe nothing that is known here. */
export const listPayingCompanies = (db: Db) =>
  db.many(sql<{ id: string }>`
    select distinct company_id as id from pay_groups order by id`)

/** Receipts of what is owed for a month, or for a span that ends in it. */
export const receiptsOfMonth = (db: Db, companyId: string, month: string) =>
  db.many(sql<{ rule: string; from_day: Day; until_day: Day; name: string; storage_key: string }>`
    select filing.rule, filing.from_day, filing.until_day, file.name, file.storage_key
      from filings filing join files file on file.company_id = filing.company_id and file.id = filing.receipt_id
     where filing.company_id = ${companyId} and to_char(filing.until_day, 'YYYY-MM') = ${month}
     order by filing.rule, filing.from_day, filing.id`)

/** What was made for banks and authorities of a month, by its hash. */
export const payFilesOfMonth = (db: Db, companyId: string, month: string) =>
  db.many(sql<{ label: string; name: string; number: number; state: string; hash: string }>`
    select label, name, number, state, hash from pay_files where company_id = ${companyId} and month = ${month} order by entity_id, number`)
