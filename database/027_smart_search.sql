-- Searching with a sentence: what titles mean, what somebody asked, and what they want less of.

/* The meaning of a title as a model reads it: one row for each title that open adverts bear, whoever published them. */
create table job_meanings (
  -- Which model, and in which precision: vectors of two are never compared.
  engine text not null,
  -- Lower case.
  title text not null,
  -- One signed byte for each dimension, 127 times the value.
  vector bytea not null,
  -- Counts up: whoever holds them in memory asks for what came since.
  n bigint generated always as identity,
  primary key (engine, title)
);
create index job_meanings_came on job_meanings (engine, n);
-- Adverts by title: those of a meaning, and what a typed beginning may become.
create index job_adverts_called on job_adverts (lower(title) text_pattern_ops, posted_at desc) where open;

/* Sentences a person searched with: theirs alone, for thirty days. */
create table smart_searches (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  said text not null check (length(said) between 1 and 500),
  at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, said)
);
create index smart_searches_over on smart_searches (at);

/* Titles a person wants less of; moves them down in that person's own view and nowhere else. */
create table smart_less (
  user_id uuid not null references users on delete cascade,
  -- Lower case.
  title text not null check (length(title) between 1 and 200),
  at timestamptz not null default now(),
  primary key (user_id, title)
);
