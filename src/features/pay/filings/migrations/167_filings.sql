/*
 * What was done about what an employer owes an authority. What is owed and when is not kept: it follows from the registrations, the people and
 * the locked pay. A row is there once somebody has worked on it, or was reminded of it.
 */
create table filings (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  rule text not null check (length(rule) between 1 and 60),
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  state text not null default 'open' check (state in ('open', 'prepared', 'filed', 'confirmed', 'waived')),
  owner_id uuid,
  -- What was filed, in minor units of the entity's currency; null: it is no payment.
  amount bigint,
  filed_on date,
  filed_by uuid,
  reference text check (length(reference) between 1 and 100),
  -- Why it is not owed after all.
  note text check (length(note) between 1 and 300),
  receipt_id uuid,
  receipt_hash text check (receipt_hash ~ '^[0-9a-f]{64}$'),
  confirmed_at timestamptz,
  confirmed_by uuid,
  -- How far people were reminded of it: see reminders in filings.rules.ts.
  reminded int not null default 0,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  unique (company_id, entity_id, rule, from_day, until_day),
  foreign key (company_id, entity_id) references legal_entities (company_id, id),
  check (state not in ('filed', 'confirmed') or (filed_on is not null and filed_by is not null)),
  check (state <> 'confirmed' or (receipt_id is not null and receipt_hash is not null and confirmed_by is not null)),
  check (state <> 'waived' or note is not null)
);
