-- Weeks in which somebody wants to stand in the labelled place of Find Talent. Nothing else of what employers see reads it.
create table seeker_boosts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  stopped_at timestamptz,
  check (ends_at > started_at and stopped_at between started_at and ends_at)
);
create index seeker_boosts_of on seeker_boosts (user_id, started_at desc);
create index seeker_boosts_ends on seeker_boosts (ends_at) where stopped_at is null;
comment on table seeker_boosts is 'A job seeker''s own';

-- On which days a company saw whom in that place: a day on which nobody did is not counted. Who of the company it was is not kept.
create table boost_views (
  company_id uuid not null references companies on delete cascade,
  card_id uuid not null references talent_cards (id) on delete cascade,
  day date not null,
  primary key (company_id, card_id, day)
);
create index boost_views_of on boost_views (card_id, day);
