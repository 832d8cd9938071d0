/* When people who hold interviews are busy, as a calendar file of theirs said. Nothing else of the calendar is kept: no titles, no places. */
create table busy_calendars (
  company_id uuid not null references companies (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  read_at timestamptz not null,
  -- What lies after this was not read.
  reads_until timestamptz not null,
  primary key (company_id, user_id)
);
create table busy_times (
  company_id uuid not null,
  user_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (company_id, user_id, starts_at, ends_at),
  foreign key (company_id, user_id) references busy_calendars on delete cascade
);
