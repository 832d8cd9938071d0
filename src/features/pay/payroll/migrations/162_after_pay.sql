-- What comes after pay was locked: back pay, what was paid too much, corrections of one person.

alter table pay_runs drop constraint pay_runs_kind_check;
alter table pay_runs
  add constraint pay_runs_kind_check check (kind in ('regular', 'off_cycle', 'bonus', 'final', 'correction')),
  -- Of a correction: the locked run it puts right.
  add column corrects_run_id uuid,
  -- Of a correction and of the last pay of somebody who leaves: whom it pays.
  add column only_employment_id uuid,
  -- By the clock of the database, which dates what is entered: a change entered later was not in the figures.
  add column facts_at timestamptz,
  add foreign key (company_id, corrects_run_id) references pay_runs (company_id, id),
  add foreign key (company_id, only_employment_id) references employments (company_id, id),
  add constraint pay_runs_of_one check ((kind in ('final', 'correction')) = (only_employment_id is not null)),
  add constraint pay_runs_corrects check ((kind = 'correction') = (corrects_run_id is not null));

/* How far back a change is worked: months before the one that is paid. */
alter table pay_groups add column back_months smallint not null default 12 check (back_months between 0 and 12);

/* What is contributed late counts in the month it was earned in; empty: in the month of its run. */
alter table pay_balances add column for_month text not null default '' check (for_month ~ '^([0-9]{4}-(0[1-9]|1[0-2]))?$');
alter table pay_balances drop constraint pay_balances_pkey;
alter table pay_balances add primary key (company_id, run_id, employment_id, key, for_month);

/* Days that became other days after they were paid: leave taken back, another plan. */
create table pay_day_changes (
  company_id uuid not null,
  employment_id uuid not null,
  id bigint generated always as identity,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  entered_at timestamptz not null default clock_timestamp(),
  primary key (company_id, employment_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);

/* Somebody was paid too much: nothing is taken before they have agreed. */
create table pay_recoveries (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  run_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units; what was paid too much, before contributions.
  amount bigint not null check (amount > 0),
  -- What it is made of: [{run, key, label, nature, from, until, amount}], amounts signed.
  deltas jsonb not null,
  state text not null default 'open' check (state in ('open', 'disputed', 'agreed', 'waived', 'gone')),
  -- What the person agreed to pay back, and in how many months.
  agreed bigint check (agreed > 0 and agreed <= amount),
  instalments smallint check (instalments between 1 and 24),
  first_month text check (first_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  consent_on date,
  reason text check (length(reason) between 1 and 300),
  version int not null default 1,
  found_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, run_id) references pay_runs (company_id, id),
  check ((state = 'agreed') = (agreed is not null and instalments is not null and first_month is not null and consent_on is not null))
);
create unique index pay_recoveries_open on pay_recoveries (company_id, employment_id) where state in ('open', 'disputed');
create index pay_recoveries_run on pay_recoveries (company_id, run_id);

/* One person of a locked run is opened again: asked by one, agreed to by another. */
create table pay_reopenings (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  run_id uuid not null,
  employment_id uuid not null,
  reason text not null check (length(reason) between 1 and 300),
  pay_day date not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  asked_at timestamptz not null default now(),
  asked_by uuid not null,
  -- The run that pays the difference.
  correction_run_id uuid,
  primary key (company_id, id),
  foreign key (company_id, run_id, employment_id) references pay_run_people (company_id, run_id, employment_id),
  foreign key (company_id, correction_run_id) references pay_runs (company_id, id),
  check ((state = 'approved') = (correction_run_id is not null))
);
create unique index pay_reopenings_asked on pay_reopenings (company_id, run_id, employment_id) where state = 'asked';

/* A payslip that was put right stays readable, and says which one replaced it. */
alter table payslips
  add column version int not null default 1 check (version >= 1),
  add column correction_run_id uuid,
  add foreign key (company_id, correction_run_id) references pay_runs (company_id, id);
alter table payslips drop constraint payslips_pkey;
alter table payslips add primary key (company_id, employment_id, run_id, version);
