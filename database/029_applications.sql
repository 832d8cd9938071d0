-- What a program reads in a CV that was sent, kept beside the file; and views of a list that somebody keeps.

/* What a machine reads in a CV that came with an application. It goes with the file. */
create table cv_readings (
  company_id uuid not null,
  file_id uuid not null,
  engine text not null,
  -- The shape of `cvs/parsed.rules.ts`; null: it cannot be read.
  read jsonb,
  problem text,
  at timestamptz not null default now(),
  primary key (company_id, file_id),
  foreign key (company_id, file_id) references files on delete cascade,
  check ((read is null) <> (problem is null))
);

/* Filters of a list under a name: one person's, or their company's. */
create table saved_views (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  screen text not null check (screen in ('applications')),
  name text not null check (length(name) between 1 and 60),
  query jsonb not null,
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index saved_views_named on saved_views (company_id, user_id, screen, lower(name));

/* Those who were brought along together: taken back together. */
alter table applications add column import_batch uuid;
create index applications_imported on applications (company_id, import_batch) where import_batch is not null;
