-- Approval of jobs before the public sees them; what a company plans to hire; who left the panel of an interview.

alter table jobs drop constraint jobs_status_check;
alter table jobs add constraint jobs_status_check
  check (status in ('template', 'draft', 'pending_approval', 'approved', 'scheduled', 'open', 'paused', 'closed', 'archived'));
-- Since when what is written was approved; null: it was not, or has changed since.
alter table jobs add column approved_at timestamptz;

/* How a company hires: one row once somebody has said so. */
create table hiring_settings (
  company_id uuid not null references companies on delete cascade,
  jobs_need_approval boolean not null default false,
  primary key (company_id)
);

/* Who asked that a job be approved, and what was answered. Only ever added to; what counts is what came since it was asked last. */
create table job_approvals (
  company_id uuid not null,
  id bigint generated always as identity,
  job_id uuid not null,
  step text not null check (step in ('asked', 'approved', 'sent_back', 'withdrawn', 'lapsed')),
  by_user uuid,
  note text,
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, job_id) references jobs on delete cascade
);
create index job_approvals_of on job_approvals (company_id, job_id, id);

/* How many people a department is to have in a country by the end of a year. */
create table headcount_plans (
  company_id uuid not null references companies on delete cascade,
  year smallint not null check (year between 2000 and 2100),
  country text not null,
  department text not null check (length(department) between 1 and 100),
  target int not null check (target between 0 and 100000),
  primary key (company_id, year, country, department)
);

/* Somebody is to be hired. Whether its jobs are there and whether it is filled is counted, never written down. */
create table requisitions (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- What it is called in the company: the nth.
  number int not null,
  status text not null default 'draft' check (status in ('draft', 'asked', 'approved', 'refused', 'cancelled')),
  title text not null check (length(title) between 1 and 120),
  department text not null check (length(department) between 1 and 100),
  country text not null,
  place_id int references places,
  head_count int not null check (head_count between 1 and 500),
  employment_type text not null,
  reason text not null check (reason in ('new', 'replacement')),
  -- Whose place it is.
  replaces_id uuid,
  -- Minor units for each period.
  currency text not null,
  pay_min bigint check (pay_min >= 0),
  pay_max bigint check (pay_max >= pay_min),
  pay_period text not null check (pay_period in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
  wanted_by date not null,
  note text not null default '',
  cost_note text not null default '',
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, replaces_id) references employees (company_id, id) on delete set null (replaces_id)
);
create index requisitions_newest on requisitions (company_id, status, updated_at desc, id);

/* What happened to a requisition, in order. Only ever added to; approvals count since it was asked for last. */
create table requisition_steps (
  company_id uuid not null,
  id bigint generated always as identity,
  requisition_id uuid not null,
  step text not null check (step in ('asked', 'approved', 'refused', 'withdrawn', 'cancelled', 'job')),
  by_user uuid,
  note text,
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, requisition_id) references requisitions on delete cascade
);
create index requisition_steps_of on requisition_steps (company_id, requisition_id, id);

alter table jobs
  -- The plan it was raised from: hires count towards it.
  add column requisition_id uuid,
  add constraint jobs_requisition foreign key (company_id, requisition_id) references requisitions;
create index jobs_of_requisition on jobs (company_id, requisition_id) where requisition_id is not null;

-- Who was taken off a panel stays known: judgements they were kept from stay kept from them.
alter table interview_panel add column left_at timestamptz;
