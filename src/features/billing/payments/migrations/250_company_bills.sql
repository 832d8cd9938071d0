-- What a company owes is an order as well, told of, entered and numbered as those of job seekers: one order for each invoice. `product` is its
-- plan, `lines` what stands on the invoice, `from_at` to `until_at` the time it pays for, `seats` how many there are once it is paid.
alter table plan_orders
  alter column tier drop not null,
  add column buyer uuid references companies (id) on delete set null,
  add column product text check (product in ('team', 'business')),
  add column kind text not null default 'plan' check (kind in ('plan', 'start', 'renewal', 'seats', 'switch')),
  add column lines jsonb not null default '[]',
  add column seats integer check (seats > 0),
  add column from_at timestamptz,
  add column until_at timestamptz,
  add column tries integer not null default 0,
  add column buyer_tax_id text,
  add constraint plan_orders_of_one check (num_nonnulls(tier, product) = 1),
  add constraint plan_orders_bill check ((kind = 'plan') = (product is null) and (product is null or (seats is not null and from_at < until_at)));
create index plan_orders_of_buyer on plan_orders (buyer, ordered_at desc) where buyer is not null;
-- One bill at a time is open.
create unique index plan_orders_open_bill on plan_orders (buyer) where state = 'open' and buyer is not null;

-- Cards that the built-in test provider keeps for a company, and what it has taken from them, as the provider's own books. No number is kept.
create table test_saved_cards (
  buyer uuid primary key references companies (id) on delete cascade,
  outcome text not null,
  last4 text not null,
  saved_at timestamptz not null
);
create table test_charges (
  order_id uuid primary key references plan_orders (id),
  currency text not null,
  total bigint not null,
  at timestamptz not null
);
