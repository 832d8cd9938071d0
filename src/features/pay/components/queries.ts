import { type Insertable, sql } from 'kysely'
import type { ComponentNature } from '../../../countries/components.ts'
import {
  bothWays,
  countUpTo,
  filterConditions,
  type ListKey,
  type ListOrder,
  type ListPart,
} from '../../../server/list.ts'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { PayComponents, PayComponentVersions } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { COMPONENT_KINDS, COMPONENT_SORTS, COMPONENT_STATES } from './contract.ts'
import type { ComponentVersion, HeldComponent, StoredComponent } from './rules.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'pay_component_versions.names': ComponentVersion['names']
  }
}

export type EntityRow = { id: string; name: string; country: string; zone: string | null; is_archived: boolean }

const entities = sql`
  select entity.id, entity.legal_name as name, entity.country, entity.zone, entity.archived_at is not null as is_archived
    from legal_entities entity`

/** Legal entities in which somebody can be paid, the first of the company first. */
export const listEntities = (db: Db, companyId: string) =>
  db.many(sql<EntityRow>`${entities} where entity.company_id = ${companyId} and entity.archived_at is null
    order by entity.first desc, entity.legal_name, entity.id`)

export const findEntity = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<EntityRow>`${entities} where entity.company_id = ${companyId} and entity.id = ${id}`)

type StoredRow = Omit<StoredComponent, 'versions'> & { entity_id: string }
type VersionRow = ComponentVersion & { component_id: string; made_at: string; made_by: string | null }

const versionColumns = sql`
  version.component_id, version.id, version.effective_from, version.name, version.names, version.nature, version.proration, version.in_retro,
  version.priority, version.most_percent, version.slip_group, version.slip_order, version.account, version.choice, version.reason,
  version.made_at, nullif(trim(concat_ws(' ', account.first_name, account.last_name)), '') as made_by`

/** Components of legal entities with all their versions, by code. */
export const listStored = async (
  db: Db,
  companyId: string,
  entityIds: readonly string[],
): Promise<(StoredComponent & { entity_id: string })[]> => {
  const rows = await db.many(sql<StoredRow>`
    select component.id, component.entity_id, component.code, component.is_standard, component.ended_on, component.version
      from pay_components component
     where component.company_id = ${companyId} and component.entity_id = any(${[...entityIds]}::uuid[]) order by component.code`)
  if (rows.length === 0) return []
  const versions = await db.many(sql<ComponentVersion & { component_id: string }>`
    select version.component_id, version.id, version.effective_from, version.name, version.names, version.nature, version.proration,
           version.in_retro, version.priority, version.most_percent, version.slip_group, version.slip_order, version.account, version.choice,
           version.reason
      from pay_component_versions version
     where version.company_id = ${companyId} and version.component_id = any(${rows.map(({ id }) => id)}::uuid[]) order by version.id`)
  const byComponent = Map.groupBy(versions, ({ component_id: id }) => id)
  return rows.map((row) => ({ ...row, versions: byComponent.get(row.id) ?? [] }))
}

/** A component, locked: two who change it wait for one another. */
export const lockComponent = (db: Db, companyId: string, q: { entityId: string; code: string }) =>
  db.maybe(sql<StoredRow>`
    select id, entity_id, code, is_standard, ended_on, version from pay_components
     where company_id = ${companyId} and entity_id = ${q.entityId} and code = ${q.code} for update`)

/** Components are not deleted until the transaction ends that uses them. @param q.code null: all of the legal entity */
export const keepComponents = (db: Db, companyId: string, q: { entityId: string; code: string | null }) =>
  db.run(sql`
    select from pay_components where company_id = ${companyId} and entity_id = ${q.entityId} and (${q.code}::text is null or code = ${q.code})
     order by code for key share`)

export const versionsOf = (db: Db, companyId: string, componentId: string) =>
  db.many(sql<VersionRow>`
    select ${versionColumns} from pay_component_versions version
      left join users account on account.id = version.made_by
     where version.company_id = ${companyId} and version.component_id = ${componentId} order by version.effective_from desc, version.id desc`)

export const insertComponent = (db: Db, values: Insertable<PayComponents>) =>
  db.one(k.insertInto('pay_components').values(values).returning('id'))

export const insertVersion = (
  db: Db,
  { names, ...values }: Omit<Insertable<PayComponentVersions>, 'names'> & { names: ComponentVersion['names'] },
) => db.run(k.insertInto('pay_component_versions').values({ ...values, names: jsonb(names) }))

export const touchComponent = (db: Db, companyId: string, q: { id: string; endedOn: Day | null; at: string }) =>
  db.run(sql`
    update pay_components set ended_on = ${q.endedOn}::date, version = version + 1, updated_at = ${q.at}
     where company_id = ${companyId} and id = ${q.id}`)

export const deleteComponent = (db: Db, companyId: string, id: string) =>
  db.run(sql`delete from pay_components where company_id = ${companyId} and id = ${id}`)

