/* Components of pay of a legal entity: its own, and what it says of those that every employer of the country has. */
create table pay_components (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  code text not null check (code ~ '^[a-z0-9][a-z0-9_]{0,39}$'),
  -- One that employers of the country have ready made: its nature stays, and it does not end.
  is_standard boolean not null default false,
  -- The last day it is paid for; null: it goes on.
  ended_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, entity_id) references legal_entities (company_id, id),
  check (not is_standard or ended_on is null)
);
create unique index pay_components_code on pay_components (company_id, entity_id, code);

/* What a component is from a day on. Rows are added, never changed: of two from one day the last that was entered holds. */
create table pay_component_versions (
  company_id uuid not null,
  component_id uuid not null,
  id bigint generated always as identity,
  effective_from date not null,
  name text not null check (length(name) between 1 and 120),
  -- The name in other languages, by their codes.
  names jsonb not null default '{}',
  -- Of what is taken from pay: deduction.
  nature text not null,
  -- By what part of a period it is paid; null: as is usual in the country.
  proration text,
  -- Whether differences for periods that are locked are paid.
  in_retro boolean not null default true,
  -- Of a deduction: the smaller, the earlier it is taken; the most of it at once as whole percent of the earnings.
  priority smallint not null default 5 check (priority between 1 and 9),
  most_percent smallint check (most_percent between 1 and 100),
  -- Where it stands on a payslip.
  slip_group text not null default 'allowances' check (slip_group in ('basic', 'allowances', 'variable', 'other')),
  slip_order smallint not null default 50 check (slip_order between 1 and 99),
  -- The account of the journal; null: that of its nature.
  account text check (length(account) between 1 and 60),
  -- What the employer chose where the law lets it, by the key of the country.
  choice text,
  reason text not null default '',
  made_at timestamptz not null default clock_timestamp(),
  made_by uuid,
  primary key (company_id, component_id, id),
  foreign key (company_id, component_id) references pay_components (company_id, id) on delete cascade
);

create trigger pay_mark_insert after insert on pay_components referencing new table as added
  for each statement execute function mark_pay('''00000000-0000-0000-0000-000000000000''::uuid', '');
create trigger pay_mark_delete after delete on pay_components referencing old table as removed
  for each statement execute function mark_pay('''00000000-0000-0000-0000-000000000000''::uuid', '');
create trigger pay_mark_update after update on pay_components referencing old table as removed new table as added
  for each statement execute function mark_pay('''00000000-0000-0000-0000-000000000000''::uuid', '');
create trigger pay_mark_insert after insert on pay_component_versions referencing new table as added
  for each statement execute function mark_pay('''00000000-0000-0000-0000-000000000000''::uuid', '');
create trigger pay_mark_delete after delete on pay_component_versions referencing old table as removed
  for each statement execute function mark_pay('''00000000-0000-0000-0000-000000000000''::uuid', '');
create trigger pay_mark_update after update on pay_component_versions referencing old table as removed new table as added
  for each statement execute function mark_pay('''00000000-0000-0000-0000-000000000000''::uuid', '');
