-- What somebody who looks for work keeps: jobs they set aside or never want to see again, and searches that go on without them.

create table seeker_marks (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null,
  kind text not null check (kind in ('saved', 'hidden')),
  at timestamptz not null default now(),
  primary key (user_id, job_id)
);
create index seeker_marks_newest on seeker_marks (user_id, kind, at desc);

create table saved_searches (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- What the address of the list says: all text.
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  -- How often new jobs are written about: 0 never, else days.
  every_days smallint not null default 1 check (every_days in (0, 1, 7)),
  -- Jobs posted after this are new to them.
  seen_at timestamptz not null default now(),
  -- Up to when they were written about.
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index saved_searches_due on saved_searches (told_at) where every_days > 0;
