/**
 * What the names in an address stand for: a question to the database for each beginning of an address, the longest that fits. `$c` is a company,
 * `$u` a person, `$e` their employee record. It returns the names as columns. Calls that name nothing have no object.
 */
export const OBJECTS: Readonly<Record<string, string>> = {
  '/api/account/passkeys/:passkeyId': `select id "passkeyId" from passkeys where user_id = $u`,
  '/api/account/sessions/:sessionId': `select id "sessionId" from sessions where user_id = $u and revoked_at is null order by created_at`,
  '/api/administrators/invitations/:invitationId': `select id "invitationId" from invitations where company_id = $c`,
  '/api/administrators/:administratorId': `select id "administratorId" from users where company_id = $c and role = 'hr_admin' and email like 'spare%'`,
  '/api/company/departments/:id': `select id from departments where company_id = $c order by name`,
  '/api/company/entities/:id': `select id from legal_entities where company_id = $c`,
  '/api/company/sites/:id': `select id from sites where company_id = $c`,
  '/api/company/verification/:id': `select id from company_verifications where company_id = $c order by state <> 'pending'`,
  '/api/company/exports/:id': `select id from company_exports where company_id = $c`,
  '/api/employees/imports/:id': `select id from imports where company_id = $c`,
  '/api/employees/:id': `select id from employees where company_id = $c and id::text = coalesce($e, id::text) order by country <> 'SG', full_name`,
  '/api/employees/:id/authorizations/:authorizationId': `select employee_id id, id "authorizationId" from authorizations where company_id = $c order by document_mask is null`,
  '/api/employees/:id/allowances/:allowanceId': `select employee_id id, id "allowanceId" from allowances where company_id = $c`,
  '/api/employees/:id/documents/:documentId': `select employee_id id, series_id "documentId", version from employee_documents where company_id = $c and employee_id::text = coalesce($e, employee_id::text)`,
  '/api/compliance/employees/:id': `select id from employees where company_id = $c order by full_name`,
  '/api/memos/:id': `select id, 'none' file from memos where company_id = $c order by state <> 'draft'`,
  '/api/memos/:id/receipts': `select memo_id id from memo_receipts where company_id = $c`,
  '/api/memos/:id/register': `select memo_id id from memo_receipts where company_id = $c`,
  '/api/memos/:id/people/:employeeId': `select memo_id id, employee_id "employeeId" from memo_receipts where company_id = $c`,
  '/api/memos/:id/files/:file': `select memo_id id, file_id file from memo_files where company_id = $c`,
  '/api/my-memos/:id': `select memo_id id from memo_receipts where company_id = $c and employee_id::text = coalesce($e, employee_id::text)`,
  '/api/my-memos/:id/files/:file': `select f.memo_id id, f.file_id file from memo_files f join memo_receipts r on r.company_id = f.company_id and r.memo_id = f.memo_id where f.company_id = $c and r.employee_id::text = $e`,
  '/api/company/jobs/:id': `select id from jobs where company_id = $c and status = 'open' order by title`,
  '/api/company/jobs/:job': `select id job from jobs where company_id = $c and status = 'open' order by title`,
  '/api/company/jobs/:id/questions/:question': `select job_id id, id question from job_questions where company_id = $c`,
  '/api/company/requisitions/:id': `select id from requisitions where company_id = $c order by status <> 'approved'`,
  '/api/company/hiring-costs/:id': `select id from hiring_costs where company_id = $c`,
  '/api/company/letter-templates/:id': `select id from letter_templates where company_id = $c`,
  '/api/company/hiring-reports/:id': `select id from hiring_reports where company_id = $c`,
  '/api/company/oversight/:application': `select id application from applications where company_id = $c and outcome = 'active'`,
  '/api/company/pipelines/:id': `select id from pipelines where company_id = $c`,
  '/api/company/triage/decisions/:id': `select id from triage_decisions where company_id = $c`,
  '/api/company/applications/:application': `select id application from applications where company_id = $c and outcome = 'active' order by id`,
  '/api/company/applications/:id': `select id from applications where company_id = $c and outcome = 'active' order by id`,
  '/api/company/applications/:id/cv': `select id from applications where company_id = $c and outcome = 'active' order by cv_file_id is null, id`,
  '/api/company/applications/:id/notes/:noteId': `select application_id id, id "noteId" from application_notes where company_id = $c and by_user = $u`,
  '/api/company/applications/:id/messages/:messageId': `select application_id id, id "messageId" from application_messages where company_id = $c order by id`,
  '/api/company/applications/:id/other-jobs/:move': `select application_id id, id move from application_moves where company_id = $c`,
  '/api/company/candidates/:id': `select id from candidates where company_id = $c order by id`,
  '/api/company/interviews/:id': `select id from interviews where company_id = $c`,
  '/api/my-interviews/:id': `select i.id from interviews i join interview_panel p on p.company_id = i.company_id and p.interview_id = i.id where i.company_id = $c and p.user_id = $u`,
  '/api/company/offers/:id': `select id from offers where company_id = $c`,
  '/api/company/walk-ins/:id': `select id from walk_in_events where company_id = $c`,
  '/api/company/walk-ins/:id/tickets/:ticket': `select event_id id, id ticket from walk_in_tickets where company_id = $c`,
  '/api/company/applicant-import/cvs/:id': `select file_id id from cv_readings where company_id = $c`,
  '/api/company/applicant-import/:batch': `select gen_random_uuid() batch where false`,
  '/api/company/saved-views/:id': `select id from saved_views where company_id = $c and user_id = $u`,
  '/api/company/talent/searches/:id': `select id from talent_searches where company_id = $c and user_id = $u`,
  '/api/company/talent/pools/:id': `select id from talent_pools where company_id = $c`,
  '/api/company/talent/members/:id': `select id from talent_pool_members where company_id = $c`,
  '/api/company/talent/invitations/:id': `select id from talent_invitations where company_id = $c`,
  '/api/company/talent-search/runs/:run': `select id run from talent_search_runs where company_id = $c`,
  '/api/company/talent-search/runs/:run/people/:person': `select run_id run, coalesce(card_id, application_id) person from talent_search_results where company_id = $c`,
  '/api/company/talent-search/runs/:run/objections/:objection': `select run_id run, id objection from talent_search_objections where company_id = $c`,
  '/api/company/talent-search/searches/:id': `select id from talent_criteria_searches where company_id = $c and user_id = $u`,
  '/api/outbox/:id': `select id from outbox where company_id is not distinct from $c`,
  '/api/seeker/searches/:id': `select id from saved_searches where user_id = $u`,
  '/api/seeker/smart-searches/:id': `select id from smart_searches where user_id = $u`,
  '/api/seeker/cvs/:id': `select id from seeker_cvs where user_id = $u`,
  '/api/seeker/invitations/:id': `select i.id from talent_invitations i join talent_cards t on t.id = i.card_id where t.user_id = $u`,
  '/api/my-cards/:id': `select id from seeker_cards where user_id = $u`,
  '/api/my-notes/:about': `select id about from applications where user_id = $u`,
  '/api/my-applications/:key': `select id key from applications where user_id = $u`,
  '/api/my-applications/:key/other-jobs/:move': `select a.id key, m.id move from applications a join application_moves m on m.application_id = a.id where a.user_id = $u`,
  '/api/applications/:application': `select id application from applications where user_id = $u`,
  '/api/applications/:application/interviews/:id': `select a.id application, i.id from applications a join interviews i on i.application_id = a.id where a.user_id = $u`,
  '/api/applications/:application/offers/:id': `select a.id application, o.id from applications a join offers o on o.application_id = a.id where a.user_id = $u`,
}

