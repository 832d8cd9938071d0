-- What a job seeker orders: the plan, what it costs and the sentence they agreed to, as they stood when it was ordered. What became of it is
-- reckoned from what the payment provider has told (payment_events), and from nothing else. A person who is gone leaves their payments, which the
-- tax office asks for, without their account.
create table plan_orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  tier text not null check (tier in ('premium', 'premium_plus')),
  period text not null check (period in ('month', 'year')),
  country text not null,
  region text not null,
  currency text not null,
  -- Minor units, of each period.
  net bigint not null check (net >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total = net + tax),
  tax_lines jsonb not null,
  seller jsonb not null,
  billing_name text not null,
  billing_email text not null,
  consent text not null,
  provider text not null check (provider in ('test', 'stripe')),
  session_ref text,
  session_url text,
  -- The plan that ends, its unused time paid back, once this one is paid.
  replaces uuid references plan_orders (id),
  ordered_at timestamptz not null,
  -- An order that nobody paid keeps its price until then.
  open_until timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'past_due', 'cancelled', 'ended', 'abandoned')),
  subscription_ref text,
  card jsonb,
  paid_until timestamptz,
  given_until timestamptz,
  next_try timestamptz,
  cancels boolean not null default false
);
create index plan_orders_of on plan_orders (user_id, ordered_at desc);
create unique index plan_orders_open on plan_orders (user_id) where state = 'open';
comment on table plan_orders is 'The platform''s, for one person to read';

-- What the payment provider told, once each, as it is understood here. Those of no order that is known stay too: they are looked into.
create table payment_events (
  id text primary key,
  user_id uuid references users (id) on delete set null,
  order_id uuid references plan_orders (id),
  type text not null,
  told_at timestamptz not null,
  received_at timestamptz not null,
  event jsonb not null
);
create index payment_events_of on payment_events (order_id) where order_id is not null;
comment on table payment_events is 'The platform''s, for one person to read';

-- Money that moved: only ever added to.
create table payment_ledger (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  order_id uuid not null references plan_orders (id),
  kind text not null check (kind in ('charge', 'refund')),
  -- The provider's own name of the invoice or refund.
  ref text not null,
  -- Of a refund: the charge it pays back.
  charge_ref text,
  currency text not null,
  -- Minor units; what went back is below nothing.
  net bigint not null,
  tax bigint not null,
  total bigint not null check (total = net + tax),
  at timestamptz not null,
  from_at timestamptz,
  until_at timestamptz,
  event_id text not null references payment_events (id),
  unique (kind, ref)
);
create index payment_ledger_of on payment_ledger (user_id, at desc);
comment on table payment_ledger is 'The platform''s, for one person to read';

-- The number of each invoice and credit note follows on the one before, of one seller in one country.
create table payment_paper_numbers (series text primary key, last integer not null);
create table payment_papers (
  number text primary key,
  user_id uuid references users (id) on delete set null,
  ledger_id uuid not null unique references payment_ledger (id),
  issued_at timestamptz not null
);
comment on table payment_papers is 'The platform''s, for one person to read';

-- Cards of the built-in test provider: which of the published test cards pays for what. No number of any card is kept.
create table test_card_subscriptions (
  id text primary key,
  user_id uuid references users (id) on delete set null,
  order_id uuid not null unique references plan_orders (id),
  outcome text not null,
  last4 text not null,
  period text not null,
  currency text not null,
  total bigint not null,
  began_at timestamptz not null,
  -- Periods that were paid so far.
  paid_periods integer not null,
  tries integer not null default 0,
  next_try timestamptz not null,
  cancels boolean not null default false,
  ended boolean not null default false
);
create index test_card_subscriptions_due on test_card_subscriptions (next_try) where not ended;
comment on table test_card_subscriptions is 'The platform''s, for one person to read';
