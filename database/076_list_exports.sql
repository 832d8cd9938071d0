/* A list as a file, as it was shown to whoever asked for it: theirs alone, and for some days. */
create table list_exports (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  list text not null check (list ~ '^[a-z][a-z-]{1,39}$'),
  format text not null check (format in ('csv', 'xlsx')),
  columns text[] not null check (cardinality(columns) between 1 and 100),
  filter jsonb not null check (jsonb_typeof(filter) = 'object'),
  status text not null default 'waiting' check (status in ('waiting', 'ready', 'expired')),
  rows int not null default 0,
  file_id uuid,
  asked_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, file_id) references files on delete set null (file_id)
);
create index list_exports_of on list_exports (company_id, user_id, asked_at desc);
create index list_exports_over on list_exports (expires_at) where status = 'ready';
