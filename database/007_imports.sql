-- A file of people on its way in: what was sent, what was added, and how to take it back.

/* How many numbers a set of ranges holds. */
create function rows_in(int4multirange) returns int language sql immutable parallel safe
  as $$ select coalesce(sum(upper(r) - lower(r)), 0)::int from unnest($1) r $$;

/* One file, as its columns were matched. The same file with the same columns is found again, until it is undone. */
create table imports (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  file_name text not null check (length(file_name) between 1 and 255),
  -- Made of the file's bytes by whoever sends it: which file it is, not a proof of anything.
  file_hash bytea not null check (length(file_hash) between 16 and 32),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'array'),
  mapping_hash bytea not null,
  rows int not null check (rows > 0),
  status text not null default 'open' check (status in ('open', 'done', 'undoing', 'undone')),
  removed int not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by uuid,
  primary key (company_id, id)
);
create unique index imports_file on imports (company_id, file_hash, mapping_hash) where status in ('open', 'done', 'undoing');
create index imports_latest on imports (company_id, created_at desc);

/* What one call brought: the numbers of the file's rows that were given, and of those that were added. Written with the people. */
create table import_chunks (
  company_id uuid not null,
  import_id uuid not null,
  id bigint generated always as identity,
  given int4multirange not null,
  added int4multirange not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, import_id, id),
  foreign key (company_id, import_id) references imports (company_id, id) on delete cascade
);

/* How a company matched the columns of a file with these headers the last time. */
create table import_mappings (
  company_id uuid not null references companies on delete cascade,
  -- Made of the headers, in order.
  signature text not null check (signature ~ '^[0-9a-f]{32}$'),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'array'),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, signature)
);

-- The import that added a person. No foreign key: imports are never removed, and it would cost a look for each of 100,000 rows.
alter table employees add column import_id uuid;
create index employees_by_import on employees (company_id, import_id) where import_id is not null;
