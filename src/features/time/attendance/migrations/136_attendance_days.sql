-- What punches, plans and the law make of each day. All of it can be thrown away and made again.

/* One day of one employment. `next_at`: when it has to be looked at again although nothing new has come. */
create table attendance_days (
  company_id uuid not null,
  employment_id uuid not null,
  work_date date not null,
  state text not null check (state in ('scheduled', 'in_progress', 'complete', 'exception', 'leave', 'holiday', 'rest', 'absent_provisional', 'absent')),
  zone text not null,
  site_id uuid,
  planned int not null,
  -- Null while anything is unpaired or under way.
  worked int,
  break_minutes int not null,
  late int not null,
  early int not null,
  plan_from timestamptz,
  plan_until timestamptz,
  first_in timestamptz,
  last_out timestamptz,
  open_since timestamptz,
  exceptions text[] not null default '{}',
  -- Worked minutes that count, in any class.
  counted int not null default 0,
  -- Overtime worked, approved, and paid after the limits of the law.
  overtime int not null default 0,
  overtime_approved int not null default 0,
  overtime_paid int not null default 0,
  -- Shifts with what was matched to them and why, and punches that belong to none.
  detail jsonb not null,
  next_at timestamptz,
  primary key (company_id, employment_id, work_date),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create index attendance_days_date on attendance_days (company_id, work_date, employment_id);
create index attendance_days_exceptions on attendance_days (company_id, work_date, employment_id) where state in ('exception', 'absent');
create index attendance_days_next on attendance_days (company_id, next_at) where next_at is not null;

/* Minutes of one class on one day, with where they lie. Their rule stands with the week. */
create table time_entries (
  company_id uuid not null,
  employment_id uuid not null,
  work_date date not null,
  seq int not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  minutes int not null check (minutes >= 0),
  class text not null,
  kind text not null check (kind in ('regular', 'overtime', 'rest_day', 'holiday', 'night', 'not_counted')),
  approved int not null check (approved between 0 and minutes),
  paid int not null check (paid between 0 and approved),
  week_start date not null,
  primary key (company_id, employment_id, work_date, seq),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);

/* How the law told the minutes of a week apart, what limits say of it, and why it could not where it could not. */
create table attendance_weeks (
  company_id uuid not null,
  employment_id uuid not null,
  week_start date not null,
  regime text,
  derivation jsonb,
  notices jsonb not null default '[]',
  problem text,
  primary key (company_id, employment_id, week_start),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create index attendance_weeks_notices on attendance_weeks (company_id, week_start) where notices <> '[]' or problem is not null;

/* Days that have to be computed again, and what changed. */
create table attendance_dirty (
  company_id uuid not null,
  employment_id uuid not null,
  work_date date not null,
  cause text not null check (cause in ('punch', 'fix', 'overtime', 'plan', 'clock', 'limit', 'again')),
  marked_at timestamptz not null default clock_timestamp(),
  primary key (company_id, employment_id, work_date),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create index attendance_dirty_marked on attendance_dirty (company_id, marked_at);
