-- Somebody who is new has hidden the steps of their first days in the portal. Whoever has not has no row.
create table portal_welcomes (
  company_id uuid not null references companies on delete cascade,
  employee_id uuid not null,
  hidden_at timestamptz not null default now(),
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
