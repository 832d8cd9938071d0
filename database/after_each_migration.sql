-- Every table with a company_id shows one company's rows only, to its owner as well. No migration can forget.
do $$
declare t regclass;
begin
  for t in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
     where a.attname = 'company_id' and not a.attisdropped and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  loop
    execute format('alter table %s enable row level security', t);
    execute format('alter table %s force row level security', t);
    execute format('drop policy if exists one_company on %s', t);
    execute format('create policy one_company on %s to fourshore_app using (company_id = (select current_company())) with check (company_id = (select current_company()))', t);
  end loop;
end $$;

alter table companies enable row level security;
alter table companies force row level security;
drop policy if exists one_company on companies;
create policy one_company on companies to fourshore_app using (id = (select current_company())) with check (id = (select current_company()));

grant select, insert, update, delete on all tables in schema public to fourshore_app;
grant usage on all sequences in schema public to fourshore_app, fourshore_platform;
revoke all on schema_migrations, throttles, newsletter_subscriptions, contact_messages from fourshore_app;
revoke insert, delete on companies from fourshore_app;
-- The log is only ever added to, and accounts and sessions change by the platform's hand alone.
revoke update, delete on audit_log from fourshore_app;
-- Entries are chained by a job: their place and hash, once (audit_log_stays).
revoke all on audit_heads from fourshore_app;
grant select, insert, update on audit_heads to fourshore_platform;
grant update (position, hash) on audit_log to fourshore_platform;
revoke all on function chain_log(int), broken_log() from public;
grant execute on function chain_log(int), broken_log() to fourshore_platform;
revoke insert, update, delete on users, sessions, password_resets from fourshore_app;
revoke select on sessions, password_resets from fourshore_app;
revoke all on authenticators, passkeys, recovery_codes, sign_in_challenges, mailbox_codes, link_cutoffs, invitations from fourshore_app;
grant select (company_id, id, email, role, sent_at, expires_at, accepted_at, withdrawn_at) on invitations to fourshore_app;
revoke select on users from fourshore_app;
grant select (id, portal, role, company_id, employee_id, email, first_name, last_name, must_change_password, activated_at, disabled_at, language, created_at)
  on users to fourshore_app;

