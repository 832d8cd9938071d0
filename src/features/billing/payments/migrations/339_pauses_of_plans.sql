-- A job seeker's plan stands still once in a paid period: from, until, as the provider tells it. `paid_until` of an order is moved by as much, and what
-- the plan gives rests meanwhile.
alter table plan_orders add column paused_from timestamptz, add column paused_until timestamptz;
alter table seeker_subscriptions add column paused_from timestamptz, add column paused_until timestamptz;
-- The test provider's own books. `began_at` is where its periods are counted from, moved by a pause; `periods_before` were paid before that; the pause of
-- the period that ended on `pause_of` before it was moved.
alter table test_card_subscriptions add column periods_before integer not null default 0 check (periods_before >= 0),
  add column pause_of timestamptz, add column paused_from timestamptz, add column paused_until timestamptz;
