-- Tests that a company wrote, as a job seeker takes them. The questions are copied when they are drawn, with what is right: whatever becomes of the
-- company's test, an attempt stays what it was, and it is the person's own. So nothing here points at the company's tables.
create table written_test_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  test_id uuid not null,
  version integer not null,
  title text not null,
  employer text not null,
  language text not null,
  minutes smallint not null,
  questions jsonb not null,
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
  asked smallint not null check (asked > 0),
  right_answers smallint check (right_answers between 0 and asked),
  check ((finished_at is null) = (right_answers is null))
);
create index written_test_attempts_of on written_test_attempts (user_id, test_id, started_at desc);
create unique index written_test_attempts_running on written_test_attempts (user_id, test_id) where finished_at is null;
comment on table written_test_attempts is 'A job seeker''s own';
