/* Who is paid together: the people of one legal entity, in its currency, on the same days. */
create table pay_groups (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  frequency text not null check (frequency in ('weekly', 'two_weekly', 'semi_monthly', 'monthly')),
  -- Of months: the day that is paid on; 31: the last.
  pay_on smallint check (pay_on between 1 and 31),
  -- Of weeks: any period with its pay day, from which the others are counted.
  first_from date,
  first_until date,
  first_pay_day date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, entity_id) references legal_entities (company_id, id),
  check (frequency in ('monthly', 'semi_monthly') or (first_from <= first_until and first_pay_day is not null))
);
create unique index pay_groups_entity on pay_groups (company_id, entity_id);

/* What the law's schemes ask of a person beside their record: by the day it holds from and when it was entered. Rows are added, never changed. */
create table statutory_profiles (
  company_id uuid not null,
  employment_id uuid not null,
  id bigint generated always as identity,
  effective_from date not null,
  -- By the keys of the country's facts; amounts in minor units.
  facts jsonb not null,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  cause text check (cause in ('decided_late', 'paid_late', 'error')),
  decided_on date,
  reason text not null default '',
  voids_id bigint,
  primary key (company_id, employment_id, effective_from, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);

/* What is paid or taken once: a bonus, a deduction, pay for something. */
create table pay_one_offs (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  kind text not null check (kind in ('earning', 'deduction')),
  label text not null check (length(label) between 1 and 120),
  nature text,
  -- In minor units of the pay group's currency.
  amount bigint not null check (amount > 0),
  -- The run of this month or a later one takes it.
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  priority smallint not null default 5,
  note text,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  removed_at timestamptz,
  removed_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  check ((kind = 'earning') = (nature is not null))
);
create index pay_one_offs_month on pay_one_offs (company_id, employment_id, month) where removed_at is null;

create table pay_runs (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  group_id uuid not null,
  kind text not null check (kind in ('regular', 'off_cycle')),
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  pay_day date not null,
  -- The wage month that schemes by the month count it in.
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- Pay days of the year.
  periods_per_year smallint not null check (periods_per_year between 1 and 53),
  state text not null default 'draft' check (state in ('draft', 'calculated', 'in_review', 'approved', 'locked', 'void')),
  -- The moment whose facts the figures were made of.
  known_at timestamptz,
  version int not null default 1,
  made_at timestamptz not null default now(),
  made_by uuid,
  calculated_by uuid,
  locked_at timestamptz,
  locked_by uuid,
  published_at timestamptz,
  published_by uuid,
  primary key (company_id, id),
  foreign key (company_id, group_id) references pay_groups (company_id, id)
);
/* One regular run of a period; a void one makes room for another. */
create unique index pay_runs_period on pay_runs (company_id, group_id, from_day) where kind = 'regular' and state <> 'void';
create index pay_runs_day on pay_runs (company_id, pay_day desc, id);

create table pay_run_people (
  company_id uuid not null,
  run_id uuid not null,
  employment_id uuid not null,
  state text not null check (state in ('ok', 'blocked', 'excluded', 'held', 'locked')),
  -- Why somebody is left out or held.
  reason text check (length(reason) between 1 and 300),
  -- [{key, stops, message}]
  gates jsonb not null default '[]',
  gross bigint not null default 0,
  net bigint not null default 0,
  employer_cost bigint not null default 0,
  -- Of all that the figures were made of: another one means that something has changed since.
  digest text,
  primary key (company_id, run_id, employment_id),
  foreign key (company_id, run_id) references pay_runs (company_id, id) on delete cascade,
  foreign key (company_id, employment_id) references employments (company_id, id)
);
create index pay_run_people_employment on pay_run_people (company_id, employment_id);

/* Lines of runs that are not locked: replaced by every calculation. */
create table pay_drafts (
  company_id uuid not null,
  run_id uuid not null,
  employment_id uuid not null,
  result jsonb not null,
  primary key (company_id, run_id, employment_id),
  foreign key (company_id, run_id, employment_id) references pay_run_people (company_id, run_id, employment_id) on delete cascade
);

/* Lines of locked runs. Never changed: what is wrong is put right by lines of a later run. */
create table pay_lines (
  company_id uuid not null,
  run_id uuid not null,
  employment_id uuid not null,
  line int not null,
  key text not null,
  label text not null,
  kind text not null check (kind in ('earning', 'reimbursement', 'deduction', 'employer', 'memo')),
  nature text,
  -- Minor units of the currency of the run's group.
  amount bigint not null,
  agreed bigint,
  for_from date,
  for_until date,
  quantity jsonb,
  scheme text,
  party text,
  cause text,
  source_kind text not null,
  source_id text not null,
  why jsonb not null,
  primary key (company_id, run_id, employment_id, line),
  foreign key (company_id, run_id, employment_id) references pay_run_people (company_id, run_id, employment_id)
);
create index pay_lines_employment on pay_lines (company_id, employment_id, run_id);

/* What locked runs added to the accumulators of schemes. */
create table pay_balances (
  company_id uuid not null,
  run_id uuid not null,
  employment_id uuid not null,
  key text not null,
  amount bigint not null,
  primary key (company_id, run_id, employment_id, key),
  foreign key (company_id, run_id, employment_id) references pay_run_people (company_id, run_id, employment_id)
);
create index pay_balances_employment on pay_balances (company_id, employment_id);

/* A source is paid once, whoever races. */
create table pay_source_uses (
  company_id uuid not null,
  source_kind text not null,
  source_id text not null,
  run_id uuid not null,
  primary key (company_id, source_kind, source_id),
  foreign key (company_id, run_id) references pay_runs (company_id, id)
);

create table payslips (
  company_id uuid not null,
  employment_id uuid not null,
  run_id uuid not null,
  published_at timestamptz not null default clock_timestamp(),
  published_by uuid,
  opened_at timestamptz,
  primary key (company_id, employment_id, run_id),
  foreign key (company_id, run_id, employment_id) references pay_run_people (company_id, run_id, employment_id)
);

create function refuse_change_of_pay() returns trigger language plpgsql as $$
begin
  raise exception 'Locked pay is never changed' using errcode = 'check_violation';
end $$;
create trigger pay_lines_stay before update on pay_lines for each row execute function refuse_change_of_pay();
create trigger pay_balances_stay before update on pay_balances for each row execute function refuse_change_of_pay();
create trigger pay_source_uses_stay before update on pay_source_uses for each row execute function refuse_change_of_pay();
