import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { EntityFileFacts, PayFileItems, PayFiles, PersonFileFacts } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import { rolesWith } from '../../../shared/permissions.ts'

export type FactRow = {
  id: string
  owner: string
  from_day: Day
  facts: Record<string, string>
  sealed: Buffer | null
  masks: Record<string, string>
}

/** What was entered, the earliest first: what came later counts. */
export const entityFacts = (db: Db, companyId: string, { entityIds, on }: { entityIds: readonly string[]; on: Day }) =>
  db.many(sql<FactRow>`
    select id, entity_id as owner, from_day, facts, sealed, masks from entity_file_facts
     where company_id = ${companyId} and entity_id = any(${[...entityIds]}::uuid[]) and from_day <= ${on}
     order by entity_id, from_day, entered_at, id`)

export const personFacts = (
  db: Db,
  companyId: string,
  { employmentIds, on }: { employmentIds: readonly string[]; on: Day },
) =>
  db.many(sql<FactRow>`
    select id, employment_id as owner, from_day, facts, sealed, masks from person_file_facts
     where company_id = ${companyId} and employment_id = any(${[...employmentIds]}::uuid[]) and from_day <= ${on}
     order by employment_id, from_day, entered_at, id`)

export const insertEntityFacts = (db: Db, values: Insertable<EntityFileFacts>) =>
  db.run(k.insertInto('entity_file_facts').values(values))

export const insertPersonFacts = (db: Db, values: Insertable<PersonFileFacts>) =>
  db.run(k.insertInto('person_file_facts').values(values))

export const findEmployment = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ id: string; employee_id: string; name: string; country: string; started_on: Day }>`
    select employment.id, employment.employee_id, employee.full_name as name, entity.country, employment.started_on
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
     where employment.company_id = ${companyId} and employment.id = ${id}`)

export type FileRow = {
  id: string
  entity_id: string
  run_id: string | null
  month: string
  kind: 'bank' | 'wage_protection' | 'contribution' | 'tax' | 'year_end' | 'separation'
  format: string
  label: string
  name: string
  number: number
  currency: string
  people: number
  total: number
  hash: string
  state: 'made' | 'paid' | 'withdrawn'
  made_at: string
  made_by: string
  maker: string | null
  paid_on: Day | null
  payer: string | null
  withdrawn_why: string | null
  rejected: number
  /** Whether somebody has taken it out: the bank may have it. */
  is_taken: boolean
}

const files = sql`
  select file.id, file.entity_id, file.run_id, file.month, file.kind, file.format, file.label, file.name, file.number, file.currency,
         file.people, file.total, file.hash, file.state, file.made_at, file.made_by, file.paid_on, file.withdrawn_why,
         trim(concat(maker.first_name, ' ', maker.last_name)) as maker, trim(concat(payer.first_name, ' ', payer.last_name)) as payer,
         (select count(*)::int from pay_file_items item
           where item.company_id = file.company_id and item.file_id = file.id and item.state = 'rejected') as rejected,
         exists (select from pay_file_downloads taken where taken.company_id = file.company_id and taken.file_id = file.id) as is_taken
    from pay_files file
    left join users maker on maker.id = file.made_by
    left join users payer on payer.id = file.paid_by`

/** Payments of a run, and what was made of its month for authorities. */
export const filesOfRun = (db: Db, companyId: string, q: { runId: string; entityId: string; month: string }) =>
  db.many(sql<FileRow>`${files}
     where file.company_id = ${companyId} and file.entity_id = ${q.entityId}
       and (file.run_id = ${q.runId} or (file.run_id is null and file.month = ${q.month}))
     order by file.number desc`)

/** Files of an entity by a format, of no run, the latest first. */
export const filesOfFormat = (db: Db, companyId: string, q: { entityId: string; format: string; month: string }) =>
  db.many(sql<FileRow>`${files}
     where file.company_id = ${companyId} and file.entity_id = ${q.entityId} and file.format = ${q.format}
       and file.run_id is null and file.month = ${q.month}
     order by file.number desc`)

export const findFile = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<FileRow>`${files} where file.company_id = ${companyId} and file.id = ${id}`)

/** Held until the transaction ends. */
export const lockFile = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ id: string; content: Buffer }>`
    select id, content from pay_files where company_id = ${companyId} and id = ${id} for update`)

/** The number of the next file of an entity. Callers hold the run, and entities are few: a race is refused by the table. */
export const nextNumber = async (db: Db, companyId: string, entityId: string): Promise<number> =>
  (
    await db.one(sql<{ next: number }>`
      select coalesce(max(number), 0)::int + 1 as next from pay_files where company_id = ${companyId} and entity_id = ${entityId}`)
  ).next

export const insertFile = async (db: Db, file: Insertable<PayFiles>, items: readonly Insertable<PayFileItems>[]) => {
  await db.run(k.insertInto('pay_files').values(file))
  for (let at = 0; at < items.length; at += 2_000)
    await db.run(k.insertInto('pay_file_items').values(items.slice(at, at + 2_000)))
}

export type ItemRow = {
  file_id: string
  run_id: string | null
  employment_id: string
  amount: number
  state: 'sent' | 'rejected' | 'withdrawn'
  reason: string | null
  file_state: 'made' | 'paid' | 'withdrawn'
}

