/* What files and obligations ask of a legal entity, from a day on. Rows are added, never changed. */
create table entity_file_facts (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  from_day date not null,
  -- By the keys of the country; '' takes one back.
  facts jsonb not null,
  -- Those that say where money goes, encrypted as one object.
  sealed bytea,
  key_version int,
  -- The same keys with what is shown of them.
  masks jsonb not null default '{}',
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  primary key (company_id, id),
  foreign key (company_id, entity_id) references legal_entities (company_id, id),
  check ((sealed is null) = (key_version is null))
);
create index entity_file_facts_of on entity_file_facts (company_id, entity_id, from_day, entered_at);

/* What files ask of a person beside their record, from a day on. Rows are added, never changed. */
create table person_file_facts (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  from_day date not null,
  facts jsonb not null,
  sealed bytea,
  key_version int,
  masks jsonb not null default '{}',
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  check ((sealed is null) = (key_version is null))
);
create index person_file_facts_of on person_file_facts (company_id, employment_id, from_day, entered_at);

/* Files made of locked pay. What stands in one never changes: a wrong one is withdrawn, or another follows it. */
create table pay_files (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  -- Payments are of one run; contributions of all locked runs of the month.
  run_id uuid,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  kind text not null check (kind in ('bank', 'wage_protection', 'contribution', 'tax', 'year_end', 'separation')),
  format text not null,
  label text not null,
  name text not null,
  -- Of the entity, counted from one: some formats carry it.
  number int not null check (number > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  people int not null check (people > 0),
  total bigint not null,
  content bytea not null,
  key_version int not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  state text not null default 'made' check (state in ('made', 'paid', 'withdrawn')),
  made_at timestamptz not null,
  made_by uuid not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawn_why text,
  paid_on date,
  paid_at timestamptz,
  paid_by uuid,
  primary key (company_id, id),
  unique (company_id, entity_id, number),
  foreign key (company_id, entity_id) references legal_entities (company_id, id),
  foreign key (company_id, run_id) references pay_runs (company_id, id),
  check ((kind in ('bank', 'wage_protection')) = (run_id is not null)),
  check ((state = 'paid') = (paid_on is not null and paid_at is not null and paid_by is not null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null and withdrawn_why is not null))
);
create index pay_files_run on pay_files (company_id, run_id);
create index pay_files_month on pay_files (company_id, entity_id, month);

/* Who is in a file with how much. */
create table pay_file_items (
  company_id uuid not null,
  file_id uuid not null,
  employment_id uuid not null,
  -- Of payments: the run that is paid.
  run_id uuid,
  amount bigint not null,
  reference text not null,
  state text not null default 'sent' check (state in ('sent', 'rejected', 'withdrawn')),
  rejected_at timestamptz,
  rejected_by uuid,
  reason text check (length(reason) between 1 and 300),
  primary key (company_id, file_id, employment_id),
  foreign key (company_id, file_id) references pay_files (company_id, id) on delete cascade,
  foreign key (company_id, employment_id) references employments (company_id, id),
  check ((state = 'rejected') = (rejected_at is not null and reason is not null))
);
/* Nobody is paid by two files of one run: only who was rejected, or whose file was withdrawn, stands in another. */
create unique index pay_file_items_once on pay_file_items (company_id, run_id, employment_id) where run_id is not null and state = 'sent';

/* Who took a file out, and why. */
create table pay_file_downloads (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  file_id uuid not null,
  at timestamptz not null,
  by_user uuid not null,
  reason text not null check (length(reason) between 1 and 300),
  primary key (company_id, id),
  foreign key (company_id, file_id) references pay_files (company_id, id) on delete cascade
);
create index pay_file_downloads_of on pay_file_downloads (company_id, file_id, at);

/* Payments that a run had held and that go out after all. */
create table pay_releases (
  company_id uuid not null,
  run_id uuid not null,
  employment_id uuid not null,
  at timestamptz not null,
  by_user uuid not null,
  reason text not null check (length(reason) between 1 and 300),
  primary key (company_id, run_id, employment_id),
  foreign key (company_id, run_id, employment_id) references pay_run_people (company_id, run_id, employment_id)
);

create function refuse_change_of_pay_file() returns trigger language plpgsql as $$
begin
  if (new.content, new.hash, new.total, new.people, new.format, new.run_id, new.made_by) is distinct from
     (old.content, old.hash, old.total, old.people, old.format, old.run_id, old.made_by) and new.key_version = old.key_version then
    raise exception 'A file of pay is never changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger pay_files_stay before update on pay_files for each row execute function refuse_change_of_pay_file();
