-- What lets somebody work beyond a limit of the law, or has their weeks counted together: on whose word, from when until when.

create table limit_exemptions (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('limit', 'averaging')),
  country text not null,
  regime text not null,
  -- Of a limit: its key, and the minutes that are allowed in all. Of weeks counted together: how many.
  limit_key text,
  minutes int check (minutes > 0),
  weeks int check (weeks between 2 and 52),
  -- For one person, for those of a site, or for everybody under that law.
  employment_id uuid,
  site_id uuid,
  from_day date not null,
  until_day date not null,
  -- Number of the permit, or what names the agreement.
  reference text not null check (length(reference) between 1 and 100),
  reason text not null check (length(reason) between 1 and 500),
  entered_by uuid,
  entered_at timestamptz not null default clock_timestamp(),
  -- Ended early: its last day is then until_day.
  ended_by uuid,
  ended_at timestamptz,
  end_reason text check (length(end_reason) between 1 and 500),
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  check (until_day >= from_day),
  check ((kind = 'limit') = (limit_key is not null and minutes is not null)),
  check ((kind = 'averaging') = (weeks is not null)),
  check (employment_id is null or site_id is null)
);
create index limit_exemptions_days on limit_exemptions (company_id, until_day);
