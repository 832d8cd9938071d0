/*
 * What a legal entity plans to spend on people in twelve months: a version that is approved and then stands still, or a scenario that was
 * copied from one to try something out. Of the versions of a year one is current: what is spent is held against it.
 */
create table budgets (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  kind text not null check (kind in ('version', 'scenario')),
  -- The first day of the first of twelve months.
  year_from date not null check (extract(day from year_from) = 1),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'draft' check (state in ('draft', 'in_review', 'approved', 'frozen')),
  is_current boolean not null default false,
  copied_from uuid,
  -- What one unit of the currency is in that of the group, as entered, and the day it was read; none: shown in its own money alone.
  shown_in text check (shown_in ~ '^[A-Z]{3}$'),
  rate text check (rate ~ '^\d{1,9}(\.\d{1,10})?$'),
  rate_day date,
  forecast_at timestamptz,
  version int not null default 1,
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, entity_id) references legal_entities (company_id, id),
  check ((shown_in is null) = (rate is null) and (rate is null) = (rate_day is null)),
  check (not is_current or (kind = 'version' and state in ('approved', 'frozen')))
);
create index budgets_of on budgets (company_id, entity_id, year_from);
create unique index budgets_current on budgets (company_id, entity_id, year_from) where is_current;

/* A place in the plan, held by somebody or by nobody yet. */
create table budget_positions (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  budget_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  department text not null default '' check (length(department) <= 100),
  site text not null default '' check (length(site) <= 200),
  employment_id uuid,
  from_day date not null,
  until_day date,
  -- A place that is frozen costs nothing from this day on, unless somebody holds it.
  frozen_from date,
  -- [{from, amounts: {nature: minor units a month}}], the earliest first.
  pay jsonb not null,
  source text not null check (source in ('headcount', 'entered', 'import', 'scenario', 'requisition')),
  -- Why contributions of the employer are not in its cost.
  problem text check (length(problem) <= 500),
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, budget_id) references budgets (company_id, id) on delete cascade,
  foreign key (company_id, employment_id) references employments (company_id, id),
  check (until_day is null or until_day >= from_day)
);
create index budget_positions_of on budget_positions (company_id, budget_id, department, title, id);

/* What a place costs in each month of its budget, in minor units. */
create table budget_amounts (
  company_id uuid not null,
  budget_id uuid not null,
  position_id uuid not null,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  pay bigint not null,
  employer bigint not null,
  end_of_service bigint not null,
  primary key (company_id, position_id, month),
  foreign key (company_id, position_id) references budget_positions (company_id, id) on delete cascade
);
create index budget_amounts_of on budget_amounts (company_id, budget_id, month);

/* What those employed now cost in each month by the terms on file when it was reckoned, in minor units. */
create table budget_forecasts (
  company_id uuid not null,
  entity_id uuid not null,
  year_from date not null,
  employment_id uuid not null,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  department text not null,
  pay bigint not null,
  employer bigint not null,
  end_of_service bigint not null,
  -- The month whose figures of the law were used.
  law_of text not null,
  problem text,
  primary key (company_id, entity_id, year_from, employment_id, month),
  foreign key (company_id, entity_id) references legal_entities (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id)
);

/* What unused leave of a country would cost, each time it was reckoned, in minor units: how it grows is read from here. */
create table budget_leave_liabilities (
  company_id uuid not null,
  country text not null,
  on_day date not null,
  currency text not null,
  minor bigint not null,
  people int not null,
  primary key (company_id, country, on_day)
);

create table budget_comments (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  budget_id uuid not null,
  text text not null check (length(text) between 1 and 2000),
  by_user uuid not null,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, budget_id) references budgets (company_id, id) on delete cascade
);
create index budget_comments_of on budget_comments (company_id, budget_id, at);

/* What was said to an advisory, with the figures it rested on. */
create table budget_answers (
  company_id uuid not null,
  budget_id uuid not null,
  advice text not null check (length(advice) between 1 and 200),
  state text not null check (state in ('accepted', 'dismissed')),
  reason text not null check (length(reason) <= 500),
  by_user uuid not null,
  at timestamptz not null,
  primary key (company_id, budget_id, advice),
  foreign key (company_id, budget_id) references budgets (company_id, id) on delete cascade
);

/* What approved requisitions hold of the budget of a department until somebody is hired or they end; minor units for the rest of the year. */
create table budget_reservations (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  requisition_id uuid not null,
  entity_id uuid not null,
  budget_id uuid not null,
  title text not null,
  department text not null,
  -- How many people it is for, and how many of them are hired.
  places int not null check (places > 0),
  filled int not null default 0 check (filled between 0 and places),
  -- For one of them.
  amount bigint not null check (amount >= 0),
  state text not null default 'reserved' check (state in ('reserved', 'released', 'filled')),
  at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, budget_id) references budgets (company_id, id)
);
create unique index budget_reservations_open on budget_reservations (company_id, requisition_id) where state = 'reserved';
create index budget_reservations_of on budget_reservations (company_id, budget_id, state);
