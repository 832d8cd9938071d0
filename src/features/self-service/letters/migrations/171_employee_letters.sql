/* Letters that people made for themselves in the portal. The paper itself is one of their documents; a letter is never changed. */
create table employee_letters (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  kind text not null check (kind in ('employment', 'salary', 'leave')),
  -- Numbered by company and year, without gaps: whoever is shown a letter can ask the company for it by its number.
  year int not null,
  serial int not null check (serial > 0),
  language text not null,
  addressed_to text check (length(addressed_to) between 1 and 200),
  -- The document that holds it.
  document_id uuid not null,
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, year, serial),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index employee_letters_person on employee_letters (company_id, employee_id, made_at desc);
