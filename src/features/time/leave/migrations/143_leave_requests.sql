/* Leave that was asked for. */
create table leave_requests (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  leave_type text not null check (length(leave_type) between 1 and 60),
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  minutes int not null check (minutes >= 0),
  state text not null check (state in ('pending', 'approved', 'partly_cancelled', 'cancelled', 'refused', 'withdrawn')),
  note text check (length(note) between 1 and 500),
  -- What a right hangs on: a birth, a death.
  occasion jsonb not null default '{}',
  file_id uuid,
  -- A paper has to be handed in by this day; null: none, or it is there.
  paper_by date,
  -- Who decides in their place meanwhile.
  delegate_user_id uuid,
  delegation_id uuid,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  -- Entered by HR for somebody, which approves it.
  entered boolean not null default false,
  decided_by uuid,
  decided_at timestamptz,
  answer text check (length(answer) between 1 and 1000),
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create index leave_requests_employment on leave_requests (company_id, employment_id, from_day);
create index leave_requests_state on leave_requests (company_id, state, from_day, id);
create index leave_requests_days on leave_requests (company_id, from_day, until_day);

/* Every day of a request, with what it is and costs. */
create table leave_segments (
  company_id uuid not null,
  request_id uuid not null,
  employment_id uuid not null,
  day date not null,
  part text not null check (part in ('full', 'am', 'pm', 'hours')),
  colour text not null check (colour in ('leave', 'rest', 'holiday', 'sandwich')),
  minutes int not null check (minutes between 0 and 1440),
  -- Minutes of the day from which hours are taken; of other parts null.
  starts_at int check (starts_at between 0 and 1439),
  -- Which halves of the day it holds: of one person each half is held once.
  holds_am boolean not null,
  holds_pm boolean not null,
  state text not null check (state in ('reserved', 'approved', 'cancelled')),
  -- When it was approved; null: it never was.
  approved_at timestamptz,
  cancelled_at timestamptz,
  primary key (company_id, request_id, day, part),
  foreign key (company_id, request_id) references leave_requests (company_id, id) on delete cascade,
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create unique index leave_segments_am on leave_segments (company_id, employment_id, day) where holds_am and state <> 'cancelled';
create unique index leave_segments_pm on leave_segments (company_id, employment_id, day) where holds_pm and state <> 'cancelled';
create index leave_segments_day on leave_segments (company_id, day, employment_id) where state <> 'cancelled';

/* Days of approved leave that has begun, which somebody asks to have back. */
create table leave_cancellations (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  request_id uuid not null,
  days date[] not null check (cardinality(days) > 0),
  reason text not null check (length(reason) between 1 and 500),
  state text not null check (state in ('pending', 'approved', 'refused', 'withdrawn')),
  asked_by uuid,
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, request_id) references leave_requests (company_id, id) on delete cascade
);
create unique index leave_cancellations_waiting on leave_cancellations (company_id, request_id) where state = 'pending';

/* Days on which no leave is given, for all or for a department or a site. */
create table leave_blackouts (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  department_id uuid,
  site_id uuid,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  reason text not null check (length(reason) between 1 and 200),
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id)
);

/* How many of a department have to be there on a day that is worked. */
create table leave_cover_rules (
  company_id uuid not null references companies on delete cascade,
  department_id uuid not null,
  least int not null check (least between 1 and 100000),
  -- False: whoever approves is told, and decides.
  refuses boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, department_id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete cascade
);

/* Addresses at which a calendar program reads who is away: known by the hash of a secret alone, until they are taken back. */
create table leave_feeds (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  scope text not null check (scope in ('own', 'team', 'company')),
  secret_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  primary key (company_id, id)
);
create unique index leave_feeds_one on leave_feeds (company_id, user_id, scope);
