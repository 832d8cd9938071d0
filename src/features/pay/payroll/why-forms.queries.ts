import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { WhyForm } from './why-forms.rules.ts'

export const findWhyForms = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<{ id: string; form: WhyForm }>`
    select id, form from pay_why_forms where company_id = ${companyId} and id = any(${[...ids]}::text[])`)

/** Keeps forms that are not kept yet. @param forms in the order of their ids, `form` as JSON */
export const insertWhyForms = (db: Db, companyId: string, forms: readonly { id: string; form: string }[]) =>
  db.run(sql`
    insert into pay_why_forms (company_id, id, form)
    select ${companyId}, one.id, one.form from unnest(${forms.map(({ id }) => id)}::text[], ${forms.map(({ form }) => form)}::jsonb[]) one(id, form)
     where not exists (select from pay_why_forms known where known.company_id = ${companyId} and known.id = one.id)
    on conflict (company_id, id) do nothing`)
