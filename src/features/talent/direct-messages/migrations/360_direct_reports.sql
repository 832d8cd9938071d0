-- A company tells the platform of a thread with somebody. The platform reads the thread and decides; a thread it closes stays closed.
create table direct_reports (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  thread_id uuid not null,
  by_user uuid not null,
  reason text not null check (reason in ('asks_for_money', 'threatens', 'not_real', 'sells', 'other')),
  words text,
  at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  decision text check (decision in ('kept', 'closed')),
  decided_why text,
  primary key (company_id, id),
  foreign key (company_id, thread_id) references direct_threads on delete cascade
);
create unique index direct_reports_waiting on direct_reports (company_id, thread_id) where decided_at is null;
create index direct_reports_of on direct_reports (company_id, thread_id, at desc);
alter table direct_threads drop constraint direct_threads_blocked_by_check,
  add constraint direct_threads_blocked_by_check check (blocked_by in ('seeker', 'company', 'platform'));

-- Beginnings of messages that a company words itself, with gaps for the person, the job and the company.
create table direct_templates (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  words text not null check (length(words) between 1 and 4000),
  version int not null default 1,
  changed_by uuid,
  changed_at timestamptz not null,
  primary key (company_id, id)
);
create unique index direct_templates_name on direct_templates (company_id, lower(name));
