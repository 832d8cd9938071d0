/*
 * Somebody sees to it that a pass, permit or document of an employee that runs out is there anew: from asking for it to the new validity. One case
 * at a time is open for each.
 */
create table renewal_cases (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  thing text not null check (thing in ('pass', 'authorization', 'document')),
  thing_id text not null check (length(thing_id) between 1 and 100),
  -- In words, as it was called when the case was opened.
  what text not null check (length(what) between 1 and 300),
  -- When what is renewed runs out.
  expires_on date not null,
  state text not null default 'open' check (state in ('open', 'asked', 'received', 'filed', 'confirmed', 'dropped')),
  owner_id uuid,
  due_on date not null,
  -- Until when the new one is valid.
  valid_until date,
  version int not null default 1,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  check ((closed_at is not null) = (state in ('confirmed', 'dropped'))),
  check ((valid_until is not null) = (state = 'confirmed'))
);
create unique index renewal_cases_open on renewal_cases (company_id, employee_id, thing, thing_id) where closed_at is null;
create index renewal_cases_due on renewal_cases (company_id, due_on, id);
create index renewal_cases_of on renewal_cases (company_id, employee_id);

/* What was done about a renewal, step by step, each with a note. Only ever added to. */
create table renewal_steps (
  company_id uuid not null,
  id bigint generated always as identity,
  case_id uuid not null,
  step text not null check (step in ('open', 'asked', 'received', 'filed', 'confirmed', 'dropped', 'assigned', 'noted')),
  note text not null default '' check (length(note) <= 1000),
  by_user uuid,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, case_id) references renewal_cases (company_id, id) on delete cascade
);
create index renewal_steps_of on renewal_steps (company_id, case_id, id);
