-- Places that a job seeker counts distances from, or wants nothing around: a town of the table of places, or a point of a map. A point is kept to
-- a hundredth of a degree, about a kilometre; the columns hold nothing finer.
create table seeker_places (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  place_id int references places,
  lat numeric(4, 2) check (lat between -90 and 90),
  lng numeric(5, 2) check (lng between -180 and 180),
  radius_km smallint not null check (radius_km between 1 and 200),
  -- Jobs within its radius are left out.
  excluded boolean not null default false,
  at timestamptz not null default now(),
  check ((lat is null) = (lng is null)),
  check ((place_id is null) <> (lat is null))
);
create index seeker_places_of on seeker_places (user_id, at, id);
comment on table seeker_places is 'A job seeker''s own';
