-- What the provider was asked to pay back, kept before it is asked: until it tells of a refund, nothing of the same payment is paid back a second
-- time, and trying again after a failure asks for the same amount.
create table payment_refunds_asked (
  key text primary key,
  user_id uuid references users (id) on delete set null,
  ledger_id uuid not null references payment_ledger (id),
  -- Minor units.
  amount bigint not null check (amount > 0),
  asked_at timestamptz not null
);
create index payment_refunds_asked_of on payment_refunds_asked (ledger_id);
comment on table payment_refunds_asked is 'The platform''s, for one person to read';
