-- What a job seeker says of a skill, beside what their CV and their profile say.
create table seeker_skills (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 120),
  label text not null check (length(label) between 1 and 120),
  -- denied: it was read, and is not so. hidden: they have it and want no jobs by it. learning: they do not have it yet.
  stand text not null check (stand in ('confirmed', 'added', 'denied', 'hidden', 'learning')),
  note text check (length(note) between 1 and 500),
  at timestamptz not null default now(),
  unique (user_id, key)
);
comment on table seeker_skills is 'A job seeker''s own';
