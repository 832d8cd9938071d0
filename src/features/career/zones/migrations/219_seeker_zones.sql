-- Whether a place lies in a zone: within so many kilometres of its middle, or inside its corners. One rule for what is told and what a preview counts.
create function zone_holds(middle_lat double precision, middle_lng double precision, radius_km smallint, corners polygon,
    at_lat double precision, at_lng double precision) returns boolean language sql immutable parallel safe
  as $$ select case when corners is not null then corners @> point(at_lng, at_lat)
    else 12742 * asin(sqrt(least(1, sin(radians(at_lat - middle_lat) / 2) ^ 2
      + cos(radians(at_lat)) * cos(radians(middle_lat)) * sin(radians(at_lng - middle_lng) / 2) ^ 2))) <= radius_km end $$;

-- Areas in which a job seeker wants to hear of new jobs: around a town or a point of a map, or between corners they drew. Points are kept to a
-- hundredth of a degree, about a kilometre. Nothing here says where anybody is: it is written by hand, and no device is followed.
create table seeker_zones (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  place_id int references places,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  radius_km smallint check (radius_km between 1 and 50),
  corners polygon,
  -- Adverts of other countries are none of it, however near.
  country text not null,
  words text check (length(words) between 1 and 120),
  -- The words as they are asked of titles.
  asked tsquery generated always as (websearch_to_tsquery('english'::regconfig, words)) stored,
  employment_type text,
  -- A month, minor units of the country's currency.
  pay_min bigint check (pay_min >= 0),
  currency text not null,
  -- Cells of H3 that cover it, of one size; an advert is asked for by its cells of every size.
  cells bigint[] not null check (cardinality(cells) between 1 and 64),
  paused boolean not null default false,
  -- Only what was posted since then is news.
  since timestamptz not null,
  at timestamptz not null,
  check ((lat is null) = (lng is null) and (lat is null) = (radius_km is null)),
  check ((lat is null) <> (corners is null)),
  check (place_id is not null or lat is null or (lat = round(lat::numeric, 2)::double precision and lng = round(lng::numeric, 2)::double precision))
);
create index seeker_zones_of on seeker_zones (user_id, at, id);
create index seeker_zones_cells on seeker_zones using gin (cells) where not paused;
comment on table seeker_zones is 'A job seeker''s own';

-- When somebody does not want to hear of it, and how often a day at most.
create table zone_settings (
  user_id uuid primary key references users (id) on delete cascade,
  quiet_from text not null,
  quiet_to text not null,
  zone text not null,
  most_a_day smallint not null check (most_a_day between 1 and 5)
);
comment on table zone_settings is 'A job seeker''s own';

-- Adverts that lie in a zone of somebody: of each, and of all that are the same, one for each person over all their zones.
create table zone_hits (
  user_id uuid not null references users (id) on delete cascade,
  employer_id uuid not null,
  same_key uuid not null,
  job_id uuid not null,
  zone_id uuid not null references seeker_zones (id) on delete cascade,
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'told', 'not_sent', 'dropped')),
  told_at timestamptz,
  primary key (user_id, employer_id, same_key)
);
create index zone_hits_waiting on zone_hits (user_id) where state = 'waiting';
create index zone_hits_of on zone_hits (user_id, at desc);
create index zone_hits_zone on zone_hits (zone_id, at desc);
comment on table zone_hits is 'The platform''s, for one person to read';

-- Which state of an advert has been looked at.
create table zone_matched (
  job_id uuid primary key,
  advert_at timestamptz not null
);
