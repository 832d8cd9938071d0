-- Punches as they came, the devices they came from, and what was put right beside them.

/* Where people punch: a tablet at the door (kiosk), or a reader that sends or hands over what it has kept. */
create table punch_devices (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  kind text not null check (kind in ('kiosk', 'reader')),
  site_id uuid,
  zone text not null,
  -- Digest of the key it calls with; null: it has none yet, or not any more.
  key_hash bytea,
  -- A code typed in on the tablet, once, for a key.
  pairing_hash bytea,
  pairing_until timestamptz,
  -- What the codes on its screen are made from.
  code_secret bytea,
  -- Seconds that its clock was ahead when it was last in touch.
  drift_s int not null default 0,
  seen_at timestamptz,
  -- Everything that happened up to here has arrived.
  delivered_until timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, site_id) references sites (company_id, id)
);
create unique index punch_devices_name on punch_devices (company_id, lower(name)) where revoked_at is null;

/* Whom a device calls by a number, from a day on; nobody: not any more. Only ever added to. */
create table device_people (
  company_id uuid not null,
  device_id uuid not null,
  device_user text not null check (length(device_user) between 1 and 60),
  effective_from date not null,
  id bigint generated always as identity,
  employment_id uuid,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  primary key (company_id, device_id, device_user, effective_from, id),
  foreign key (company_id, device_id) references punch_devices (company_id, id) on delete cascade,
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create index device_people_employment on device_people (company_id, employment_id);

/* What somebody types at a kiosk beside their number. */
create table punch_pins (
  company_id uuid not null,
  employee_id uuid not null,
  pin_hash text not null,
  set_at timestamptz not null default now(),
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);

/*
 * Punches, only ever added to. `at`: when it happened by our clock; `device_at`: what the device showed. `source_key` is made of everything that
 * makes it this one punch: the same upload again adds nothing, and a device that counts anew loses nothing.
 */
create table punches (
  company_id uuid not null,
  employment_id uuid not null,
  at timestamptz not null,
  id uuid not null default gen_random_uuid(),
  direction text not null check (direction in ('in', 'out', 'unknown')),
  source text not null check (source in ('web', 'phone', 'kiosk_code', 'kiosk_pin', 'device', 'file', 'hr')),
  zone text not null,
  device_at timestamptz not null,
  drift_s int not null default 0,
  received_at timestamptz not null,
  offline boolean not null default false,
  device_id uuid,
  device_seq bigint,
  site_id uuid,
  -- Where it was punched, when the person allowed it to be told.
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  accuracy_m int check (accuracy_m >= 0),
  -- not_told: the person or the device did not say; unclear: not exact enough to tell.
  place text not null default 'not_asked' check (place in ('not_asked', 'not_told', 'at_site', 'away', 'unclear')),
  distance_m int check (distance_m >= 0),
  source_key uuid not null,
  entered_by uuid,
  primary key (company_id, employment_id, at, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  check ((latitude is null) = (longitude is null))
);
create unique index punches_source on punches (company_id, source_key);
create index punches_device on punches (company_id, device_id, at) where device_id is not null;

/* Punches of a number that the device had no person for: kept until somebody says who it is; then they are punches like others. */
create table unknown_punches (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  device_id uuid not null,
  device_user text not null check (length(device_user) <= 60),
  at timestamptz not null,
  direction text not null check (direction in ('in', 'out', 'unknown')),
  device_at timestamptz not null,
  drift_s int not null default 0,
  received_at timestamptz not null,
  device_seq bigint,
  source text not null check (source in ('device', 'file')),
  source_key uuid not null,
  settled_at timestamptz,
  primary key (company_id, id),
  unique (company_id, source_key),
  foreign key (company_id, device_id) references punch_devices (company_id, id) on delete cascade
);
create index unknown_punches_open on unknown_punches (company_id, device_id, device_user, at) where settled_at is null;

/* What an employee asks to have put right; once it is approved, a fix stands beside the punches. */
create table punch_corrections (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  work_date date not null,
  kind text not null check (kind in ('add', 'void', 'retime')),
  punch_id uuid,
  at timestamptz,
  direction text check (direction in ('in', 'out')),
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  check ((kind = 'add') = (punch_id is null)),
  check ((kind = 'void') = (at is null)),
  check (kind <> 'add' or direction is not null)
);
create index punch_corrections_person on punch_corrections (company_id, employment_id, work_date);
create index punch_corrections_open on punch_corrections (company_id, asked_at) where state = 'asked';

/* What was put right, only ever added to: punches themselves are never changed. A later one holds over an earlier one. */
create table punch_fixes (
  company_id uuid not null,
  employment_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  kind text not null check (kind in ('add', 'void', 'retime')),
  -- The punch it is about; of one that a fix added, that fix.
  punch_id uuid,
  at timestamptz,
  direction text check (direction in ('in', 'out', 'unknown')),
  reason text not null check (length(reason) between 1 and 500),
  correction_id uuid,
  primary key (company_id, employment_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, correction_id) references punch_corrections (company_id, id),
  check ((kind = 'add') = (punch_id is null)),
  check ((kind = 'void') = (at is null))
);
create index punch_fixes_at on punch_fixes (company_id, employment_id, at);