export const itemsOfRuns = (db: Db, companyId: string, runIds: readonly string[]) =>
  db.many(sql<ItemRow>`
    select item.file_id, item.run_id, item.employment_id, item.amount, item.state, item.reason, file.state as file_state
      from pay_file_items item
      join pay_files file on file.company_id = item.company_id and file.id = item.file_id
     where item.company_id = ${companyId} and item.run_id = any(${[...runIds]}::uuid[])
     order by file.number, item.employment_id`)

export const listReleases = (db: Db, companyId: string, runIds: readonly string[]) =>
  db.many(sql<{ run_id: string; employment_id: string }>`
    select run_id, employment_id from pay_releases where company_id = ${companyId} and run_id = any(${[...runIds]}::uuid[])`)

type Released = { companyId: string; runId: string; employmentId: string; at: string; by: string; reason: string }

export const insertRelease = (db: Db, q: Released) =>
  db.run(sql`
    insert into pay_releases (company_id, run_id, employment_id, at, by_user, reason)
    values (${q.companyId}, ${q.runId}, ${q.employmentId}, ${q.at}, ${q.by}, ${q.reason})`)

/** Sums of locked runs by how their payments stand. */
export const sumsOfRuns = (db: Db, companyId: string, runIds: readonly string[]) =>
  db.many(sql<{ run_id: string; net: number; paid: number; sent: number; held: number }>`
    select person.run_id, coalesce(sum(person.net), 0)::bigint as net,
           coalesce(sum(person.net) filter (where file.state = 'paid'), 0)::bigint as paid,
           coalesce(sum(person.net) filter (where file.state = 'made'), 0)::bigint as sent,
           coalesce(sum(person.net) filter (where file.id is null and person.state = 'held' and release.run_id is null), 0)::bigint as held
      from pay_run_people person
      left join pay_file_items item on item.company_id = person.company_id and item.run_id = person.run_id
           and item.employment_id = person.employment_id and item.state = 'sent'
      left join pay_files file on file.company_id = item.company_id and file.id = item.file_id
      left join pay_releases release on release.company_id = person.company_id and release.run_id = person.run_id
           and release.employment_id = person.employment_id
     where person.company_id = ${companyId} and person.run_id = any(${[...runIds]}::uuid[]) and person.state in ('locked', 'held')
     group by person.run_id`)

export const listDownloads = (db: Db, companyId: string, fileIds: readonly string[]) =>
  db.many(sql<{ file_id: string; at: string; by: string | null; reason: string }>`
    select taken.file_id, taken.at, trim(concat(person.first_name, ' ', person.last_name)) as by, taken.reason
      from pay_file_downloads taken left join users person on person.id = taken.by_user
     where taken.company_id = ${companyId} and taken.file_id = any(${[...fileIds]}::uuid[]) order by taken.at desc, taken.id`)

type Download = { companyId: string; fileId: string; at: string; by: string; reason: string }

export const insertDownload = (db: Db, q: Download) =>
  db.run(sql`
    insert into pay_file_downloads (company_id, file_id, at, by_user, reason)
    values (${q.companyId}, ${q.fileId}, ${q.at}, ${q.by}, ${q.reason})`)

export const withdrawFile = async (db: Db, q: Download): Promise<void> => {
  await db.run(sql`
    update pay_files set state = 'withdrawn', withdrawn_at = ${q.at}, withdrawn_by = ${q.by}, withdrawn_why = ${q.reason}
     where company_id = ${q.companyId} and id = ${q.fileId}`)
  await db.run(sql`
    update pay_file_items set state = 'withdrawn' where company_id = ${q.companyId} and file_id = ${q.fileId} and state = 'sent'`)
}

export const payFile = (db: Db, q: Omit<Download, 'reason'> & { paidOn: Day }) =>
  db.run(sql`
    update pay_files set state = 'paid', paid_on = ${q.paidOn}, paid_at = ${q.at}, paid_by = ${q.by}
     where company_id = ${q.companyId} and id = ${q.fileId}`)

/** Says how many of them stood in the file and were refused now. */
export const rejectItems = async (
  db: Db,
  q: Omit<Download, 'reason'> & { rejects: readonly { employmentId: string; reason: string }[] },
): Promise<number> =>
  (
    await db.many(sql<{ employment_id: string }>`
      update pay_file_items item set state = 'rejected', rejected_at = ${q.at}, rejected_by = ${q.by}, reason = one.reason
        from jsonb_to_recordset(${JSON.stringify(q.rejects)}::jsonb) as one("employmentId" uuid, reason text)
       where item.company_id = ${q.companyId} and item.file_id = ${q.fileId} and item.employment_id = one."employmentId"
         and item.state = 'sent'
      returning item.employment_id`)
  ).length

/** How many others of the company could confirm a payment. */
export const countOtherPayers = async (db: Db, companyId: string, userId: string): Promise<number> =>
  (
    await db.one(sql<{ others: number }>`
      select count(*)::int as others from users
       where company_id = ${companyId} and portal = 'company' and id <> ${userId} and disabled_at is null and activated_at is not null
         and role = any(${[...rolesWith('payroll.pay')]})`)
  ).others
