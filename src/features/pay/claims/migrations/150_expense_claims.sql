/* What people may spend on: meals, flights, kilometres, days away. */
create table expense_categories (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  kind text not null default 'receipt' check (kind in ('receipt', 'mileage', 'per_diem')),
  ledger_code text check (length(ledger_code) <= 40),
  is_taxable boolean not null default false,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index expense_categories_by_name on expense_categories (company_id, lower(name)) where retired_at is null;

/* What a company says about spending on something from a day on; the latest holds. Only ever added to. */
create table expense_policies (
  company_id uuid not null references companies on delete cascade,
  id bigint generated always as identity,
  -- Null: for every category.
  category_id uuid,
  -- Null: for every country.
  country text check (country ~ '^[A-Z]{2}$'),
  effective_from date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  most_minor bigint check (most_minor > 0),
  receipt_above_minor bigint check (receipt_above_minor >= 0),
  days_to_hand_in int check (days_to_hand_in between 1 and 730),
  entered_by uuid,
  entered_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, category_id) references expense_categories
);
create index expense_policies_in_force on expense_policies (company_id, effective_from desc, id desc);

/* What a kilometre or a day away is paid with in a country from a day on. Only ever added to. */
create table expense_allowances (
  company_id uuid not null references companies on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('mileage', 'per_diem')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  effective_from date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Major units for one kilometre or one day, exact.
  rate numeric(14, 6) not null check (rate > 0),
  source text not null check (length(source) between 1 and 300),
  entered_by uuid,
  entered_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index expense_allowances_in_force on expense_allowances (company_id, kind, country, effective_from desc, id desc);

/* What one unit of a currency was in another on a day, and who says so. Only ever added to: the latest entry of a day holds. */
create table exchange_rates (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  base text not null check (base ~ '^[A-Z]{3}$'),
  quote text not null check (quote ~ '^[A-Z]{3}$'),
  day date not null,
  rate numeric(20, 10) not null check (rate > 0),
  source text not null check (length(source) between 1 and 120),
  entered_by uuid,
  entered_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  check (base <> quote)
);
create index exchange_rates_by_day on exchange_rates (company_id, day desc, base, quote, entered_at desc, id desc);

/* Money somebody asks to have back. */
create table expense_claims (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  number int not null,
  employee_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- What it is paid in.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'draft'
    check (state in ('draft', 'submitted', 'approved', 'part_approved', 'returned', 'refused', 'scheduled', 'paid')),
  submitted_at timestamptz,
  decided_at timestamptz,
  -- Why it came back, or was refused.
  answer text check (length(answer) <= 1000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index expense_claims_of on expense_claims (company_id, employee_id, created_at desc, id desc);
create index expense_claims_by_state on expense_claims (company_id, state, submitted_at desc, id desc);

/* A receipt as it was handed in: the file by its content, a picture by its likeness as well. Only ever added to. */
create table expense_receipts (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  file_id uuid not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- 64 bits of how a picture looks; null: no picture.
  likeness text check (likeness ~ '^[0-9a-f]{16}$'),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references files (company_id, id) on delete cascade
);
create index expense_receipts_by_content on expense_receipts (company_id, content_hash);
create index expense_receipts_of on expense_receipts (company_id, employee_id);

/* What was read from a receipt: suggestions, each with how sure the reading is. Only ever added to. */
create table expense_readings (
  company_id uuid not null references companies on delete cascade,
  receipt_id uuid not null,
  -- {"merchant": {"value": …, "confidence": 0.8}, …}
  found jsonb not null default '{}',
  problem text check (length(problem) <= 300),
  read_at timestamptz not null default now(),
  primary key (company_id, receipt_id),
  foreign key (company_id, receipt_id) references expense_receipts on delete cascade
);

/* Ways that were driven for the company. Only ever added to. */
create table expense_trips (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  day date not null,
  from_place text not null check (length(from_place) between 1 and 200),
  to_place text not null check (length(to_place) between 1 and 200),
  -- Kilometres, exact to ten metres.
  distance numeric(8, 2) not null check (distance > 0),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);

/* What one claim is made of. */
create table expense_lines (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  claim_id uuid not null,
  position int not null,
  kind text not null check (kind in ('receipt', 'mileage', 'per_diem')),
  category_id uuid not null,
  spent_on date not null,
  merchant text check (length(merchant) <= 200),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What one unit was in the currency of the claim; null: nobody knows yet.
  rate numeric(20, 10) check (rate > 0),
  rate_day date,
  rate_source text check (length(rate_source) <= 120),
  -- Said by the person instead of the one on file, and why.
  rate_reason text check (length(rate_reason) <= 300),
  payable_minor bigint check (payable_minor >= 0),
  tax_minor bigint check (tax_minor >= 0),
  tax_number text check (length(tax_number) <= 40),
  project text check (length(project) <= 80),
  note text check (length(note) <= 500),
  receipt_id uuid,
  trip_id uuid,
  -- Days away, for a daily allowance.
  days int check (days between 1 and 366),
  -- What the rules say of it: [{"rule", "severity", "facts"}]
  verdicts jsonb not null default '[]',
  duplicate_of uuid,
  decision text not null default 'open' check (decision in ('open', 'approved', 'reduced', 'refused')),
  approved_minor bigint check (approved_minor >= 0),
  decision_reason text check (length(decision_reason) <= 500),
  decided_by uuid,
  primary key (company_id, id),
  foreign key (company_id, claim_id) references expense_claims on delete cascade,
  foreign key (company_id, category_id) references expense_categories,
  foreign key (company_id, receipt_id) references expense_receipts,
  foreign key (company_id, trip_id) references expense_trips,
  check (approved_minor is null or approved_minor <= payable_minor)
);
create index expense_lines_of on expense_lines (company_id, claim_id, position, id);
create index expense_lines_alike on expense_lines (company_id, spent_on, currency, amount_minor);
create index expense_lines_of_receipt on expense_lines (company_id, receipt_id) where receipt_id is not null;

/* Money given to somebody before they spend it, in one currency. */
create table expense_advances (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  asked_minor bigint not null check (asked_minor > 0),
  reason text not null check (length(reason) between 1 and 300),
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn', 'paid', 'closed')),
  asked_by uuid,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index expense_advances_of on expense_advances (company_id, employee_id, created_at desc);

/* What became of an advance: paid out, settled with a line, given back. Only ever added to. */
create table expense_advance_entries (
  company_id uuid not null references companies on delete cascade,
  id bigint generated always as identity,
  advance_id uuid not null,
  kind text not null check (kind in ('paid', 'settled', 'returned')),
  minor bigint not null check (minor > 0),
  line_id uuid,
  note text check (length(note) <= 300),
  by_user uuid,
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, advance_id) references expense_advances on delete cascade,
  foreign key (company_id, line_id) references expense_lines on delete cascade,
  check ((kind = 'settled') = (line_id is not null))
);
create unique index expense_advance_paid_once on expense_advance_entries (company_id, advance_id) where kind = 'paid';
create unique index expense_advance_settled_once on expense_advance_entries (company_id, advance_id, line_id) where kind = 'settled';

/* Lines that were sent to the bank together. */
create table expense_batches (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  number int not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total_minor bigint not null check (total_minor > 0),
  people int not null,
  file_hash text check (file_hash ~ '^[0-9a-f]{64}$'),
  made_by uuid,
  made_at timestamptz not null default now(),
  -- The bank has said that the money left.
  paid_at timestamptz,
  primary key (company_id, id),
  unique (company_id, number)
);

/* What was paid of a line, once, by a pay run or a file to the bank. Only ever added to. */
create table expense_payments (
  company_id uuid not null references companies on delete cascade,
  line_id uuid not null,
  minor bigint not null check (minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  how text not null check (how in ('payroll', 'bank')),
  batch_id uuid,
  run_id uuid,
  pay_day date,
  by_user uuid,
  at timestamptz not null default now(),
  primary key (company_id, line_id),
  foreign key (company_id, line_id) references expense_lines on delete cascade,
  foreign key (company_id, batch_id) references expense_batches,
  check ((how = 'bank') = (batch_id is not null) and (how = 'payroll') = (run_id is not null))
);