/** Where a component of an entity is used: allowances of its people, what is paid once, lines of locked runs. */
export const usesOf = (db: Db, companyId: string, q: { entityId: string; code: string }) =>
  db.one(sql<{ allowances: number; oneOffs: number; recurring: number; lines: number }>`
    select (select count(*)::int from allowances allowance
              join employments employment on employment.company_id = allowance.company_id and employment.employee_id = allowance.employee_id
             where allowance.company_id = ${companyId} and employment.entity_id = ${q.entityId} and allowance.component_code = ${q.code}) as allowances,
           (select count(*)::int from pay_one_offs one
              join employments employment on employment.company_id = one.company_id and employment.id = one.employment_id
             where one.company_id = ${companyId} and employment.entity_id = ${q.entityId} and one.component_code = ${q.code}
               and one.removed_at is null) as "oneOffs",
           (select count(distinct deduction.plan_id)::int from pay_deductions deduction
              join employments employment on employment.company_id = deduction.company_id and employment.id = deduction.employment_id
             where deduction.company_id = ${companyId} and employment.entity_id = ${q.entityId}
               and deduction.component_code = ${q.code}) as recurring,
           (select count(*)::int from (
              select from pay_lines line
                join pay_runs run on run.company_id = line.company_id and run.id = line.run_id
                join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
               where line.company_id = ${companyId} and pay_group.entity_id = ${q.entityId} and line.component = ${q.code} limit 1000) paid) as lines`)

/** The last day of the locked regular periods of an entity; null: none is locked. */
export const lockedUntil = async (db: Db, companyId: string, entityId: string): Promise<Day | null> =>
  (
    await db.one(sql<{ until: Day | null }>`
      select max(run.until_day) as until from pay_runs run
        join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
       where run.company_id = ${companyId} and pay_group.entity_id = ${entityId} and run.state = 'locked' and run.kind = 'regular'`)
  ).until

/** Components as they hold on a day, with their state: the list is made of them. */
export type ListedComponent = HeldComponent & { state: (typeof COMPONENT_STATES)[number] }

type ListFilter = {
  components: readonly ListedComponent[]
  nature: ComponentNature | null
  state: (typeof COMPONENT_STATES)[number] | null
  kind: (typeof COMPONENT_KINDS)[number] | null
  search: string | null
}

const own: ListKey = { by: sql`component.code`, type: 'code' }
export const COMPONENT_ORDERS: Readonly<Record<(typeof COMPONENT_SORTS)[number], ListOrder>> = {
  ...bothWays('order', { by: sql`component.place`, type: 'whole' }, own),
  ...bothWays('name', { by: sql`lower(component.name)`, type: 'text' }, own),
  code: [own],
  '-code': [{ ...own, descending: true }],
}

const GROUPS = sql`array_position(array['basic', 'allowances', 'variable', 'other'], one.slip_group)`

/** What is ready made stands nowhere in the database: it is listed with what does. */
const listed = ({ components, ...filter }: ListFilter) => sql`
    from (
      select one.code collate "C" as code, one.name, one.place from (
        select held->>'code' as code, held->>'name' as name, held->>'nature' as nature, held->>'state' as state,
               (held->>'isStandard')::boolean as is_standard, held->>'names' as names,
               (${GROUPS} * 100 + one.slip_order)::bigint as place
          from (select held, held->>'slip_group' as slip_group, (held->>'slip_order')::int as slip_order
                  from jsonb_array_elements(${JSON.stringify(components)}::jsonb) held) one) one
       where ${filterConditions(filter, {
         nature: (nature) => sql`one.nature = ${nature}`,
         state: (state) => sql`one.state = ${state}`,
         kind: (kind) => sql`one.is_standard = ${kind === 'standard'}`,
         search: (search) =>
           sql`(one.name ilike ${containsPattern(search)} or one.code ilike ${containsPattern(search)} or one.names ilike ${containsPattern(search)})`,
       })}) component`

export const listComponents = (db: Db, filter: ListFilter, part: ListPart) =>
  db.many(sql<{ code: string; place: (string | null)[] }>`
    select component.code, ${part.key} as place ${listed(filter)} where ${part.after} ${part.end}`)

export const countComponents = async (db: Db, filter: ListFilter) => (await db.one(countUpTo(listed(filter)))).n

/** The legal entity that employs somebody on a day, else the one that did last. */
export const entityOfEmployee = (db: Db, companyId: string, q: { employeeId: string; today: Day }) =>
  db.maybe(sql<{ id: string; country: string }>`
    select entity.id, entity.country from employments employment
      join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
     where employment.company_id = ${companyId} and employment.employee_id = ${q.employeeId}
     order by employment.started_on <= ${q.today} desc, coalesce(employment.ended_on >= ${q.today}, true) desc, employment.started_on desc,
              employment.id limit 1`)