-- What spans companies: sign-in, sessions, messages going out, the log.
do $$
declare t text;
begin
  foreach t in array array['companies', 'users', 'sessions', 'password_resets', 'outbox', 'audit_log', 'onboardings', 'idempotency_keys', 'invitations'] loop
    execute format('drop policy if exists platform on %I', t);
    execute format('create policy platform on %I to fourshore_platform using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert, update on companies, users, sessions, password_resets, throttles, outbox to fourshore_platform;
grant delete on sessions, password_resets, throttles, idempotency_keys, outbox to fourshore_platform;
grant select (created_at) on idempotency_keys to fourshore_platform;
grant select, insert, update, delete on authenticators, passkeys, recovery_codes, sign_in_challenges, mailbox_codes, link_cutoffs to fourshore_platform;
grant select, insert, update on invitations to fourshore_platform;
-- An administrator who is removed; people of the other portals go with their company or their record.
grant delete on users to fourshore_platform;
grant select (company_id, employee_id, completed_at), update (completed_at) on onboardings to fourshore_platform;
grant select, insert on audit_log, contact_messages to fourshore_platform;
revoke all on session_views from fourshore_app;
grant select, insert, update on session_views to fourshore_platform;
-- Answers kept for calls of no company are the registrar's alone.
revoke all on call_keys, person_log from fourshore_app;
grant select, insert, delete, update (answer, key_version) on call_keys to fourshore_platform;
revoke all on key_rotations from fourshore_app;
grant select, insert, update on key_rotations to fourshore_platform;
-- What somebody who looks for work did is theirs to read; a line is added where the call is, and never changed.
alter table person_log enable row level security;
alter table person_log force row level security;
drop policy if exists theirs on person_log;
create policy theirs on person_log for select to fourshore_person using (user_id = (select current_person()));
grant select on person_log to fourshore_person;
drop policy if exists platform on person_log;
create policy platform on person_log for insert to fourshore_platform with check (true);
grant insert on person_log to fourshore_platform;
grant select, insert, update, delete on newsletter_subscriptions to fourshore_platform;

drop policy if exists search on employees;
create policy search on employees for select to fourshore_search using (true);
grant select (id, company_id, search, sort_name, hire_date, created_at, department, country, status, completeness) on employees to fourshore_search;

-- A new company's first entity and departments are written by whoever opens it.
do $$
declare t text;
begin
  foreach t in array array['legal_entities', 'departments'] loop
    execute format('drop policy if exists platform on %I', t);
    execute format('create policy platform on %I to fourshore_platform using (true) with check (true)', t);
    execute format('grant select, insert on %I to fourshore_platform', t);
  end loop;
end $$;
alter function begin_company(uuid, text, text) owner to fourshore_platform;
revoke all on function begin_company(uuid, text, text) from public;
grant execute on function begin_company(uuid, text, text) to fourshore_platform;

-- Which exports have run out is asked of all companies at once; what they hold is not.
drop policy if exists platform on company_exports;
create policy platform on company_exports for select to fourshore_platform using (true);
grant select (company_id, id, status, expires_at) on company_exports to fourshore_platform;

-- The same of lists as files.
drop policy if exists platform on list_exports;
create policy platform on list_exports for select to fourshore_platform using (true);
grant select (company_id, id, status, expires_at) on list_exports to fourshore_platform;

alter function enter_session(uuid) owner to fourshore_platform;
alter function account_follows_employee() owner to fourshore_platform;
alter function activation_completes_onboarding() owner to fourshore_platform;
alter function note_use(uuid[]) owner to fourshore_platform;
alter function count_try(text, int) owner to fourshore_platform;
alter function peek_tries(text) owner to fourshore_platform;
alter function forget_tries(text) owner to fourshore_platform;
revoke all on function note_use(uuid[]), count_try(text, int), peek_tries(text), forget_tries(text) from public;
grant execute on function note_use(uuid[]), count_try(text, int), peek_tries(text), forget_tries(text) to fourshore_gate, fourshore_platform;
alter function employees_matching(text, int) owner to fourshore_search;
grant execute on function session_is_left(text, timestamptz) to fourshore_platform;
revoke all on function enter_session(uuid), employees_matching(text, int) from public;
grant execute on function enter_session(uuid) to fourshore_app, fourshore_platform;
grant execute on function employees_matching(text, int) to fourshore_app;

-- What anybody may read: published adverts, and of a company that has one its name. What a job refers to is the same for everybody.
drop policy if exists public_reads on job_adverts;
create policy public_reads on job_adverts for select to fourshore_public using (true);
drop policy if exists public_reads on companies;
create policy public_reads on companies for select to fourshore_public
  using (exists (select from job_adverts a where a.company_id = companies.id and not a.withheld));
drop policy if exists public_tells on job_reports;
create policy public_tells on job_reports for insert to fourshore_public
  with check (decided_at is null and exists (select from job_adverts a where a.company_id = job_reports.company_id and a.id = job_reports.job_id));
grant select on job_adverts, job_tallies, occupations, occupation_titles, skills, occupation_skills, places to fourshore_public;
grant select on sequence job_changes to fourshore_public;
-- How a company answers, which its applications alone say: told to everybody, made by the company's own door.
drop policy if exists public_reads on company_answers;
create policy public_reads on company_answers for select to fourshore_public using (true);
grant select on company_answers to fourshore_public;
drop policy if exists public_reads_person on company_answers;
create policy public_reads_person on company_answers for select to fourshore_person using (true);
grant select on company_answers to fourshore_person;
grant select (id, name, slug) on companies to fourshore_public;
grant insert (company_id, id, job_id, reason, words, email, by_user, sender, language) on job_reports to fourshore_public;
-- What a visitor of today is known by is made by the platform, and forgotten by it: it sees which day a row is of, and nothing else.
revoke all on advert_salts from fourshore_app;
grant select, insert, delete on advert_salts to fourshore_platform;
drop policy if exists platform on advert_visits;
create policy platform on advert_visits to fourshore_platform using (true);
drop policy if exists platform on advert_own_visitors;
create policy platform on advert_own_visitors to fourshore_platform using (true);
grant select (day), delete on advert_visits, advert_own_visitors to fourshore_platform;
revoke insert, update, delete on job_tallies, occupations, occupation_titles, skills, occupation_skills, places from fourshore_app;
-- What is done in an occupation is a person's to look up, and nobody's to write.
revoke all on onet_occupations, onet_titles, onet_tasks from fourshore_app;
grant select on onet_occupations, onet_titles, onet_tasks to fourshore_person;
revoke update, delete on job_revisions from fourshore_app;
revoke all on job_reports from fourshore_app;
-- Which jobs are due, and what was reported: the work itself is done through the company's own door.
drop policy if exists platform on job_reports;
create policy platform on job_reports to fourshore_platform using (true) with check (true);
drop policy if exists platform on jobs;
create policy platform on jobs for select to fourshore_platform using (true);
grant select, update on job_reports to fourshore_platform;
grant select (company_id, id, title, status, publish_at, closes_at, fills_at, posted_at, updated_at, hidden_at, hidden_answer, hidden_answer_at) on jobs to fourshore_platform;
grant select, insert, update on job_tallies to fourshore_platform;
alter function tally_job_adverts() owner to fourshore_platform;

-- What somebody who applied may see of it: by their account, or by the link they were sent. They read; what they do is done by their company's door.
drop policy if exists theirs on applications;
create policy theirs on applications for select to fourshore_person
  using (user_id = (select current_person()) or link_hash = (select current_application_link()));
grant select (company_id, id, job_id, candidate_id, user_id, link_hash, number, stage_id, outcome, outcome_at, outcome_phrase, sent, answers, cv_file_id, job_revision, source, language, consent_at,
  human_only, applied_at, first_viewed_at, first_response_at, last_interview_at, asked_at, cv_changes, version) on applications to fourshore_person;
drop policy if exists theirs on application_events;
create policy theirs on application_events for select to fourshore_person
  using (public_status is not null and exists (select from applications a where a.company_id = application_events.company_id and a.id = application_id));
grant select (company_id, id, application_id, at, kind, by_kind, public_status, undo_of) on application_events to fourshore_person;
drop policy if exists theirs on application_messages;
create policy theirs on application_messages for select to fourshore_person
  using (exists (select from applications a where a.company_id = application_messages.company_id and a.id = application_id)
    and taken_back_at is null and (by_kind = 'candidate' or left_at is not null));
grant select on application_messages to fourshore_person;
drop policy if exists theirs on pipeline_stages;
create policy theirs on pipeline_stages for select to fourshore_person
  using (exists (select from applications a where a.company_id = pipeline_stages.company_id and a.stage_id = pipeline_stages.id));
grant select (company_id, id, kind) on pipeline_stages to fourshore_person;
drop policy if exists theirs on job_adverts;
create policy theirs on job_adverts for select to fourshore_person using (true);
grant select on job_adverts, occupations, occupation_titles, skills, occupation_skills, places to fourshore_person;
drop policy if exists theirs on companies;
create policy theirs on companies for select to fourshore_person
  using (exists (select from job_adverts a where a.company_id = companies.id) or exists (select from applications a where a.company_id = companies.id)
    or exists (select from talent_pool_members m where m.company_id = companies.id)
    or exists (select from talent_search_results r where r.company_id = companies.id)
    or exists (select from talent_cards c where c.user_id = (select current_person()) and companies.id = any (c.objected)));
grant select (id, name, slug) on companies to fourshore_person;
revoke update, delete on application_events from fourshore_app;
-- Words are taken out of it when somebody is erased; a trigger lets nothing else through.
grant update (detail) on application_events to fourshore_app;
-- Which messages are due to leave; the work itself is done through the company's own door.
drop policy if exists platform on application_messages;
create policy platform on application_messages for select to fourshore_platform using (true);
grant select (company_id, id, leaves_at, left_at, taken_back_at) on application_messages to fourshore_platform;

-- An interview that was arranged with them, and an offer that was made to them: never who said what about them.
do $$
declare t text;
begin
  foreach t in array array['interviews', 'offers'] loop
    execute format('drop policy if exists theirs on %I', t);
  end loop;
end $$;
create policy theirs on interviews for select to fourshore_person
  using (exists (select from applications a where a.company_id = interviews.company_id and a.id = application_id));
grant select (company_id, id, application_id, round, kind, minutes, zone, place, note, slots, starts_at, status, ics_uid, ics_sequence, answer, version, updated_at) on interviews to fourshore_person;
create policy theirs on offers for select to fourshore_person
  using (sent_at is not null and exists (select from applications a where a.company_id = offers.company_id and a.id = application_id));
grant select (company_id, id, application_id, status, position, department, country, currency, pay, period, allowances, starts_on, expires_on, probation_months, weekly_hours, terms, sent_at, decided_at,
  signed_name, declined_reason, letter_file_id, version) on offers to fourshore_person;
drop policy if exists theirs on files;
create policy theirs on files for select to fourshore_person
  using (exists (select from applications a where a.company_id = files.company_id and a.cv_file_id = files.id)
    or exists (select from offers o where o.company_id = files.company_id and o.letter_file_id = files.id));
grant select (company_id, id, name, content_type, bytes, sha256, storage_key) on files to fourshore_person;
drop policy if exists platform on offers;
create policy platform on offers for select to fourshore_platform using (true);
grant select (company_id, id, status, expires_on, leaves_at) on offers to fourshore_platform;
/* The timetable looks for companies in which somebody's first day has come. */
drop policy if exists platform on hires;
create policy platform on hires for select to fourshore_platform using (true);
revoke all on hires from fourshore_platform;
grant select (company_id, starts_on, begun_at, welcome_on) on hires to fourshore_platform;
-- Whose time is over: what is kept of them is taken away through the company's own door.
drop policy if exists platform on candidates;
create policy platform on candidates for select to fourshore_platform using (true);
grant select (company_id, id, keep_until, erased_at) on candidates to fourshore_platform;
-- What somebody who looks for work tells of themselves is theirs: no company's transaction and no platform's reads it. The table of a feature is
-- one of them when its migration says so: comment on table … is 'A job seeker''s own'.
do $$
declare t text;
begin
  for t in
    select unnest(array['seeker_profiles', 'seeker_cvs', 'seeker_marks', 'smart_less', 'seeker_visits', 'seeker_looks',
      'seeker_hidden_employers', 'seeker_cards', 'seeker_notes', 'job_follows'])
    union select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') = 'A job seeker''s own'
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('drop policy if exists theirs on %I', t);
    execute format('create policy theirs on %I to fourshore_person using (user_id = (select current_person())) with check (user_id = (select current_person()))', t);
    execute format('revoke all on %I from fourshore_app', t);
    execute format('grant select, insert, update, delete on %I to fourshore_person', t);
  end loop;
end $$;
-- What the platform keeps of one person and writes alone, such as their plan: they read their own, no company any. The table of a feature is one of
-- them when its migration says so: comment on table … is 'The platform''s, for one person to read'.
do $$
declare t text;
begin
  for t in
    select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') = 'The platform''s, for one person to read'
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('drop policy if exists theirs on %I', t);
    execute format('create policy theirs on %I for select to fourshore_person using (user_id = (select current_person()))', t);
    execute format('drop policy if exists platform on %I', t);
    execute format('create policy platform on %I to fourshore_platform using (true) with check (true)', t);
    execute format('revoke all on %I from fourshore_app', t);
    execute format('grant select on %I to fourshore_person', t);
    execute format('grant select, insert, update, delete on %I to fourshore_platform', t);
  end loop;
end $$;
-- Numbers that have answered STOP are nobody's alone: the platform looks whether one is among them.
revoke all on phone_stops from fourshore_app;
grant select, insert, delete on phone_stops to fourshore_platform;
-- What plans cost and who sells them is the platform's; what was told by the payment provider, and money that moved, is only ever added to.
revoke all on plan_prices, sales_taxes, plan_sellers, payment_paper_numbers, plan_trials from fourshore_app;
grant select, insert, update on plan_prices, sales_taxes, plan_sellers, payment_paper_numbers, plan_trials to fourshore_platform;
revoke update, delete on payment_events, payment_ledger, payment_papers from fourshore_platform;
-- The same of what companies pay: a company reads what is its own by the platform's hand.
revoke all on company_prices, plan_coupons, plan_coupon_uses, company_plans, test_saved_cards, stripe_cards, test_charges, payment_checks
  from fourshore_app;
grant select, insert, update on company_prices, plan_coupons, plan_coupon_uses, company_plans, test_saved_cards, stripe_cards, test_charges, payment_checks
  to fourshore_platform;
-- How often a question was shown is counted by the platform alone: no company and no person asks it.
revoke all on skill_item_showings from fourshore_app;
grant select, insert, update, delete on skill_item_showings to fourshore_platform;
-- What they do stands in a log of their own (person_log), which the registrar of calls writes.
drop policy if exists theirs on audit_log;
revoke insert on audit_log from fourshore_person;
grant execute on function enqueue_job(text, json, text), enqueue_job_at(text, json, text, timestamptz) to fourshore_person;

-- What was compared of their application, and what they said against it: theirs to read. A run is only ever added to, but for whether it still holds.
do $$
declare t text;
begin
  foreach t in array array['match_runs', 'match_facts', 'match_objections'] loop
    execute format('drop policy if exists theirs on %I', t);
    execute format('create policy theirs on %I for select to fourshore_person using (exists (select from applications a where a.company_id = %I.company_id and a.id = application_id))', t, t);
    execute format('grant select on %I to fourshore_person', t);
  end loop;
end $$;
revoke update, delete on match_objections from fourshore_app;
-- Which companies have runs whose time is over: they are taken away through the company's own door.
drop policy if exists platform on match_runs;
create policy platform on match_runs for select to fourshore_platform using (true);
grant select (company_id, id, at) on match_runs to fourshore_platform;
-- What a job seeker keeps of a list is theirs, as what a company's people keep is the company's. Which searches are due to be written about is
-- asked of all people at once, what they search for is not; sentences that have been kept long enough are taken away, and no other.
do $$
declare c text;
begin
  foreach c in array array['theirs', 'platform_reads', 'platform_tells', 'platform_forgets'] loop
    execute format('drop policy if exists %I on saved_lists', c);
  end loop;
end $$;
create policy theirs on saved_lists to fourshore_person using (company_id is null and user_id = (select current_person()))
  with check (company_id is null and user_id = (select current_person()));
grant select, insert, update, delete on saved_lists to fourshore_person;
create policy platform_reads on saved_lists for select to fourshore_platform
  using (kind not in ('view', 'sentence') or (kind = 'sentence' and seen_at < now() - interval '30 days'));
create policy platform_tells on saved_lists for update to fourshore_platform using (kind not in ('view', 'sentence'));
create policy platform_forgets on saved_lists for delete to fourshore_platform using (kind = 'sentence' and seen_at < now() - interval '30 days');
grant select (company_id, user_id, id, kind, every_days, told_at, seen_at), update (every_days, told_at), delete on saved_lists to fourshore_platform;
-- Who follows a job that opens again or closes is written to once, and follows it no more.
drop policy if exists platform on job_follows;
create policy platform on job_follows to fourshore_platform using (true) with check (true);
grant select, delete on job_follows to fourshore_platform;
-- A badge is read by whoever was given its link, and results are compared with those of all others: finished tests, never what was answered.
drop policy if exists platform on skill_test_attempts;
create policy platform on skill_test_attempts for select to fourshore_platform using (finished_at is not null);
grant select (user_id, test, finished_at, score, band, badge_code, badge_shown) on skill_test_attempts to fourshore_platform;
-- What somebody asks to have reviewed, and what is void: a finished test is voided or its review answered, and nothing else of it changed.
drop policy if exists platform_voids on skill_test_attempts;
create policy platform_voids on skill_test_attempts for update to fourshore_platform using (finished_at is not null) with check (finished_at is not null);
grant select (id, started_at, times_away, time_percent, review_words, review_asked_at, review_answer, review_answered_at, voided_at, void_reason),
  update (badge_shown, review_answer, review_answered_at, voided_at, void_reason) on skill_test_attempts to fourshore_platform;
-- Which test a job asks stands on its advert; whom somebody lets see a result is theirs to read.
drop policy if exists advertised on job_skill_tests;
create policy advertised on job_skill_tests for select to fourshore_public, fourshore_person using (true);
grant select (company_id, job_id, test, written_id) on job_skill_tests to fourshore_public, fourshore_person;
drop policy if exists theirs on skill_test_shares;
create policy theirs on skill_test_shares for select to fourshore_person using (user_id = (select current_person()));
grant select on skill_test_shares to fourshore_person;
-- A company's own test stands on the adverts that ask for it, by its title and its time: never its questions. Its results are read for the company
-- whoever took it shares them with.
drop policy if exists advertised on written_tests;
create policy advertised on written_tests for select to fourshore_public, fourshore_person using (exists (
  select from job_skill_tests asked where asked.company_id = written_tests.company_id and asked.written_id = written_tests.id));
grant select (company_id, id, published_version, retired_at) on written_tests to fourshore_public, fourshore_person;
drop policy if exists advertised on written_test_versions;
create policy advertised on written_test_versions for select to fourshore_public, fourshore_person using (exists (
  select from job_skill_tests asked where asked.company_id = written_test_versions.company_id and asked.written_id = written_test_versions.test_id));
grant select (company_id, test_id, version, title, purpose, language, minutes, asks, wait_days, seconds_each, goes_back) on written_test_versions to fourshore_public, fourshore_person;
drop policy if exists platform on written_test_attempts;
create policy platform on written_test_attempts for select to fourshore_platform using (finished_at is not null);
grant select (id, user_id, test_id, version, title, finished_at, asked, right_answers) on written_test_attempts to fourshore_platform;
-- Whose CV a link opens, until when and how much of it: the CV itself is read, and the opening counted, as its owner.
drop policy if exists platform on resume_links;
create policy platform on resume_links for select to fourshore_platform using (true);
grant select (id, user_id, resume_id, token_hash, with_contact, ends_at) on resume_links to fourshore_platform;
-- Whose promotion runs is asked of all at once, for the labelled place of Find Talent; who saw somebody there is counted for them.
drop policy if exists platform on seeker_boosts;
create policy platform on seeker_boosts for select to fourshore_platform using (true);
grant select on seeker_boosts to fourshore_platform;
drop policy if exists theirs on boost_views;
create policy theirs on boost_views for select to fourshore_person using (exists (select from talent_cards c where c.id = card_id and c.user_id = (select current_person())));
grant select on boost_views to fourshore_person;
-- Their own account, and the messages that are written to them.
drop policy if exists theirs on users;
create policy theirs on users for select to fourshore_person using (id = (select current_person()));
grant select (id, email, first_name, last_name, language, country, disabled_at) on users to fourshore_person;
-- Walk-in events: which company one is of, once it is published; a ticket to whoever holds its link. All else goes through the company's own door.
drop policy if exists public_reads on walk_in_events;
create policy public_reads on walk_in_events for select to fourshore_public using (state <> 'draft');
grant select (company_id, id, state) on walk_in_events to fourshore_public;
drop policy if exists theirs on walk_in_tickets;
create policy theirs on walk_in_tickets for select to fourshore_person
  using (link_hash = (select current_application_link()) or user_id = (select current_person()));
grant select (company_id, id, event_id, link_hash, user_id, status, slot) on walk_in_tickets to fourshore_person;
-- Drafts of forms that nobody has touched for a week are taken away, and no other; what was typed is not read.
drop policy if exists platform_forgets on form_drafts;
drop policy if exists platform_reads on form_drafts;
create policy platform_reads on form_drafts for select to fourshore_platform using (saved_at < now() - interval '6 days');
create policy platform_forgets on form_drafts for delete to fourshore_platform using (saved_at < now() - interval '6 days');
grant select (saved_at), delete on form_drafts to fourshore_platform;
-- Whose reminder is due is asked of all people at once; what they wrote down is not.
drop policy if exists platform on seeker_notes;
create policy platform on seeker_notes to fourshore_platform using (true) with check (true);
grant select (user_id, about, remind_on, remind_zone, reminded_at), update (reminded_at) on seeker_notes to fourshore_platform;

-- Who approved what is only ever added to.
revoke update, delete on requisition_steps from fourshore_app;
-- A word that was given, and what a policy said when it was asked, are only ever added to.
revoke update, delete on approval_decisions, approval_events, approval_policy_versions from fourshore_app;
-- Which companies have something that waits for somebody's word.
drop policy if exists platform on approval_instances;
create policy platform on approval_instances for select to fourshore_platform using (true);
grant select (company_id, state) on approval_instances to fourshore_platform;
-- What was handed in, given out, settled and paid for expenses, and what was said of rates and limits, is only ever added to.
revoke update, delete on expense_policies, expense_allowances, expense_receipts, expense_readings, expense_trips,
  expense_advance_entries, expense_payments, expense_mails, expense_mailed_receipts from fourshore_app;
-- But that a payment does not come after all.
grant update (recalled_at, paid_at) on expense_payments to fourshore_app;
revoke update on exchange_rates from fourshore_app;
-- What was said of a day or a week stands; what holds is the latest.
revoke update, delete on holidays, working_weeks from fourshore_app;
-- What was sent stands, and what was said. Which memos are due, or have somebody to be written to, is asked of all companies at once; what they say is not.
revoke update, delete on memo_versions, memo_replies from fourshore_app;
drop policy if exists platform on memos;
create policy platform on memos for select to fourshore_platform using (true);
grant select (company_id, id, state, publish_at, waiting, joiners) on memos to fourshore_platform;
-- What titles mean is as public as the titles; only the platform's own job adds to it.
revoke all on job_meanings from fourshore_app;
grant select on job_meanings to fourshore_public;
grant select, insert, delete on job_meanings to fourshore_platform;
-- The same of the skills that adverts ask.
revoke all on job_needs, job_need_skills from fourshore_app;
grant select on job_needs, job_need_skills to fourshore_public, fourshore_person;
grant select, insert, update, delete on job_needs, job_need_skills to fourshore_platform;
-- Whose zone a new advert lies in is asked of all zones at once; what they are called is not. What was looked at says no more than the public adverts.
drop policy if exists platform on seeker_zones;
create policy platform on seeker_zones for select to fourshore_platform using (true);
grant select (id, user_id, lat, lng, radius_km, corners, country, asked, employment_type, pay_min, currency, cells, paused, since, at)
  on seeker_zones to fourshore_platform;
revoke all on zone_matched from fourshore_app;
grant select on zone_matched to fourshore_public;
grant select, insert, update, delete on zone_matched to fourshore_platform;
-- People who agreed to be found. A company reads what stands on the card, and only of those who did not block it, do not work for it and have not paused;
-- never whose account it is, what they blocked, or their address. Each writes their own card.
do $$
declare t text;
begin
  execute 'alter table talent_cards enable row level security';
  execute 'alter table talent_cards force row level security';
  execute 'drop policy if exists theirs on talent_cards';
  execute 'create policy theirs on talent_cards to fourshore_person using (user_id = (select current_person())) with check (user_id = (select current_person()))';
  foreach t in array array['talent_views', 'talent_pool_members', 'talent_invitations'] loop
    execute format('drop policy if exists theirs on %I', t);
    execute format('drop policy if exists platform on %I', t);
  end loop;
end $$;
revoke all on talent_cards from fourshore_app;
grant select (id, visibility, visible_since, active_on, known_user, name, headline, shown, country, place_id, years, modes, skills, authorisations, languages, words, written_at,
  pay, pay_currency, pay_from, pay_to, notice, notice_days, free_on)
  on talent_cards to fourshore_app;
grant select, insert, update, delete on talent_cards to fourshore_person;
drop policy if exists found on talent_cards;
create policy found on talent_cards for select to fourshore_app using (
  visibility <> 'private' and coalesce(paused_until <= current_date, true)
  and (select current_company()) <> all (objected)
  and not (blocked_wholes && (select own_name_starts())) and not (blocked_starts && (select own_name_wholes()))
  and not exists (select from employees e where e.company_id = (select current_company()) and e.email = own_email and e.status <> 'terminated'));
drop policy if exists search on talent_cards;
create policy search on talent_cards for select to fourshore_search using (visibility <> 'private');
grant select (id, visibility, words) on talent_cards to fourshore_search;
alter function talent_matching(tsquery) owner to fourshore_search;
revoke all on function talent_matching(tsquery), invitations_since(uuid, timestamptz) from public;
grant execute on function talent_matching(tsquery), invitations_since(uuid, timestamptz) to fourshore_app;
-- Theirs: who looked, who keeps them and what for, who asked them to apply.
create policy theirs on talent_views for select to fourshore_person using (exists (select from talent_cards c where c.id = card_id and c.user_id = (select current_person())));
grant select (company_id, card_id, at) on talent_views to fourshore_person;
drop policy if exists theirs on candidates;
create policy theirs on candidates for select to fourshore_person using (user_id = (select current_person()));
grant select (company_id, id, user_id) on candidates to fourshore_person;
create policy theirs on talent_pool_members for select to fourshore_person using (
  exists (select from talent_cards c where c.id = card_id and c.user_id = (select current_person()))
  or exists (select from candidates c where c.company_id = talent_pool_members.company_id and c.id = candidate_id and c.user_id = (select current_person())));
grant select (company_id, id, pool_id, card_id, candidate_id, consent_on, expires_on) on talent_pool_members to fourshore_person;
drop policy if exists theirs on talent_pools;
create policy theirs on talent_pools for select to fourshore_person using (
  exists (select from talent_pool_members m where m.company_id = talent_pools.company_id and m.pool_id = talent_pools.id));
grant select (company_id, id, purpose) on talent_pools to fourshore_person;
create policy theirs on talent_invitations for select to fourshore_person using (exists (select from talent_cards c where c.id = card_id and c.user_id = (select current_person())));
grant select (company_id, id, job_id, card_id, words, status, sent_at, expires_at, answered_at, application_id) on talent_invitations to fourshore_person;
-- Who is written to about an invitation, what is over, and who was here of late.
drop policy if exists platform on talent_cards;
create policy platform on talent_cards to fourshore_platform using (true) with check (true);
grant select (user_id, id, active_on, visibility, paused_until), update (active_on) on talent_cards to fourshore_platform;
create policy platform on talent_invitations to fourshore_platform using (true) with check (true);
grant select (company_id, id, job_id, card_id, by_user, words, status, sent_at, expires_at, told_at), update (status, told_at) on talent_invitations to fourshore_platform;
create policy platform on talent_pool_members for select to fourshore_platform using (true);
grant select (company_id, id, card_id, expires_on) on talent_pool_members to fourshore_platform;
alter function invitations_since(uuid, timestamptz) owner to fourshore_platform;
-- Searches by criteria: what came out stands as it was; whoever it is about reads theirs, with the criteria and nothing of anybody else.
revoke update on talent_search_runs, talent_search_results from fourshore_app;
revoke update, delete on talent_search_objections from fourshore_app;
revoke update, delete on talent_search_answers from fourshore_app;
drop policy if exists theirs on talent_search_results;
create policy theirs on talent_search_results for select to fourshore_person using (
  exists (select from talent_cards c where c.id = card_id and c.user_id = (select current_person()))
  or exists (select from applications a where a.company_id = talent_search_results.company_id and a.id = application_id));
grant select (company_id, run_id, place, card_id, application_id, lines) on talent_search_results to fourshore_person;
drop policy if exists theirs on talent_search_runs;
create policy theirs on talent_search_runs for select to fourshore_person using (
  exists (select from talent_search_results r where r.company_id = talent_search_runs.company_id and r.run_id = talent_search_runs.id));
grant select (company_id, id, at, engine, model, criteria) on talent_search_runs to fourshore_person;
-- And what they said against a verdict on them, with the answer; never what the team said among itself.
drop policy if exists theirs on talent_search_objections;
create policy theirs on talent_search_objections for select to fourshore_person using (by_person
  and exists (select from talent_search_results r where r.company_id = talent_search_objections.company_id
    and r.run_id = talent_search_objections.run_id and r.place = talent_search_objections.place));
grant select (company_id, id, run_id, place, line, reason, by_person, at) on talent_search_objections to fourshore_person;
drop policy if exists theirs on talent_search_answers;
create policy theirs on talent_search_answers for select to fourshore_person using (
  exists (select from talent_search_objections o where o.company_id = talent_search_answers.company_id and o.id = objection_id));
grant select (company_id, objection_id, agreed, words, at) on talent_search_answers to fourshore_person;
-- Which companies have runs whose time is over.
drop policy if exists platform on talent_search_runs;
create policy platform on talent_search_runs for select to fourshore_platform using (true);
grant select (company_id, id, at) on talent_search_runs to fourshore_platform;
-- What people say of themselves for the fairness report: theirs to write, read and take back; counted by a role that no door opens; no company's transaction reaches it.
revoke all on self_identifications from fourshore_app;
drop policy if exists theirs on self_identifications;
create policy theirs on self_identifications to fourshore_person
  using (exists (select from applications a where a.company_id = self_identifications.company_id and a.id = application_id))
  with check (exists (select from applications a where a.company_id = self_identifications.company_id and a.id = application_id));
grant select, insert, update, delete on self_identifications to fourshore_person;
do $$
declare t text;
begin
  foreach t in array array['self_identifications', 'applications', 'application_events', 'pipeline_stages', 'jobs'] loop
    execute format('drop policy if exists audit on %I', t);
    execute format('create policy audit on %I to fourshore_audit using (true)', t);
  end loop;
end $$;
grant select, delete on self_identifications to fourshore_audit;
grant select (company_id, id, job_id, stage_id, outcome, applied_at) on applications to fourshore_audit;
grant select (company_id, id, application_id, to_stage, undo_of) on application_events to fourshore_audit;
grant select (company_id, id, kind) on pipeline_stages to fourshore_audit;
grant select (company_id, id, country) on jobs to fourshore_audit;
alter function fairness_counts(timestamptz, timestamptz) owner to fourshore_audit;
alter function forget_self_identification() owner to fourshore_audit;
revoke all on function fairness_counts(timestamptz, timestamptz), forget_self_identification() from public;
grant execute on function fairness_counts(timestamptz, timestamptz) to fourshore_platform;
-- Reports are made by the platform's job; a company reads its own.
revoke insert, update, delete on fairness_reports from fourshore_app;
drop policy if exists platform on fairness_reports;
create policy platform on fairness_reports to fourshore_platform using (true) with check (true);
grant select, insert, delete on fairness_reports to fourshore_platform;
-- Which companies have a report of hiring to send.
drop policy if exists platform on hiring_reports;
create policy platform on hiring_reports for select to fourshore_platform using (true);
grant select (company_id, paused, next_at) on hiring_reports to fourshore_platform;
-- Whether a company is who it says: it asks and reads; the platform decides. What is verified anybody may read, and nothing else of it.
revoke insert, update, delete on company_verifications from fourshore_app;
grant insert (company_id, id, entity_id, country, legal_name, number_key, number, given_by, note, asked_by, asked_at), update (file_id)
  on company_verifications to fourshore_app;
drop policy if exists platform on company_verifications;
create policy platform on company_verifications to fourshore_platform using (true) with check (true);
grant select on company_verifications to fourshore_platform;
grant update (state, decided_by, decided_at, register, checked_on, evidence, reason, ended_at, ended_why) on company_verifications to fourshore_platform;
do $$
declare r text;
begin
  foreach r in array array['fourshore_public', 'fourshore_person'] loop
    execute format('drop policy if exists %I on company_verifications', r || '_reads');
    execute format($p$create policy %I on company_verifications for select to %I using (state = 'verified')$p$, r || '_reads', r);
    execute format('grant select (company_id, entity_id, country, legal_name, number_key, number, given_by, register, checked_on, state, decided_at) on company_verifications to %I', r);
  end loop;
end $$;
drop policy if exists platform on job_adverts;
create policy platform on job_adverts to fourshore_platform using (true) with check (true);
grant select (company_id, id, withheld, open, same_key, place_id, posted_at, closes_at, behind, behind_here), update (open, withheld, behind, behind_here)
  on job_adverts to fourshore_platform;
alter function same_adverts() owner to fourshore_platform;
alter function verification_reaches_adverts() owner to fourshore_platform;
alter function verification_lapses() owner to fourshore_platform;
alter function withdraw_verification(uuid) owner to fourshore_platform;
revoke all on function withdraw_verification(uuid) from public;
grant execute on function withdraw_verification(uuid) to fourshore_app;
-- Questions about jobs: whoever asked is known to themselves and to the platform, never to the company. Anybody reads what was published.
revoke all on job_questions from fourshore_app;
grant select (company_id, id, job_id, words, language, asked_at, answer, answered_by, answered_at, published, removed_at, told_at),
  update (answer, answered_by, answered_at, published, removed_at, told_at) on job_questions to fourshore_app;
drop policy if exists theirs on job_questions;
create policy theirs on job_questions for select to fourshore_person using (user_id = (select current_person()));
drop policy if exists they_ask on job_questions;
create policy they_ask on job_questions for insert to fourshore_person with check (user_id = (select current_person())
  and answer is null and exists (select from job_adverts a where a.company_id = job_questions.company_id and a.id = job_id and a.open));
grant select (company_id, id, job_id, user_id, words, language, asked_at, answer, answered_at, published, removed_at),
  insert (company_id, id, job_id, user_id, words, language, asked_at) on job_questions to fourshore_person;
drop policy if exists public_reads on job_questions;
create policy public_reads on job_questions for select to fourshore_public using (published);
grant select (company_id, id, job_id, words, answer, answered_at, published) on job_questions to fourshore_public;
drop policy if exists platform on job_questions;
create policy platform on job_questions to fourshore_platform using (true) with check (true);
grant select, delete on job_questions to fourshore_platform;
alter function questions_leave_with_account() owner to fourshore_platform;
do $$
declare r text;
begin
  foreach r in array array['fourshore_public', 'fourshore_person'] loop
    execute format('drop policy if exists %I on company_settings', r || '_reads');
    execute format($p$create policy %I on company_settings for select to %I using (area in ('job-questions', 'direct-messages'))$p$, r || '_reads', r);
    execute format('grant select (company_id, id, area, scope, valid_from, content) on company_settings to %I', r);
  end loop;
end $$;
-- Direct messages: both sides read and write through the company's door, once their own has shown that the thread is theirs. A person's door shows them
-- their threads, and what they may read of them; the platform's which are old.
drop policy if exists theirs on direct_threads;
create policy theirs on direct_threads for select to fourshore_person using (user_id = (select current_person()));
grant select on direct_threads to fourshore_person;
drop policy if exists theirs on direct_messages;
create policy theirs on direct_messages for select to fourshore_person using ((side = 'seeker' or visible_at <= now())
  and exists (select from direct_threads t where t.company_id = direct_messages.company_id and t.id = thread_id));
grant select (company_id, id, thread_id, side, words, visible_at) on direct_messages to fourshore_person;
drop policy if exists platform on direct_threads;
create policy platform on direct_threads for select to fourshore_platform using (true);
grant select (company_id, id, last_at, user_id, job_id) on direct_threads to fourshore_platform;
-- Whoever was invited to get a company's papers is found by their link, and answers through the company's door.
drop policy if exists platform on billing_contacts;
create policy platform on billing_contacts for select to fourshore_platform using (true);
grant select on billing_contacts to fourshore_platform;
-- What companies told of a thread is read by the platform, and decided through the company's door.
drop policy if exists platform on direct_reports;
create policy platform on direct_reports for select to fourshore_platform using (true);
grant select on direct_reports to fourshore_platform;
-- Video introductions: where somebody added one, and how many watched it, is theirs to read; the company has what it needs to play it.
drop policy if exists theirs on seeker_video_shares;
create policy theirs on seeker_video_shares for select to fourshore_person using (user_id = (select current_person()));
grant select on seeker_video_shares to fourshore_person;
drop policy if exists theirs on seeker_video_views;
create policy theirs on seeker_video_views for select to fourshore_person
  using (exists (select from seeker_video_shares s where s.company_id = seeker_video_views.company_id and s.id = share_id));
grant select (company_id, share_id, at) on seeker_video_views to fourshore_person;
-- What decides pay and has two clocks is only ever added to.
revoke update, delete on employment_terms, reporting_lines, change_log from fourshore_app;
revoke update, delete on leave_policies, leave_assignments, leave_lots, leave_entries from fourshore_app;
-- Punches, what was put right beside them, and what was locked are only ever added to.
-- Punches go with their employment, and otherwise not: punches_stay.
revoke update on punches from fourshore_app;
revoke update, delete on punch_fixes, device_people, period_events, attendance_locked, adjustments from fourshore_app;
revoke delete on unknown_punches from fourshore_app;
-- Every table that says something of an employment from a day on tells the log of changes: no feature can forget it.
do $$
declare t regclass;
begin
  for t in
    select c.oid from pg_class c
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'change_log'
       and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('employment_id', 'effective_from') and not a.attisdropped) = 2
  loop
    execute format('drop trigger if exists log_added on %s', t);
    execute format('drop trigger if exists log_changed on %s', t);
    execute format('create trigger log_added after insert on %s referencing new table as added for each statement execute function log_change()', t);
    execute format('create trigger log_changed after update on %s referencing new table as added for each statement execute function log_change()', t);
  end loop;
