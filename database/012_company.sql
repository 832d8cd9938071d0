-- The company itself: who it is, its legal entities, sites and departments, its export, and indexes to read its log by.

alter table companies
  add column legal_name text check (length(legal_name) between 1 and 200),
  add column about text check (length(about) <= 4000),
  add column industry text check (length(industry) <= 100),
  add column size_band text check (size_band in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+')),
  add column website text check (length(website) <= 300),
  add column phone text check (length(phone) <= 40),
  add column email text check (length(email) <= 254),
  add column address text check (length(address) <= 500),
  -- The file that is shown as its logo.
  add column logo_id uuid;

/* A company's departments. People carry the name; renaming and merging move them. A company begins with the specification's lists. */
create table departments (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  -- Where it is offered: the employee form and onboarding, the edit of a profile, the directory's filter.
  offered text[] not null default '{form,edit,filter}' check (offered <@ array['form', 'edit', 'filter']),
  head_id uuid,
  parent_id uuid,
  place int not null default 1000,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, head_id) references employees (company_id, id) on delete set null (head_id),
  foreign key (company_id, parent_id) references departments (company_id, id) on delete set null (parent_id),
  check (parent_id <> id)
);
create unique index departments_name on departments (company_id, lower(name));
create index departments_head on departments (company_id, head_id) where head_id is not null;

/* The group's members before the law. `numbers`: key of the country → { number, expires? }. What is null is the country's own. */
create table legal_entities (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  country text not null,
  legal_name text not null check (length(legal_name) between 1 and 200),
  -- Province, state or emirate it is registered in, where the country tells them apart.
  place text check (length(place) <= 60),
  numbers jsonb not null default '{}' check (jsonb_typeof(numbers) = 'object'),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- Month and day on which its year begins.
  fiscal_year_start text check (fiscal_year_start ~ '^\d\d-\d\d$'),
  zone text,
  address text check (length(address) <= 500),
  -- The one the company began with.
  first boolean not null default false,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index legal_entities_first on legal_entities (company_id) where first;

/* Where people work. */
create table sites (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  entity_id uuid,
  name text not null check (length(name) between 1 and 200),
  country text not null,
  place text check (length(place) <= 60),
  address text check (length(address) <= 500),
  zone text not null,
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, entity_id) references legal_entities (company_id, id),
  check ((latitude is null) = (longitude is null))
);
create unique index sites_name on sites (company_id, lower(name));
create index sites_entity on sites (company_id, entity_id);

/* What every company begins with: one legal entity in its own country, and the departments of the specification. */
create function begin_company(id uuid, country text, name text) returns void
  language sql security definer set search_path = pg_catalog, public
as $$
  insert into legal_entities (company_id, country, legal_name, first) values (id, country, name, true);
  insert into departments (company_id, name, offered, place) values
    (id, 'Technical', '{form,edit,filter}', 1),
    (id, 'Operations', '{form,edit,filter}', 2),
    (id, 'Sales', '{form,edit,filter}', 3),
    (id, 'Marketing', '{edit}', 4),
    (id, 'Finance', '{edit}', 5),
    (id, 'Administration', '{form}', 6),
    (id, 'HR', '{form,edit,filter}', 7),
    (id, 'Admin', '{edit}', 8);
$$;
create function begin_new_company() returns trigger language plpgsql as $$
begin
  perform begin_company(new.id, new.country, new.name);
  return null;
end $$;
-- Whoever owns the tables may be held by row-level security as everybody is; the platform sees all companies.
grant select on companies to fourshore_platform;
grant insert on legal_entities, departments to fourshore_platform;
set local role fourshore_platform;
select begin_company(id, country, name) from companies;
reset role;
create trigger begin_new_company after insert on companies for each row execute function begin_new_company();

/* Any change to what belongs to a company gives what is kept of it in browsers another tag. */
create function touch_company() returns trigger language plpgsql as $$
begin
  update companies set updated_at = now() where id = coalesce(new.company_id, old.company_id);
  return null;
end $$;
create trigger touch_company after insert or update or delete on departments for each row execute function touch_company();
create trigger touch_company after insert or update or delete on legal_entities for each row execute function touch_company();
create trigger touch_company after insert or update or delete on sites for each row execute function touch_company();

/* Everything of a company in one file, made by a job. The file is kept in pieces, each encrypted; gone after a week. */
create table company_exports (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  status text not null default 'queued' check (status in ('queued', 'running', 'ready', 'failed', 'expired')),
  -- Whether identity, passport and bank numbers stand in it in clear.
  with_secrets boolean not null default false,
  with_files boolean not null default true,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  started_at timestamptz,
  -- When it last came on: one that has not for long was interrupted.
  moved_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  steps_done int not null default 0,
  steps int not null default 0,
  rows_written bigint not null default 0,
  bytes bigint not null default 0,
  failure text,
  -- Table → rows, as the README in the file says.
  counts jsonb not null default '{}',
  primary key (company_id, id)
);
create index company_exports_latest on company_exports (company_id, asked_at desc);
create unique index company_exports_one on company_exports (company_id) where status in ('queued', 'running');
create index company_exports_expiry on company_exports (expires_at) where status = 'ready';

create table company_export_parts (
  company_id uuid not null,
  export_id uuid not null,
  no int not null,
  file_id uuid not null,
  primary key (company_id, export_id, no),
  foreign key (company_id, export_id) references company_exports (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references files (company_id, id)
);
create index company_export_parts_file on company_export_parts (company_id, file_id);

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check check (purpose in ('document', 'photo', 'logo', 'export'));

/* The log is read newest first, by who did it, what was done, and to whom. */
drop index audit_log_company;
drop index audit_log_target;
create index audit_log_newest on audit_log (company_id, at desc, id desc);
create index audit_log_target on audit_log (company_id, target_id, at desc, id desc);
create index audit_log_actor on audit_log (company_id, actor_id, at desc, id desc);
create index audit_log_action on audit_log (company_id, action, at desc, id desc);
