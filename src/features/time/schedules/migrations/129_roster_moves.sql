/* When somebody cannot work, or would like to: on days of the week (none said: every day) from a day to a day. No times: the whole day. */
create table availabilities (
  company_id uuid not null,
  employment_id uuid not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('cannot', 'prefers')),
  from_day date not null,
  until_day date,
  weekdays smallint[] check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) > 0),
  from_time text check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  until_time text check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  note text check (length(note) between 1 and 200),
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, employment_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  check (until_day >= from_day),
  check ((from_time is null) = (until_time is null))
);

/* Who asked for an open shift. */
create table shift_claims (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  shift_id uuid not null,
  employment_id uuid not null,
  state text not null check (state in ('asked', 'given', 'refused', 'withdrawn')),
  -- Why not, in words.
  why text check (length(why) between 1 and 500),
  claimed_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by uuid,
  primary key (company_id, id),
  foreign key (company_id, shift_id) references roster_shifts (company_id, id) on delete cascade,
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create unique index shift_claims_one on shift_claims (company_id, shift_id, employment_id) where state in ('asked', 'given');
create index shift_claims_person on shift_claims (company_id, employment_id, claimed_at);

/* Shifts that people exchange, give to each other or drop. */
create table shift_swaps (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('swap', 'give', 'drop')),
  shift_id uuid not null,
  giver_id uuid not null,
  taker_id uuid,
  -- What the giver gets in return.
  return_shift_id uuid,
  state text not null check (state in ('offered', 'accepted', 'approved', 'done', 'expired', 'refused', 'withdrawn')),
  note text check (length(note) between 1 and 300),
  -- Why it came to nothing, in words.
  why text check (length(why) between 1 and 500),
  expires_at timestamptz not null,
  version int not null default 1,
  offered_at timestamptz not null default now(),
  offered_by uuid,
  answered_at timestamptz,
  done_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, shift_id) references roster_shifts (company_id, id) on delete cascade,
  foreign key (company_id, return_shift_id) references roster_shifts (company_id, id) on delete cascade,
  foreign key (company_id, giver_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, taker_id) references employments (company_id, id) on delete cascade,
  check ((kind = 'drop') = (taker_id is null)),
  check (kind <> 'swap' or return_shift_id is not null)
);
create unique index shift_swaps_one on shift_swaps (company_id, shift_id) where state in ('offered', 'accepted', 'approved');
create index shift_swaps_giver on shift_swaps (company_id, giver_id, offered_at);
create index shift_swaps_taker on shift_swaps (company_id, taker_id, offered_at) where taker_id is not null;

/* Open shifts given to people by the solver: what it found, and what became of it. */
create table roster_fills (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  site_id uuid,
  from_day date not null,
  until_day date not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'accepted', 'discarded')),
  -- {given: [{shiftId, employmentId}], open: [{shiftId, why, reasons}], withoutSolver: [week]}
  result jsonb,
  problem text check (length(problem) between 1 and 500),
  asked_at timestamptz not null default now(),
  asked_by uuid,
  done_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, site_id) references sites (company_id, id)
);
alter table roster_shifts add foreign key (company_id, fill_id) references roster_fills (company_id, id);

/* Addresses under which people have their shifts in their own calendar. Only a digest of each is kept. */
create table schedule_feeds (
  company_id uuid not null,
  employee_id uuid not null,
  digest text not null,
  made_at timestamptz not null default now(),
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
