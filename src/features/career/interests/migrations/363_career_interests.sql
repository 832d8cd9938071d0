-- What a job seeker likes to do, by their answers to the statements of the interests quiz; kept when they wish it.
create table career_interests (
  user_id uuid primary key references users (id) on delete cascade,
  -- Statement: 1 (not at all) to 5 (very much).
  answers jsonb not null,
  at timestamptz not null
);
comment on table career_interests is 'A job seeker''s own';
