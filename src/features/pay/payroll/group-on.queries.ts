import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../shared/dates.ts'

/**
 * The pay group of an employment on a day: the one of its legal entity that it was moved into, or the default one. Stands where `employment` is joined.
 * @param day a day, or a column of one
 */
export const groupOn = (day: RawBuilder<unknown>): RawBuilder<string> => sql<string>`coalesce(
  (select member.group_id from pay_group_members member
     join pay_groups moved_into on moved_into.company_id = member.company_id and moved_into.id = member.group_id
          and moved_into.entity_id = employment.entity_id
    where member.company_id = employment.company_id and member.employment_id = employment.id
      and coalesce(member.valid_from <= ${day}, true) and coalesce(member.valid_until >= ${day}, true)),
  (select fallback.id from pay_groups fallback
    where fallback.company_id = employment.company_id and fallback.entity_id = employment.entity_id and fallback.is_default))`

/** Whoever is paid by a group for a period that ends on a day: nobody moves within a period. */
export const isInGroup = (groupId: string, until: Day): RawBuilder<boolean> =>
  sql<boolean>`${groupOn(sql`${until}::date`)} = ${groupId}::uuid`

/** The groups of the legal entity of a group. */
export const besideGroup = (companyId: string, groupId: string) => sql<{ id: string }>`
  (select beside.id from pay_groups beside join pay_groups asked on asked.company_id = beside.company_id and asked.entity_id = beside.entity_id
    where asked.company_id = ${companyId} and asked.id = ${groupId}::uuid)`
