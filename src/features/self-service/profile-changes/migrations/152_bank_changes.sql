/* A bank account that somebody wants to be paid to: agreed by another person, and used once some days have passed. The number is encrypted. */
create table bank_changes (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  bank_name text not null check (length(bank_name) between 1 and 200),
  account_sealed bytea not null,
  key_version int not null,
  -- Its last four characters, as the record shows it.
  account_mask text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn', 'used')),
  asked_by uuid,
  asked_at timestamptz not null default now(),
  -- From when on it is used; null: not agreed yet.
  usable_from timestamptz,
  used_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create unique index bank_changes_open on bank_changes (company_id, employee_id) where state in ('asked', 'approved');
create index bank_changes_of on bank_changes (company_id, employee_id, asked_at desc);
