-- CVs that a job seeker builds here: a document in the shape of JSON Resume, with how it is set on paper.
create table resumes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (name <> ''),
  -- Of the jobs it is for: the paper follows it, and what is left out there.
  country char(2) not null,
  template text not null check (template in ('classic', 'timeline', 'compact')),
  document jsonb not null,
  -- Counts the times it was saved: whoever saves says which one they read.
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null,
  saved_at timestamptz not null
);
create index resumes_of on resumes (user_id, saved_at desc);
comment on table resumes is 'A job seeker''s own';

-- How such a CV was before: one for a while of writing, not one for each time it was saved.
create table resume_revisions (
  user_id uuid not null references users (id) on delete cascade,
  resume_id uuid not null references resumes (id) on delete cascade,
  revision integer not null,
  name text not null,
  country char(2) not null,
  template text not null,
  document jsonb not null,
  saved_at timestamptz not null,
  kept_at timestamptz not null,
  primary key (resume_id, revision)
);
create index resume_revisions_of on resume_revisions (user_id, resume_id, revision desc);
comment on table resume_revisions is 'A job seeker''s own';
