/* What the provider before paid people, month by month: one row a person and month, of a file. */
create table pay_register_rows (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  group_id uuid not null,
  employment_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- By component, in minor units of the group’s currency; as the file has them, so that deductions are above nought.
  amounts jsonb not null,
  -- As the file prints them; null: it does not.
  gross bigint,
  net bigint,
  import_id uuid,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  primary key (company_id, id),
  foreign key (company_id, group_id) references pay_groups (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create unique index pay_register_rows_month on pay_register_rows (company_id, employment_id, month);
create index pay_register_rows_group on pay_register_rows (company_id, group_id, month);

/* A month reckoned beside the register of the provider before. It stands outside pay runs: nothing of it can be approved, paid or published. */
create table pay_trials (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  group_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  made_at timestamptz not null,
  made_by uuid,
  primary key (company_id, id),
  foreign key (company_id, group_id) references pay_groups (company_id, id)
);
create unique index pay_trials_month on pay_trials (company_id, group_id, month);

create table pay_trial_people (
  company_id uuid not null,
  trial_id uuid not null,
  employment_id uuid not null,
  -- Reasons why they could not be paid: [{key, stops, message}]
  gates jsonb not null,
  net bigint not null,
  -- Lines with their derivation.
  lines jsonb not null,
  -- Ways of reckoning that give another figure: [{component, amount, cause}]
  tries jsonb not null,
  primary key (company_id, trial_id, employment_id),
  foreign key (company_id, trial_id) references pay_trials (company_id, id) on delete cascade,
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);

/* Differences that somebody has accepted, with the figures they were accepted at: other figures are another difference. */
create table pay_difference_notes (
  company_id uuid not null,
  group_id uuid not null,
  month text not null,
  employment_id uuid not null,
  component text not null,
  theirs bigint not null,
  ours bigint not null,
  note text not null check (length(note) between 1 and 300),
  noted_at timestamptz not null,
  noted_by uuid,
  primary key (company_id, group_id, month, employment_id, component),
  foreign key (company_id, group_id) references pay_groups (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
