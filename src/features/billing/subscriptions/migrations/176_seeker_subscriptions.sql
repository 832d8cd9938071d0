-- The plan a job seeker has paid for. It follows what the payment provider says happened, and is written by nothing else.
create table seeker_subscriptions (
  user_id uuid primary key references users (id) on delete cascade,
  tier text not null check (tier in ('premium', 'premium_plus')),
  status text not null check (status in ('trialing', 'active', 'past_due', 'cancelled', 'expired', 'refunded')),
  -- Until when what was paid for can be used; a plan that is past due or cancelled goes on until then.
  until timestamptz not null,
  updated_at timestamptz not null default now()
);
comment on table seeker_subscriptions is 'The platform''s, for one person to read';
