/*
 * What is taken from somebody's pay again and again, by a component of their legal entity: a loan in parts, dues, a premium. A changed amount is a row of
 * its own from its day: rows of one plan share its total.
 */
create table pay_deductions (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- The first row of the plan.
  plan_id uuid not null,
  employment_id uuid not null,
  component_code text not null check (component_code ~ '^[a-z0-9][a-z0-9_]{0,39}$'),
  -- Minor units of the currency of the pay group, each time it is taken.
  amount bigint not null check (amount > 0),
  -- With every pay, or with the first of each month.
  every text not null default 'pay' check (every in ('pay', 'month')),
  starts_on date not null,
  -- The last day; null: it goes on.
  ends_on date,
  -- What is taken in all by the plan; null: there is no end to it.
  total bigint check (total > 0),
  note text check (length(note) between 1 and 300),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id),
  check (ends_on >= starts_on)
);
create index pay_deductions_employment on pay_deductions (company_id, employment_id);
create index pay_deductions_plan on pay_deductions (company_id, plan_id);

create trigger pay_mark_insert after insert on pay_deductions referencing new table as added
  for each statement execute function mark_pay('one.employment_id', '');
create trigger pay_mark_delete after delete on pay_deductions referencing old table as removed
  for each statement execute function mark_pay('one.employment_id', '');
create trigger pay_mark_update after update on pay_deductions referencing old table as removed new table as added
  for each statement execute function mark_pay('one.employment_id', '');
