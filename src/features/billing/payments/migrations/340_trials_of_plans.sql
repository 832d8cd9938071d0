-- A free trial of a job seeker's plan: so many days, by country, plan and period; 0 is none. Stripe takes no shorter one than two days, and an order
-- keeps its price, and its trial, for one.
alter table plan_prices add column trial_days integer not null default 0 check (trial_days = 0 or trial_days between 3 and 90);
-- Until when an order that begins with a trial costs nothing; its first charge is then.
alter table plan_orders add column trial_until timestamptz, drop constraint plan_orders_state_check,
  add constraint plan_orders_state_check check (state in ('open', 'trialing', 'paid', 'past_due', 'cancelled', 'ended', 'abandoned'));
-- Which e-mail addresses and cards have had one, each by a name that nobody can read back. It stays when its person is gone: a trial is had once.
create table plan_trials (
  order_id uuid primary key references plan_orders (id),
  email_name bytea not null unique,
  card_name bytea unique,
  begun_at timestamptz not null
);
