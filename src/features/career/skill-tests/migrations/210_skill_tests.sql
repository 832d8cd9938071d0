-- Tests of a skill that a job seeker takes: what was asked is made anew from the seed, so nothing of it is kept but the answers.
create table skill_test_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  test text not null check (test in ('numeracy', 'data', 'spreadsheet', 'coding')),
  seed integer not null,
  -- How much of the usual time somebody asked for, in per cent.
  time_percent smallint not null check (time_percent in (100, 125, 150, 200)),
  answers jsonb not null,
  flagged jsonb not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  paused_at timestamptz,
  pause_used boolean not null default false,
  -- How often the page lost the focus. It is shown to the person and decides nothing.
  times_away integer not null default 0 check (times_away >= 0),
  finished_at timestamptz,
  score smallint,
  band smallint,
  badge_code text unique,
  badge_shown boolean not null default false,
  check ((finished_at is null) = (score is null)),
  check ((score is null) = (band is null)),
  check (not badge_shown or badge_code is not null)
);
create index skill_test_attempts_of on skill_test_attempts (user_id, test, started_at desc);
create unique index skill_test_attempts_running on skill_test_attempts (user_id, test) where finished_at is null;
create index skill_test_attempts_scores on skill_test_attempts (test, score) where finished_at is not null;
comment on table skill_test_attempts is 'A job seeker''s own';
