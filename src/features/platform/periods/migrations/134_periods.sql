-- Periods that are closed: time, leave, claims and pay of a group of people, from a day to a day.

/* A span of days that is looked through and closed as one. Whose: the group is a legal entity, or a group of pay; none: those without one. */
create table periods (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('time', 'leave', 'claims', 'pay')),
  group_id uuid,
  from_day date not null,
  until_day date not null,
  -- Until when what belongs to it should be in.
  cut_off_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  unique nulls not distinct (company_id, kind, group_id, from_day),
  check (until_day >= from_day and until_day < from_day + 400)
);
create index periods_by_day on periods (company_id, kind, until_day, from_day);

/* What happened to a period, only ever added to: the last one says whether it is open. Opening a closed one again takes a second person. */
create table period_events (
  company_id uuid not null,
  period_id uuid not null,
  id bigint generated always as identity,
  event text not null check (event in ('reviewed', 'locked', 'reopen_asked', 'reopen_refused', 'reopened')),
  at timestamptz not null default clock_timestamp(),
  by_user uuid,
  reason text check (length(reason) between 1 and 500),
  -- Who asked, of what somebody else agreed to. The same as by_user: there was nobody else.
  asked_by uuid,
  primary key (company_id, period_id, id),
  foreign key (company_id, period_id) references periods (company_id, id) on delete cascade,
  check (event not in ('reopen_asked', 'reopened') or reason is not null)
);
