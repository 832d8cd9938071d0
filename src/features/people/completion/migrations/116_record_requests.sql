-- Somebody who was added with the least is asked to fill in the rest of their record themselves, by a day.
create table record_requests (
  company_id uuid not null references companies on delete cascade,
  employee_id uuid not null,
  -- The last day to do it, at the person's place; null: none was said.
  due_on date,
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null default now(),
  -- When nothing that their country asks of them was missing any more.
  completed_at timestamptz,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
