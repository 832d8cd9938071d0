-- What was there when a period was locked, and what has come to light since. Only ever added to.

/* A day as it was locked: what is paid is read here and nowhere else. A period that was opened and locked again has its next revision. */
create table attendance_locked (
  company_id uuid not null,
  employment_id uuid not null,
  work_date date not null,
  period_id uuid not null,
  revision int not null,
  state text not null,
  planned int not null,
  worked int,
  -- { class: { kind, minutes, approved, paid } }
  classes jsonb not null,
  locked_at timestamptz not null default clock_timestamp(),
  primary key (company_id, employment_id, work_date, period_id, revision),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, period_id) references periods (company_id, id)
);
create index attendance_locked_period on attendance_locked (company_id, period_id, revision);

/* What a fact that came after the lock changes of a locked day: paid minutes of a class, more or fewer, for the next open run. */
create table adjustments (
  company_id uuid not null,
  employment_id uuid not null,
  for_day date not null,
  id bigint generated always as identity,
  period_id uuid not null,
  revision int not null,
  class text not null,
  kind text not null,
  minutes int not null check (minutes <> 0),
  cause text not null,
  entered_at timestamptz not null default clock_timestamp(),
  primary key (company_id, employment_id, for_day, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, period_id) references periods (company_id, id)
);
