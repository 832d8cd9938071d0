/* Where somebody forwards receipts to: one address at a time, and those it took the place of. */
create table expense_mail_addresses (
  company_id uuid not null references companies on delete cascade,
  -- What stands behind the + in the address.
  token text not null check (token ~ '^[a-z2-7]{20}$'),
  employee_id uuid not null,
  made_at timestamptz not null default now(),
  -- Another took its place: nothing is taken in here any more.
  ended_at timestamptz,
  primary key (company_id, token),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create unique index expense_mail_address_by_token on expense_mail_addresses (token);
create unique index expense_mail_address_in_use on expense_mail_addresses (company_id, employee_id) where ended_at is null;

/* A mail that came for somebody, by its Message-ID and never by its words: the same one is taken in once. Only ever added to. */
create table expense_mails (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  -- SHA-256 of its Message-ID, or of all of it where it has none.
  message_key text not null check (message_key ~ '^[0-9a-f]{64}$'),
  -- Why nothing of it was taken in; null: it was.
  refused text check (length(refused) <= 40),
  at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, employee_id, message_key),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index expense_mails_of on expense_mails (company_id, employee_id, at desc);

/* Receipts that came by mail. Only ever added to. */
create table expense_mailed_receipts (
  company_id uuid not null references companies on delete cascade,
  receipt_id uuid not null,
  mail_id uuid not null,
  primary key (company_id, receipt_id),
  foreign key (company_id, receipt_id) references expense_receipts on delete cascade,
  foreign key (company_id, mail_id) references expense_mails on delete cascade
);

-- Which company an address is of is asked before anybody knows the company; whose it is there is not.
create policy platform on expense_mail_addresses for select to fourshore_platform using (true);
grant select (company_id, token) on expense_mail_addresses to fourshore_platform;
