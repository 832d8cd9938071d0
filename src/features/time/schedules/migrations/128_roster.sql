/*
 * Shifts of the roster. One that is published stands in the place of what the person's pattern says of the day, unless it comes beside it. Nobody: it
 * is open. Instants are UTC; the zone is that of the site, and the work date is the date there when the shift starts.
 */
create table roster_shifts (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employment_id uuid,
  site_id uuid,
  work_date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  zone text not null,
  shift_type_id uuid not null,
  skill_id uuid,
  role text check (length(role) between 1 and 80),
  note text check (length(note) between 1 and 300),
  state text not null default 'draft' check (state in ('draft', 'published', 'confirmed', 'worked', 'swapped', 'dropped', 'cancelled')),
  -- Comes on top of what the pattern says of the day.
  beside boolean not null default false,
  published_at timestamptz,
  -- When the person it was changed for after it was published said they have seen it.
  seen_at timestamptz,
  -- Which filling by itself it comes from.
  fill_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, site_id) references sites (company_id, id),
  foreign key (company_id, shift_type_id) references shift_types (company_id, id),
  foreign key (company_id, skill_id) references roster_skills (company_id, id),
  check (ends_at > starts_at and ends_at <= starts_at + interval '25 hours')
);
create index roster_shifts_person on roster_shifts (company_id, employment_id, work_date) where employment_id is not null;
create index roster_shifts_day on roster_shifts (company_id, work_date, site_id);
create index roster_shifts_open on roster_shifts (company_id, work_date) where employment_id is null;

/* Days whose pattern the roster has cleared: a shift that was given away, dropped or taken off does not come back. A draft until it is published. */
create table roster_cleared_days (
  company_id uuid not null,
  employment_id uuid not null,
  work_date date not null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, employment_id, work_date),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);

/* What happened to shifts of the roster, only ever added to. */
create table roster_events (
  company_id uuid not null,
  id bigint generated always as identity,
  shift_id uuid not null,
  kind text not null check (kind in ('made', 'changed', 'published', 'unpublished', 'confirmed', 'seen', 'cancelled', 'claimed', 'given', 'offered', 'swapped', 'dropped', 'filled')),
  -- Whose shift it was then.
  employment_id uuid,
  at timestamptz not null default clock_timestamp(),
  by_user uuid,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  primary key (company_id, id),
  foreign key (company_id, shift_id) references roster_shifts (company_id, id) on delete cascade
);
create index roster_events_shift on roster_events (company_id, shift_id, id);

/* What was published when, and how many people were told. */
create table roster_publications (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  site_id uuid,
  from_day date not null,
  until_day date not null,
  shifts int not null,
  people int not null,
  published_at timestamptz not null default now(),
  published_by uuid,
  primary key (company_id, id),
  foreign key (company_id, site_id) references sites (company_id, id)
);

/* Weeks kept to be laid on others: days of the week with times on the wall, with or without people. */
create table roster_templates (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  site_id uuid,
  -- [{dayIndex, from, until, zone, shiftTypeId, role, skill, personId}]
  shifts jsonb not null check (jsonb_typeof(shifts) = 'array' and jsonb_array_length(shifts) between 1 and 5000),
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, site_id) references sites (company_id, id)
);
create unique index roster_templates_name on roster_templates (company_id, lower(name));

/* People a site needs with a skill (none: any) on days of the week, from a day to a day. Times on the wall; an end at or before the start is on the next day. */
create table cover_demands (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  site_id uuid not null,
  weekdays smallint[] not null check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) > 0),
  from_time text not null check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  until_time text not null check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  skill_id uuid,
  people int not null check (people between 1 and 500),
  from_day date not null,
  until_day date,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, site_id) references sites (company_id, id),
  foreign key (company_id, skill_id) references roster_skills (company_id, id),
  check (until_day >= from_day)
);
create index cover_demands_site on cover_demands (company_id, site_id, from_day);
