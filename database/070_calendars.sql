/*
  Which days a company works, beyond what its countries say: a calendar for a country, a region of one, a legal entity or a site, made when the
  first thing is entered into it. The more specific one wins, day by day. A country's own holidays are the tables of its folder, never copied.
*/
create table holiday_calendars (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- country:SG, region:CA-ON, entity:{id} or site:{id}; one calendar each.
  scope text not null check (scope ~ '^(country:[A-Z]{2}|region:[A-Z]{2}-.{1,60}|(entity|site):[0-9a-f-]{36})$'),
  entity_id uuid,
  site_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, entity_id) references legal_entities (company_id, id) on delete cascade,
  foreign key (company_id, site_id) references sites (company_id, id) on delete cascade,
  check ((entity_id is not null) = (scope like 'entity:%')),
  check ((site_id is not null) = (scope like 'site:%'))
);
create unique index holiday_calendars_scope on holiday_calendars (company_id, scope);

/* What was said of a day, nothing ever changed: the latest row of a calendar and day holds. `as_before` takes what was said back. */
create table holidays (
  company_id uuid not null references companies on delete cascade,
  calendar_id uuid not null,
  day date not null,
  id bigint generated always as identity,
  name text not null check (length(name) <= 100),
  kind text not null check (kind in ('full', 'half', 'working', 'as_before')),
  entered_at timestamptz not null default now(),
  entered_by uuid,
  primary key (company_id, calendar_id, day, id),
  foreign key (company_id, calendar_id) references holiday_calendars (company_id, id) on delete cascade
);

/* The week a calendar works from a day on; weekdays 1 Monday to 7 Sunday. Of two for the same day the later one holds. */
create table working_weeks (
  company_id uuid not null references companies on delete cascade,
  calendar_id uuid not null,
  effective_from date not null,
  id bigint generated always as identity,
  days int[] not null check (cardinality(days) between 1 and 7 and days <@ '{1,2,3,4,5,6,7}'),
  entered_at timestamptz not null default now(),
  entered_by uuid,
  primary key (company_id, calendar_id, effective_from, id),
  foreign key (company_id, calendar_id) references holiday_calendars (company_id, id) on delete cascade
);
