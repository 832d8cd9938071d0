/* What is settled when somebody leaves: a draft until another person has approved it, then paid by a run of its own. */
create table pay_exits (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  last_day date not null,
  -- Of the service; not counted for gratuity.
  unpaid_days smallint not null default 0 check (unpaid_days between 0 and 3660),
  -- Days of annual leave that are left, where the balance does not say it; two decimals.
  leave_days numeric(6, 2) check (leave_days between 0 and 400),
  -- Pay in lieu of notice, minor units; below nought: owed by the employee.
  notice bigint not null default 0,
  -- Things to be given back or paid back: [{id, label, amount, agreed}] in minor units; agreed: taken from the last pay.
  owed jsonb not null default '[]',
  note text check (length(note) between 1 and 300),
  -- What it came to when it was saved: {currency, oneOffs, due, receivable, open}.
  worksheet jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'in_review', 'approved', 'paying', 'dropped')),
  run_id uuid,
  version int not null default 1,
  made_at timestamptz not null default now(),
  made_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id),
  foreign key (company_id, run_id) references pay_runs (company_id, id),
  check ((state = 'paying') = (run_id is not null))
);
/* One settlement of an employment; what was dropped makes room for another. */
create unique index pay_exits_employment on pay_exits (company_id, employment_id) where state <> 'dropped';
create index pay_exits_run on pay_exits (company_id, run_id) where run_id is not null;
