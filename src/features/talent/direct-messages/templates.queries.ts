import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export type TemplateRow = {
  id: string
  name: string
  words: string
  version: number
  changed_at: string
  changed_by: string | null
}

/** One at a time changes what a company has. */
export const lockTemplates = (db: Db, companyId: string) =>
  db.one(sql`select pg_advisory_xact_lock(hashtextextended(${`direct_templates ${companyId}`}, 0))`)

export const listTemplates = (db: Db, companyId: string) =>
  db.many<TemplateRow>(sql`
    select template.id, template.name, template.words, template.version, template.changed_at,
           nullif(trim(account.first_name || ' ' || account.last_name), '') changed_by
      from direct_templates template left join users account on account.company_id = template.company_id and account.id = template.changed_by
     where template.company_id = ${companyId}::uuid order by lower(template.name)`)

type Written = { name: string; words: string; by: string; at: string }

export const insertTemplate = (db: Db, companyId: string, { name, words, by, at }: Written) =>
  db.one<{ id: string }>(
    k
      .insertInto('direct_templates')
      .values({ company_id: companyId, name, words, changed_by: by, changed_at: at })
      .returning('id'),
  )

export const updateTemplate = (db: Db, companyId: string, id: string, { name, words, by, at }: Written) =>
  db.run(
    k
      .updateTable('direct_templates')
      .set((row) => ({ name, words, changed_by: by, changed_at: at, version: row('version', '+', 1) }))
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const deleteTemplate = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('direct_templates').where('company_id', '=', companyId).where('id', '=', id))

export type TemplateFactsRow = { name: string | null; job: string; company: string }

/** Of an application that is still considered or was; without a name before it was opened by whoever asks. */
export const findFactsOfApplication = (db: Db, asked: { companyId: string; userId: string; application: string }) =>
  db.maybe<TemplateFactsRow>(sql`
    select case when view.at is not null then candidate.name end name, job.title job, company.name company
      from applications application
      join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      join companies company on company.id = application.company_id
      left join application_views view on view.company_id = application.company_id and view.application_id = application.id
       and view.user_id = ${asked.userId}::uuid
     where application.company_id = ${asked.companyId}::uuid and application.id = ${asked.application}::uuid
       and application.outcome <> 'withdrawn' and candidate.erased_at is null`)

export const findFactsOfInvitation = (db: Db, companyId: string, invitation: string) =>
  db.maybe<TemplateFactsRow>(sql`
    select nullif(invitation.contact->>'name', '') name, job.title job, company.name company
      from talent_invitations invitation
      join jobs job on job.company_id = invitation.company_id and job.id = invitation.job_id
      join companies company on company.id = invitation.company_id
     where invitation.company_id = ${companyId}::uuid and invitation.id = ${invitation}::uuid and invitation.status = 'accepted'`)