end $$;
-- What somebody is told, how they want to be told and their devices are theirs. A company writes to them through two functions and reads nothing.
do $$
declare t text;
begin
  foreach t in array array['notifications', 'notification_settings', 'notification_choices', 'push_devices'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('drop policy if exists theirs on %I', t);
    execute format('create policy theirs on %I to fourshore_person using (user_id = (select current_person())) with check (user_id = (select current_person()))', t);
    execute format('drop policy if exists platform on %I', t);
    execute format('create policy platform on %I to fourshore_platform using (true) with check (true)', t);
    execute format('revoke all on %I from fourshore_app', t);
    execute format('grant select, insert, update, delete on %I to fourshore_platform', t);
  end loop;
end $$;
grant select, update (read_at) on notifications to fourshore_person;
grant select, insert, update, delete on notification_settings, notification_choices, push_devices to fourshore_person;
alter function notification_wishes(uuid[], text) owner to fourshore_platform;
alter function put_notifications(json) owner to fourshore_platform;
revoke all on function notification_wishes(uuid[], text), put_notifications(json) from public;
grant execute on function notification_wishes(uuid[], text), put_notifications(json) to fourshore_app, fourshore_person, fourshore_platform;

-- Rows of imports that were left lying: the nightly job of the platform lets them go.
drop policy if exists platform on import_rows;
create policy platform on import_rows to fourshore_platform using (true);
grant select (updated_at), delete on import_rows to fourshore_platform;
-- What was said of how a company does things stays said.
revoke update, delete on company_settings from fourshore_app;
-- Files whose end has come are found across companies, and removed as each company.
drop policy if exists platform on files;
create policy platform on files for select to fourshore_platform using (expires_at is not null);
grant select (company_id, id, expires_at) on files to fourshore_platform;
-- Whose address a calendar program reads is looked for in all companies; what it is told is its company's alone.
drop policy if exists platform on leave_feeds;
create policy platform on leave_feeds for select to fourshore_platform using (true);
grant select on leave_feeds to fourshore_platform;

-- Which companies pay people, for jobs that look at each of them by the clock: filings that are due, pay that is tried before its cut-off.
drop policy if exists platform on pay_groups;
create policy platform on pay_groups for select to fourshore_platform using (true);
grant select (company_id) on pay_groups to fourshore_platform;
-- Which companies have renewals that people are to be reminded of, for the job that reminds each of them.
drop policy if exists platform on renewal_cases;
create policy platform on renewal_cases for select to fourshore_platform using (closed_at is null);
grant select (company_id, due_on, closed_at, reminded) on renewal_cases to fourshore_platform;
