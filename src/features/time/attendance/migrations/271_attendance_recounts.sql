-- Days that are computed again because a rule of the company or a limit was changed, and what became of them.

/* One change, and the days it touches. `marked_at`: all of them wait or are done; `finished_at`: none waits any more. */
create table attendance_recounts (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  cause text not null check (cause in ('settings', 'limits')),
  -- Fields of the settings of attendance that were changed.
  fields text[] not null default '{}',
  site_id uuid,
  asked_by uuid,
  asked_at timestamptz not null default clock_timestamp(),
  days int not null default 0 check (days >= 0),
  marked_at timestamptz,
  finished_at timestamptz,
  primary key (company_id, id)
);
create index attendance_recounts_open on attendance_recounts (company_id) where finished_at is null;

/* A day that was other figures after it than before. Minutes. */
create table attendance_recount_days (
  company_id uuid not null,
  recount_id uuid not null,
  employment_id uuid not null,
  work_date date not null,
  state_before text,
  state_after text,
  counted_before int not null,
  counted_after int not null,
  overtime_before int not null,
  overtime_after int not null,
  paid_before int not null,
  paid_after int not null,
  primary key (company_id, recount_id, employment_id, work_date),
  foreign key (company_id, recount_id) references attendance_recounts (company_id, id) on delete cascade,
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);

alter table attendance_dirty add column recount_id uuid;
create index attendance_dirty_recount on attendance_dirty (company_id, recount_id) where recount_id is not null;
