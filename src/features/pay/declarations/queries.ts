import { type Insertable, sql } from 'kysely'
import type { ItemInput } from '../../../countries/declarations.ts'
import {
  bothWays,
  countUpTo,
  filterConditions,
  type ListKey,
  type ListOrder,
  type ListPart,
} from '../../../server/list.ts'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { TaxDeclarationProofs } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { DeclarationState, ItemState } from './rules.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'tax_declaration_items.facts': Record<string, string>
    'tax_declaration_items.places': ItemInput['places']
  }
}

export type PersonRow = {
  employment_id: string
  employee_id: string
  name: string
  number: string
  started_on: Day
  ended_on: Day | null
  birth_date: Day | null
  email: string | null
  country: string
  zone: string | null
  currency: string | null
}

const people = sql`
  select employment.id as employment_id, employment.employee_id, employee.full_name as name, employment.number, employment.started_on,
         employment.ended_on, employee.birth_date, employee.email, entity.country, entity.zone, entity.currency
    from employments employment
    join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
    join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id`

export const findPerson = (db: Db, companyId: string, employmentId: string) =>
  db.maybe(sql<PersonRow>`${people} where employment.company_id = ${companyId} and employment.id = ${employmentId}`)

/** The employment of an employee that runs on a day, else the last that has begun. */
export const personOfEmployee = (db: Db, companyId: string, q: { employeeId: string; today: Day }) =>
  db.maybe(sql<PersonRow>`${people}
     where employment.company_id = ${companyId} and employment.employee_id = ${q.employeeId} and employment.started_on <= ${q.today}
     order by coalesce(employment.ended_on >= ${q.today}, true) desc, employment.started_on desc, employment.id limit 1`)

export type DeclarationStored = {
  id: string
  employment_id: string
  year_from: Day
  regime: string | null
  submitted_at: string | null
  open_until: Day | null
}

const columns = sql`id, employment_id, year_from, regime, submitted_at, open_until`

export const findDeclaration = (db: Db, companyId: string, q: { employmentId: string; yearFrom: Day }) =>
  db.maybe(sql<DeclarationStored>`
    select ${columns} from tax_declarations
     where company_id = ${companyId} and employment_id = ${q.employmentId} and year_from = ${q.yearFrom}`)

/** The declaration of somebody, made where there is none, locked: two who write wait for one another. */
export const lockDeclaration = async (
  db: Db,
  companyId: string,
  q: { employmentId: string; yearFrom: Day; at: string },
): Promise<DeclarationStored> => {
  await db.run(sql`
    insert into tax_declarations (company_id, employment_id, year_from, updated_at)
    values (${companyId}, ${q.employmentId}, ${q.yearFrom}, ${q.at}) on conflict do nothing`)
  return db.one(sql<DeclarationStored>`
    select ${columns} from tax_declarations
     where company_id = ${companyId} and employment_id = ${q.employmentId} and year_from = ${q.yearFrom} for update`)
}

export const saveDeclaration = (
  db: Db,
  companyId: string,
  q: Pick<DeclarationStored, 'id' | 'regime' | 'submitted_at' | 'open_until'> & { at: string },
) =>
  db.run(
    k
      .updateTable('tax_declarations')
      .set({ regime: q.regime, submitted_at: q.submitted_at, open_until: q.open_until, updated_at: q.at })
      .where('company_id', '=', companyId)
      .where('id', '=', q.id),
  )

export type ItemRow = {
  id: string
  declaration_id: string
  head: string
  amount: number
  facts: Record<string, string>
  places: ItemInput['places']
  sealed: Buffer | null
  state: ItemState
  verified: number | null
  reason: string
}

const itemColumns = sql`item.id, item.declaration_id, item.head, item.amount, item.facts, item.places, item.sealed, item.state, item.verified, item.reason`

export const itemsOf = (db: Db, companyId: string, declarationIds: readonly string[]) =>
  db.many(sql<ItemRow>`
    select ${itemColumns} from tax_declaration_items item
     where item.company_id = ${companyId} and item.declaration_id = any(${[...declarationIds]}::uuid[]) order by item.head`)

/** An item with whose it is. */
export const findItem = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<ItemRow & { employment_id: string; year_from: Day }>`
    select ${itemColumns}, declaration.employment_id, declaration.year_from from tax_declaration_items item
      join tax_declarations declaration on declaration.company_id = item.company_id and declaration.id = item.declaration_id
     where item.company_id = ${companyId} and item.id = ${id} for update`)

export type ItemSaved = Pick<ItemRow, 'id' | 'declaration_id' | 'head' | 'amount' | 'facts' | 'places'> & {
  sealed: Buffer | null
  keyVersion: number | null
  at: string
}

