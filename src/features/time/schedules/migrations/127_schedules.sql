/* What people can do or hold that a shift may ask for. */
create table roster_skills (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id)
);
create unique index roster_skills_name on roster_skills (company_id, lower(name)) where archived_at is null;

/* Who has which skill, and the last day it holds; none: it does not run out. */
create table employee_skills (
  company_id uuid not null,
  employee_id uuid not null,
  skill_id uuid not null,
  expires_on date,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, employee_id, skill_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, skill_id) references roster_skills (company_id, id)
);
create index employee_skills_skill on employee_skills (company_id, skill_id);

/* Shifts by name; their times are in the versions. */
create table shift_types (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- What stands in a narrow cell.
  code text not null check (length(code) between 1 and 6),
  colour text not null default 'blue' check (colour in ('blue', 'teal', 'green', 'yellow', 'orange', 'red', 'grape', 'gray')),
  skill_id uuid,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, skill_id) references roster_skills (company_id, id)
);
create unique index shift_types_name on shift_types (company_id, lower(name)) where archived_at is null;

/*
 * What a shift is from a day on, only ever added to: of two from the same day the later one holds. Times on the wall; an end at or before the
 * start is on the next day. Everything else in minutes.
 */
create table shift_type_versions (
  company_id uuid not null,
  shift_type_id uuid not null,
  effective_from date not null,
  id bigint generated always as identity,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_time text not null check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  middle text check (middle ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- [{kind: fixed, from, until, paid} | {kind: anytime, minutes, after, paid}]
  breaks jsonb not null default '[]' check (jsonb_typeof(breaks) = 'array'),
  window_before int not null default 120 check (window_before between 0 and 720),
  window_after int not null default 240 check (window_after between 0 and 720),
  grace_in int not null default 5 check (grace_in between 0 and 120),
  grace_out int not null default 5 check (grace_out between 0 and 120),
  counts_before boolean not null default false,
  counts_after boolean not null default true,
  counts_block int not null default 15 check (counts_block between 0 and 240),
  round_in int not null default 1 check (round_in in (1, 5, 6, 10, 15, 30)),
  round_in_towards text not null default 'nearest' check (round_in_towards in ('nearest', 'earlier', 'later')),
  round_out int not null default 1 check (round_out in (1, 5, 6, 10, 15, 30)),
  round_out_towards text not null default 'nearest' check (round_out_towards in ('nearest', 'earlier', 'later')),
  primary key (company_id, shift_type_id, effective_from, id),
  foreign key (company_id, shift_type_id) references shift_types (company_id, id) on delete cascade
);

/*
 * A pattern of days that repeats from its anchor on, in both directions. The days of one that somebody follows do not change: from a day on there is
 * another in its place, which names it.
 */
create table schedules (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  anchor date not null,
  -- [{shifts: [{shiftTypeId, part: whole|am|pm}], rest}]
  days jsonb not null check (jsonb_typeof(days) = 'array' and jsonb_array_length(days) between 1 and 366),
  on_holidays text not null default 'off' check (on_holidays in ('off', 'work')),
  replaces_id uuid,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, replaces_id) references schedules (company_id, id)
);
create unique index schedules_name on schedules (company_id, lower(name)) where archived_at is null;

/* Which schedule an employment follows, only ever added to, by the rule of employment_terms. No schedule: none from that day on. */
create table schedule_assignments (
  company_id uuid not null,
  employment_id uuid not null,
  effective_from date not null,
  id bigint generated always as identity,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  reason text not null check (length(reason) between 1 and 300),
  voids_id bigint,
  schedule_id uuid,
  -- Weekly rest days that are the person's own, 1 Monday to 7 Sunday; none said: those of the pattern.
  rest_weekdays smallint[] check (rest_weekdays <@ '{1,2,3,4,5,6,7}'),
  primary key (company_id, employment_id, effective_from, id),
  unique (company_id, employment_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, employment_id, voids_id) references schedule_assignments (company_id, employment_id, id) on delete cascade,
  foreign key (company_id, schedule_id) references schedules (company_id, id)
);
create unique index schedule_assignments_voids on schedule_assignments (company_id, employment_id, voids_id) where voids_id is not null;
create index schedule_assignments_schedule on schedule_assignments (company_id, schedule_id) where schedule_id is not null;
