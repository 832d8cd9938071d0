import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { groupOn } from '../payroll/group-of.service.ts'
import type { PayLine } from '../payroll/lines.rules.ts'
import type { RegisterTry } from '../payroll/registers.rules.ts'
import type { RegisterRow } from './components.rules.ts'

export type Employed = {
  number: string
  name: string
  employment_id: string
  group_id: string | null
  country: string
  started_on: Day
  ended_on: Day | null
}

/** Employments under these numbers, with the pay group they were in at first: what another provider paid was before any move. */
export const listEmployed = (db: Db, companyId: string, numbers: readonly string[]) =>
  db.many(sql<Employed>`
    select employment.number, employee.full_name as name, employment.id as employment_id, pay_group.id as group_id,
           entity.country, employment.started_on, employment.ended_on
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
      left join pay_groups pay_group on pay_group.company_id = entity.company_id and pay_group.id = ${groupOn(sql`employment.started_on`)}
     where employment.company_id = ${companyId} and employment.number = any(${[...numbers]}::text[])
     order by employment.started_on, employment.id`)

export const listTakenRows = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<{ employment_id: string; month: string }>`
    select employment_id, month from pay_register_rows
     where company_id = ${companyId} and employment_id = any(${[...employmentIds]}::uuid[])`)

type NewRow = {
  groupId: string
  employmentId: string
  month: string
  amounts: Readonly<Record<string, number>>
  gross: number | null
  net: number | null
}

export const insertRegisterRows = (
  db: Db,
  companyId: string,
  q: { importId: string | null; by: string; rows: readonly NewRow[] },
) =>
  db.many(sql<{ id: string }>`
    insert into pay_register_rows (company_id, group_id, employment_id, month, amounts, gross, net, import_id, entered_by)
    select ${companyId}, one."groupId", one."employmentId", one.month, one.amounts, one.gross, one.net, ${q.importId}::uuid, ${q.by}::uuid
      from jsonb_to_recordset(${JSON.stringify(q.rows)}::jsonb)
        as one("groupId" uuid, "employmentId" uuid, month text, amounts jsonb, gross bigint, net bigint)
    returning id`)

export const rowsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<{ id: string; group_id: string; month: string; number: string; name: string }>`
    select register.id, register.group_id, register.month, employment.number, employee.full_name as name
      from pay_register_rows register
      join employments employment on employment.company_id = register.company_id and employment.id = register.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where register.company_id = ${companyId} and register.id = any(${[...ids]}::uuid[])
     order by register.month, employee.sort_name, register.id for update of register`)

export const deleteRegisterRows = (db: Db, companyId: string, ids: readonly string[]) =>
  db.run(sql`delete from pay_register_rows where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`)

export type RegisterMonth = { group_id: string; month: string; people: number; net: number | null }

/** Months of registers by group, the latest first. */
export const listRegisterMonths = (db: Db, companyId: string) =>
  db.many(sql<RegisterMonth>`
    select group_id, month, count(*)::int as people, sum(net)::bigint as net from pay_register_rows
     where company_id = ${companyId} group by group_id, month order by month desc, group_id`)

export type NamedRegisterRow = RegisterRow & { name: string; number: string; file: string | null; entered_on: Day }

/** The register of a month, or all up to one, in order. */
export const listRegisterRows = (
  db: Db,
  companyId: string,
  { groupId, from, until }: { groupId: string; from: string; until: string },
) =>
  db.many(sql<NamedRegisterRow>`
    select register.id, register.employment_id, register.month, register.amounts, register.gross, register.net,
           employee.full_name as name, employment.number, file.file_name as file, register.entered_at::date as entered_on
      from pay_register_rows register
      join employments employment on employment.company_id = register.company_id and employment.id = register.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join imports file on file.company_id = register.company_id and file.id = register.import_id
     where register.company_id = ${companyId} and register.group_id = ${groupId} and register.month between ${from} and ${until}
     order by register.month, employee.sort_name, register.id`)

export type TrialRow = { id: string; group_id: string; month: string; made_at: string }

export const listTrials = (db: Db, companyId: string) =>
  db.many(sql<TrialRow>`
    select id, group_id, month, made_at from pay_trials where company_id = ${companyId} order by month desc, group_id`)

