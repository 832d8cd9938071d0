/*
 * Leave. Minutes everywhere; a day of leave is as long as the day that somebody works. A kind of leave is named by a text: that of the law
 * (`SG.annual`), or the identifier of a kind the company made.
 */

/* Kinds of leave that a company has beside those of the law. */
create table leave_types (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  country text not null,
  name text not null check (length(name) between 1 and 80),
  -- Which days a day of leave is taken from.
  counts text not null default 'working' check (counts in ('working', 'calendar')),
  paid boolean not null default true,
  -- Colleagues see that somebody is away, and not why.
  private boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id)
);
create unique index leave_types_name on leave_types (company_id, country, lower(name)) where archived_at is null;

/* What a company grants of a kind: every version of a policy is a row, and no row changes. */
create table leave_policies (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- The same in all versions of one policy.
  policy_key uuid not null,
  version int not null check (version > 0),
  leave_type text not null check (length(leave_type) between 1 and 60),
  country text not null,
  name text not null check (length(name) between 1 and 80),
  effective_from date not null,
  -- For everybody of the country who was given none of their own.
  everyone boolean not null default false,
  content jsonb not null,
  -- Ends the policy: from the day it holds from, the law alone holds again.
  ended boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid,
  primary key (company_id, id),
  unique (company_id, policy_key, version)
);
create index leave_policies_type on leave_policies (company_id, leave_type);

/* Who has which policy, from which day, only ever added to; the two clocks of employment_terms. `policy_key` null: that of everybody again. */
create table leave_assignments (
  company_id uuid not null,
  employment_id uuid not null,
  effective_from date not null,
  id bigint generated always as identity,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  reason text not null check (length(reason) between 1 and 300),
  voids_id bigint,
  leave_type text not null check (length(leave_type) between 1 and 60),
  policy_key uuid,
  primary key (company_id, employment_id, effective_from, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);

/* One kind of leave of one employment: locked while a request is judged. What it says is made of the ledger, and can be made again. */
create table leave_accounts (
  company_id uuid not null,
  employment_id uuid not null,
  leave_type text not null check (length(leave_type) between 1 and 60),
  -- Before this day nothing is reckoned: what there was came in as an opening balance.
  opened_on date not null,
  -- Minutes of a day of the entitlement.
  day_minutes int not null check (day_minutes between 1 and 1440),
  balance_minutes int not null default 0,
  -- Asked for and not decided.
  reserved_minutes int not null default 0,
  -- Approved, of days to come.
  booked_minutes int not null default 0,
  -- The first lot to end with something in it, and how much.
  expires_on date,
  expiring_minutes int not null default 0,
  replayed_through date,
  -- The next day on which something happens by itself: a grant, an end, a day taken.
  next_on date,
  -- Something changed that was reckoned already: the whole ledger is compared again.
  stale boolean not null default true,
  primary key (company_id, employment_id, leave_type),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create index leave_accounts_type on leave_accounts (company_id, leave_type);
create index leave_accounts_due on leave_accounts (company_id, next_on);
create index leave_accounts_stale on leave_accounts (company_id) where stale;

/* What people or other features brought into an account or took out of it, only ever added to; a row with `voids_id` takes another back. */
create table leave_lots (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  leave_type text not null check (length(leave_type) between 1 and 60),
  kind text not null check (kind in ('opening', 'comp_off', 'adjust', 'encash', 'occasion')),
  -- Signed; of what is paid out more than nought.
  minutes int not null,
  on_day date not null,
  expires_on date check (expires_on >= on_day),
  reason text not null check (length(reason) between 1 and 300),
  -- What it came from: an import, a day worked, a request. One source brings one lot.
  source text check (length(source) between 1 and 120),
  voids_id uuid,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create index leave_lots_account on leave_lots (company_id, employment_id, leave_type);
create unique index leave_lots_source on leave_lots (company_id, employment_id, leave_type, source) where source is not null and voids_id is null;

/* The ledger, only ever added to: what is wrong is written against. `lot` names the minutes that came together. */
create table leave_entries (
  company_id uuid not null,
  employment_id uuid not null,
  leave_type text not null,
  id bigint generated always as identity,
  lot text not null check (length(lot) between 1 and 120),
  kind text not null check (kind in ('grant', 'consume', 'release', 'expire', 'unexpire', 'carry_out', 'carry_in', 'repay', 'adjust', 'encash')),
  minutes int not null check (minutes <> 0),
  on_day date not null,
  cause text not null check (length(cause) between 1 and 160),
  entered_at timestamptz not null default clock_timestamp(),
  primary key (company_id, employment_id, leave_type, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);

/* What is left in each lot, as far as the ledger was replayed. */
create table leave_balances (
  company_id uuid not null,
  employment_id uuid not null,
  leave_type text not null,
  lot text not null,
  usable_from date not null,
  expires_on date,
  parent text,
  minutes int not null,
  primary key (company_id, employment_id, leave_type, lot),
  foreign key (company_id, employment_id, leave_type) references leave_accounts on delete cascade
);
