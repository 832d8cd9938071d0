-- Each night the provider's own books are laid beside the ledger: what differs, order by order, for the owner of the platform to look into.
create table payment_checks (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  provider text not null,
  -- Orders that were compared.
  orders integer not null,
  differences jsonb not null
);
create index payment_checks_at on payment_checks (at desc);
