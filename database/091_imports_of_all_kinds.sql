-- One engine for every kind of import: people, applications, departments and what later features bring in.

alter table imports
  -- What the file holds, by the name its feature gave it.
  add column kind text not null default 'employees' check (kind ~ '^[a-z][a-z-]{0,39}$'),
  -- The headers as the file has them: for the file of its wrong rows.
  add column headers jsonb not null default '[]' check (jsonb_typeof(headers) = 'array'),
  -- What was said once for all of its rows.
  add column options jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  -- Its rows lie here and are written by a job: since when, for whom, and until none is left that can be written.
  add column started_at timestamptz,
  add column started_by uuid,
  add column started_session uuid;
alter table imports alter column kind drop default;
drop index imports_file;
create unique index imports_file on imports (company_id, kind, file_hash, mapping_hash) where status in ('open', 'done', 'undoing');
drop index imports_latest;
create index imports_latest on imports (company_id, kind, created_at desc);

alter table import_mappings add column kind text not null default 'employees';
alter table import_mappings alter column kind drop default;
alter table import_mappings drop constraint import_mappings_pkey;
alter table import_mappings add primary key (company_id, kind, signature);

-- What was made of the rows: taken away again when the import is undone.
alter table import_chunks add column records uuid[] not null default '{}';

/* Rows of a file that are not written yet, encrypted. Each goes when it is written, and all of them a week after the last change. */
create table import_rows (
  company_id uuid not null,
  import_id uuid not null,
  -- Of the row in the spreadsheet.
  number int not null check (number between 1 and 100000000),
  cells bytea not null,
  key_version int not null,
  -- What stops it, as a list of { field, message, duplicate }; empty: it can be written.
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  -- What identifies what it is about, as blind indexes: two rows of a file that share one are twins.
  keys bytea[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (company_id, import_id, number),
  foreign key (company_id, import_id) references imports (company_id, id) on delete cascade
);
create index import_rows_keys on import_rows using gin (keys);
create index import_rows_old on import_rows (updated_at);

-- Applications that were brought along before: their imports get a line in the history.
insert into imports (company_id, id, kind, file_name, file_hash, mapping, mapping_hash, rows, status, created_at, finished_at)
select company_id, import_batch, 'applicants', 'Applications', decode(replace(import_batch::text, '-', ''), 'hex'), '[]', '\x', count(*),
       'done', min(applied_at), max(applied_at)
  from applications where import_batch is not null group by company_id, import_batch
on conflict do nothing;
insert into import_chunks (company_id, import_id, given, added, records, created_at)
select company_id, import_batch, int4multirange(int4range(1, count(*)::int, '[]')), int4multirange(int4range(1, count(*)::int, '[]')),
       array_agg(id), max(applied_at)
  from applications where import_batch is not null group by company_id, import_batch;