/** Things that belong to nobody, or to everybody: there or not there. */
export const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  '/api/companies/:slug': `select slug from companies where slug = 'four-winds'`,
  '/api/jobs/:id/applications': `select a.id from job_adverts a join jobs j on j.company_id = a.company_id and j.id = a.id where coalesce(jsonb_array_length(j.content->'questions'), 0) = 0 and j.status = 'open' order by a.id`,
  '/api/jobs/:id': `select id from job_adverts order by id`,
  '/api/places/:id': `select id from places order by people desc`,
  '/api/walk-ins/:id': `select id from walk_in_events order by id`,
  '/api/verifications/:id': `select id from company_verifications order by state <> 'pending'`,
  '/api/job-reports/:id': `select id from job_reports`,
  '/api/seeker/fits/:job': `select id job from job_adverts order by id`,
  '/api/seeker/follows/:job': `select id job from job_adverts order by id`,
  '/api/seeker/questions/:job': `select id job from job_adverts order by id`,
  '/api/seeker/marks/:job': `select id job from job_adverts order by id`,
  '/api/seeker/matches/:job': `select id job from job_adverts order by id`,
  // Somebody who agreed to be found is found by every company.
  '/api/company/talent/:id': `select id from talent_cards order by id`,
  '/api/seeker/found/companies/:id': `select id from companies order by id`,
  '/api/seeker/found/searches/:run': `select run_id run from talent_search_results`,
}

/** Names that are no identifier of a thing: a step of a list, and words that prove themselves. */
export const NO_OBJECT = [
  '/api/seeker/steps/:step',
  '/api/job-alerts/:id/stop/:token',
  '/api/newsletter/unsubscribe/:token',
]

/** The longest beginning of an address that is named in a table. */
export const longest = (table: Readonly<Record<string, string>>, path: string): string | undefined =>
  Object.keys(table)
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .sort((a, b) => b.length - a.length)[0]

/** Of what is one's own, these need more than its address: a file or a report that was made before, a link of one's own, a record of one kind. */
export const NEEDS_MORE: readonly string[] = [
  'GET /api/companies/:slug/logo',
  'GET /api/employees/:id/photo',
  'GET /api/company/verification/:id/document',
  'GET /api/verifications/:id/document',
  'GET /api/company/exports/:id/file',
  'GET /api/company/fairness/report',
  'POST /api/company/oversight/:application/look',
  'GET /api/walk-in-ticket',
  'GET /api/walk-in-ticket/calendar',
  'GET /api/memos/:id/people/:employeeId/replies',
  'POST /api/memos/:id/people/:employeeId/replies',
  'GET /api/company/applications/:id/cv',
  'POST /api/company/applications/:id/cv/text',
]