/** As somebody declares it: what payroll said of it before is gone with the amount it was about. */
export const saveItem = (db: Db, companyId: string, q: ItemSaved) =>
  db.run(sql`
    insert into tax_declaration_items as item (company_id, id, declaration_id, head, amount, facts, places, sealed, key_version, updated_at)
    values (${companyId}, ${q.id}, ${q.declaration_id}, ${q.head}, ${q.amount}, ${jsonb(q.facts)}, ${jsonb(q.places)}, ${q.sealed},
            ${q.keyVersion}, ${q.at})
    on conflict (company_id, declaration_id, head) do update
       set amount = excluded.amount, facts = excluded.facts, places = excluded.places, sealed = excluded.sealed,
           key_version = excluded.key_version, state = 'open', verified = null, reason = '', decided_by = null, decided_at = null,
           updated_at = excluded.updated_at`)

export const removeItem = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('tax_declaration_items').where('company_id', '=', companyId).where('id', '=', id))

export const decideItem = (
  db: Db,
  companyId: string,
  q: { id: string; state: ItemState; verified: number; reason: string; by: string; at: string },
) =>
  db.run(
    k
      .updateTable('tax_declaration_items')
      .set({ state: q.state, verified: q.verified, reason: q.reason, decided_by: q.by, decided_at: q.at })
      .where('company_id', '=', companyId)
      .where('id', '=', q.id),
  )

export type ProofRow = {
  id: string
  item_id: string
  file_id: string
  name: string
  content_type: string
  storage_key: string
  employee_id: string
  state: ItemState
  year_from: Day
}

const proofs = sql`
  select proof.id, proof.item_id, proof.file_id, file.name, file.content_type, file.storage_key, employment.employee_id, item.state,
         declaration.year_from
    from tax_declaration_proofs proof
    join tax_declaration_items item on item.company_id = proof.company_id and item.id = proof.item_id
    join tax_declarations declaration on declaration.company_id = item.company_id and declaration.id = item.declaration_id
    join employments employment on employment.company_id = declaration.company_id and employment.id = declaration.employment_id
    join files file on file.company_id = proof.company_id and file.id = proof.file_id`

export const proofsOf = (db: Db, companyId: string, itemIds: readonly string[]) =>
  db.many(sql<ProofRow>`${proofs}
     where proof.company_id = ${companyId} and proof.item_id = any(${[...itemIds]}::uuid[]) order by proof.added_at, proof.id`)

export type SamePaper = { proof_id: string; name: string; head: string; year_from: Day }

/** What else the file of a proof proves, by its content: of anybody, in any year. */
export const samePapersOf = (db: Db, companyId: string, itemIds: readonly string[]) =>
  db.many(sql<SamePaper>`
    select proof.id as proof_id, employee.full_name as name, item.head, declaration.year_from
      from tax_declaration_proofs proof
      join files file on file.company_id = proof.company_id and file.id = proof.file_id
      join files same on same.company_id = file.company_id and same.sha256 = file.sha256
      join tax_declaration_proofs other on other.company_id = same.company_id and other.file_id = same.id and other.id <> proof.id
      join tax_declaration_items item on item.company_id = other.company_id and item.id = other.item_id
      join tax_declarations declaration on declaration.company_id = item.company_id and declaration.id = item.declaration_id
      join employments employment on employment.company_id = declaration.company_id and employment.id = declaration.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where proof.company_id = ${companyId} and proof.item_id = any(${[...itemIds]}::uuid[])
     order by employee.sort_name, declaration.year_from, item.head`)

export const findProof = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<ProofRow>`${proofs} where proof.company_id = ${companyId} and proof.id = ${id}`)

export const insertProof = (db: Db, values: Insertable<TaxDeclarationProofs>) =>
  db.one(k.insertInto('tax_declaration_proofs').values(values).returning('id'))

export const removeProof = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('tax_declaration_proofs').where('company_id', '=', companyId).where('id', '=', id))

/** Declarations of several people for the tax years of theirs. */
export const declarationsOf = (db: Db, companyId: string, q: { employmentIds: readonly string[]; yearFrom: Day }) =>
  db.many(sql<DeclarationStored>`
    select ${columns} from tax_declarations
     where company_id = ${companyId} and employment_id = any(${[...q.employmentIds]}::uuid[]) and year_from = ${q.yearFrom}`)

/** All declarations of somebody, the latest first. */
export const declarationsOfEmployee = (db: Db, companyId: string, employeeId: string) =>
  db.many(sql<DeclarationStored>`
    select ${columns} from tax_declarations
     where company_id = ${companyId} and employment_id in (
       select employment.id from employments employment where employment.company_id = ${companyId} and employment.employee_id = ${employeeId})
     order by year_from desc, id`)

export type ListRow = PersonRow & {
  department: string | null
  state: DeclarationState
  regime: string | null
  submitted_at: string | null
  items: number
  open: number
  unproved: number
  declared: number
  verified: number
}

/** The first day of the tax year asked for, by country: those where people declare nothing are not there. */
export type DeclarationFilter = {
  companyId: string
  years: Readonly<Record<string, Day>>
  show: DeclarationState | null
  search: string | null
}

