-- Permits, allowances, files and the reminders about what runs out.

/* Terms of overtime agreed with one person; null: the country's. */
alter table compensations
  add column overtime_rate_multiplier numeric(3, 2) check (overtime_rate_multiplier between 1 and 3),
  add column holiday_rate_multiplier numeric(3, 2) check (holiday_rate_multiplier between 1 and 3);

/* authorization_type is a key of the country's list, or free words. The number is sealed, bound to the row. */
alter table authorizations
  add column document_sealed bytea,
  add column key_version smallint,
  add column note text,
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid,
  add check (length(authorization_type) between 1 and 100),
  add check ((document_sealed is null) = (key_version is null));

/* An amount never changes: it ends, and another begins. */
alter table allowances
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid,
  add check (length(allowance_type) between 1 and 100),
  add check (effective_until >= effective_from);

/* Whose file it is and what for. A photo that no record points at is removed after a day. */
alter table files
  add column purpose text not null default 'document' check (purpose in ('document', 'photo')),
  add column employee_id uuid,
  add foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade;
create index files_employee on files (company_id, employee_id);

/* A document is a series of versions; the highest is the one that counts. */
alter table employee_documents
  add column series_id uuid not null,
  add column version int not null default 1 check (version >= 1),
  add column title text check (length(title) between 1 and 200),
  add unique (company_id, series_id, version);
create index employee_documents_expiry on employee_documents (company_id, expires_on) where expires_on is not null;

/* What was told about an expiry: each tier of days once. Another expiry date starts anew. */
create table reminders (
  company_id uuid not null,
  thing text not null check (thing in ('pass', 'authorization', 'document')),
  -- A field of the record, an authorization, or a series of documents.
  thing_id text not null,
  employee_id uuid not null,
  expires_on date not null,
  -- Days before the expiry; 0: it has come.
  tier smallint not null check (tier in (90, 60, 30, 7, 0)),
  told_at timestamptz not null default now(),
  primary key (company_id, thing, thing_id, employee_id, expires_on, tier),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);

/* The last day, at the company's place, of which the reminders were written. */
alter table companies add column reminded_on date;
