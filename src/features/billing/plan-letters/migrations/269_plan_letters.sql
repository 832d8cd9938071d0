-- Which letters about a plan have been written: one of each kind about one charge. `about` is the order, or the company whose trial is over; `for_at`
-- the day it is about.
create table plan_letters (
  about uuid not null,
  kind text not null check (kind in ('charge_7', 'charge_1', 'past_due_1', 'past_due_2', 'read_only')),
  for_at timestamptz not null,
  user_id uuid references users (id) on delete set null,
  written_at timestamptz not null,
  primary key (about, kind, for_at)
);
comment on table plan_letters is 'The platform''s, for one person to read';