export const findTrial = (db: Db, companyId: string, q: { groupId: string; month: string }) =>
  db.maybe(sql<TrialRow>`
    select id, group_id, month, made_at from pay_trials
     where company_id = ${companyId} and group_id = ${q.groupId} and month = ${q.month}`)

export type TrialPerson = {
  employment_id: string
  name: string
  number: string
  gates: { key: string; stops: boolean; message: string }[]
  net: number
  lines: PayLine[]
  tries: RegisterTry[]
}

export const listTrialPeople = (db: Db, companyId: string, trialId: string) =>
  db.many(sql<TrialPerson>`
    select person.employment_id, employee.full_name as name, employment.number, person.gates, person.net, person.lines, person.tries
      from pay_trial_people person
      join employments employment on employment.company_id = person.company_id and employment.id = person.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where person.company_id = ${companyId} and person.trial_id = ${trialId}
     order by employee.sort_name, person.employment_id`)

export type NewTrialPerson = Pick<TrialPerson, 'gates' | 'net' | 'lines' | 'tries'> & { employmentId: string }

/** One trial of a month: a later one takes its place. */
export const replaceTrial = async (
  db: Db,
  companyId: string,
  q: { groupId: string; month: string; at: string; by: string; people: readonly NewTrialPerson[] },
): Promise<void> => {
  await db.run(
    sql`delete from pay_trials where company_id = ${companyId} and group_id = ${q.groupId} and month = ${q.month}`,
  )
  const { id } = await db.one(sql<{ id: string }>`
    insert into pay_trials (company_id, group_id, month, made_at, made_by)
    values (${companyId}, ${q.groupId}, ${q.month}, ${q.at}, ${q.by}::uuid) returning id`)
  await db.run(sql`
    insert into pay_trial_people (company_id, trial_id, employment_id, gates, net, lines, tries)
    select ${companyId}, ${id}, one."employmentId", one.gates, one.net, one.lines, one.tries
      from jsonb_to_recordset(${JSON.stringify(q.people)}::jsonb)
        as one("employmentId" uuid, gates jsonb, net bigint, lines jsonb, tries jsonb)`)
}

export type DifferenceNote = {
  employment_id: string
  component: string
  theirs: number
  ours: number
  note: string
  noted_at: string
  noted_by_name: string | null
}

export const listNotes = (db: Db, companyId: string, q: { groupId: string; month: string }) =>
  db.many(sql<DifferenceNote>`
    select note.employment_id, note.component, note.theirs, note.ours, note.note, note.noted_at,
           nullif(concat_ws(' ', account.first_name, account.last_name), '') as noted_by_name
      from pay_difference_notes note
      left join users account on account.company_id = note.company_id and account.id = note.noted_by
     where note.company_id = ${companyId} and note.group_id = ${q.groupId} and note.month = ${q.month}`)

type NewNote = { employmentId: string; component: string; theirs: number; ours: number }

export const saveNotes = (
  db: Db,
  companyId: string,
  q: { groupId: string; month: string; note: string; at: string; by: string; on: readonly NewNote[] },
) =>
  db.run(sql`
    insert into pay_difference_notes (company_id, group_id, month, employment_id, component, theirs, ours, note, noted_at, noted_by)
    select ${companyId}, ${q.groupId}, ${q.month}, one."employmentId", one.component, one.theirs, one.ours, ${q.note}, ${q.at}, ${q.by}::uuid
      from jsonb_to_recordset(${JSON.stringify(q.on)}::jsonb) as one("employmentId" uuid, component text, theirs bigint, ours bigint)
    on conflict (company_id, group_id, month, employment_id, component)
    do update set theirs = excluded.theirs, ours = excluded.ours, note = excluded.note, noted_at = excluded.noted_at,
                  noted_by = excluded.noted_by`)

export const deleteNotes = (db: Db, companyId: string, q: { groupId: string; month: string; on: readonly NewNote[] }) =>
  db.run(sql`
    delete from pay_difference_notes note
     using jsonb_to_recordset(${JSON.stringify(q.on)}::jsonb) as one("employmentId" uuid, component text)
     where note.company_id = ${companyId} and note.group_id = ${q.groupId} and note.month = ${q.month}
       and note.employment_id = one."employmentId" and note.component = one.component`)