const source = ({ companyId, years }: Pick<DeclarationFilter, 'companyId' | 'years'>) => sql`
  from (
    select employment.company_id, employment.id as employment_id, employment.employee_id, employee.full_name as name, employee.sort_name,
           employment.number, employment.started_on, employment.ended_on, employee.birth_date, employee.email, employee.department, entity.country, entity.zone,
           entity.currency, declaration.regime, declaration.submitted_at, coalesce(held.items, 0)::int as items,
           coalesce(held.open, 0)::int as open, coalesce(held.unproved, 0)::int as unproved, coalesce(held.declared, 0)::bigint as declared,
           coalesce(held.verified, 0)::bigint as verified,
           case when declaration.id is null or (declaration.regime is null and coalesce(held.said, 0) = 0) then 'missing'
                when declaration.submitted_at is null then 'draft'
                when held.open > held.unproved then 'waiting' when held.open > 0 then 'planned' else 'done' end as state
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
     cross join lateral (select (${JSON.stringify(years)}::jsonb ->> entity.country)::date as begins) year
      left join tax_declarations declaration
        on declaration.company_id = employment.company_id and declaration.employment_id = employment.id and declaration.year_from = year.begins
      left join lateral (
        select count(*) as items, count(*) filter (where item.head <> 'before') as said, count(*) filter (where item.state = 'open') as open,
               count(*) filter (where item.state = 'open' and not exists (
                 select from tax_declaration_proofs proof where proof.company_id = item.company_id and proof.item_id = item.id)) as unproved,
               sum(item.amount) as declared, sum(item.verified) as verified
          from tax_declaration_items item
         where item.company_id = declaration.company_id and item.declaration_id = declaration.id) held on true
     where employment.company_id = ${companyId} and year.begins is not null
       and employment.started_on < year.begins + interval '1 year' and coalesce(employment.ended_on >= year.begins, true)
  ) one`

const own: ListKey = { by: sql.ref('one.employment_id'), type: 'uuid' }
/** Those that wait for payroll first, then those who have not handed in. */
const rank = sql`case one.state when 'waiting' then 0 when 'missing' then 1 when 'draft' then 2 when 'planned' then 3 else 4 end`
export const DECLARATION_ORDERS = {
  ...bothWays('person', { by: sql.ref('one.sort_name'), type: 'text' }, own),
  ...bothWays('state', { by: rank, type: 'whole' }, own),
  ...bothWays('submitted', { by: sql.ref('one.submitted_at'), type: 'instant', nulls: 'last' }, own),
} satisfies Record<string, ListOrder>

const matching = (filter: DeclarationFilter) =>
  filterConditions(filter, {
    companyId: (id) => sql`one.company_id = ${id}`,
    show: (show) => sql`one.state = ${show}`,
    search: (said) => sql`(one.name ilike ${containsPattern(said)} or one.number ilike ${containsPattern(said)})`,
  })

export const listDeclarations = (db: Db, filter: DeclarationFilter, part: ListPart) =>
  db.many(sql<ListRow & { place: (string | null)[] }>`
    select one.*, ${part.key} as place ${source(filter)} where ${matching(filter)} and ${part.after} ${part.end}`)

export const countDeclarations = async (db: Db, filter: DeclarationFilter) =>
  (await db.one(countUpTo(sql`${source(filter)} where ${matching(filter)}`))).n

export const countByState = (db: Db, filter: Pick<DeclarationFilter, 'companyId' | 'years'>) =>
  db.many(sql<{ state: DeclarationState; n: number }>`
    select one.state, count(*)::int as n ${source(filter)} group by one.state`)

export type Late = Pick<ListRow, 'employee_id' | 'employment_id' | 'country' | 'name'>

/** Who has not handed in and still works here on a day. */
export const listLate = (db: Db, filter: Pick<DeclarationFilter, 'companyId' | 'years'>, today: Day) =>
  db.many(sql<Late>`
    select one.employee_id, one.employment_id, one.country, one.name ${source(filter)}
     where one.state in ('missing', 'draft') and one.started_on <= ${today} and coalesce(one.ended_on >= ${today}, true)
     order by one.sort_name, one.employment_id`)

export type Account = { id: string; employee_id: string; email: string; language: string | null; first_name: string }

/** Accounts of the portal that people have. */
export const listAccountsOf = (db: Db, companyId: string, employeeIds: readonly string[]) =>
  db.many(sql<Account>`
    select account.id, account.employee_id, account.email, account.language, account.first_name from users account
     where account.company_id = ${companyId} and account.employee_id = any(${[...employeeIds]}::uuid[]) and account.disabled_at is null
     order by account.id`)

/** Whether the company has anybody employed in one of these countries. */
export const countriesOf = async (db: Db, companyId: string, among: readonly string[]): Promise<string[]> =>
  (
    await db.many(sql<{ country: string }>`
      select distinct entity.country from legal_entities entity
       where entity.company_id = ${companyId} and entity.country = any(${[...among]})
         and exists (select from employments employment where employment.company_id = entity.company_id and employment.entity_id = entity.id)
       order by entity.country`)
  ).map(({ country }) => country)
