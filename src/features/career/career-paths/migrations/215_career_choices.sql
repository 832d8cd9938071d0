-- What a job seeker says of occupations: the one they work in, the one they aim for, those they keep in mind and those that are not for them.
create table career_choices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  occupation_id int not null references occupations,
  stand text not null check (stand in ('current', 'goal', 'kept', 'rejected')),
  reason text check (length(reason) between 1 and 300),
  plan text check (length(plan) between 1 and 2000),
  at timestamptz not null default now(),
  unique (user_id, occupation_id)
);
create unique index career_choices_one on career_choices (user_id, stand) where stand in ('current', 'goal');
comment on table career_choices is 'A job seeker''s own';
