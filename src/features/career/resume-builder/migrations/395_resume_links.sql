-- Links by which somebody lets people outside read a CV built here, each until a day. The address itself is derived from the row, by a key that
-- is not in the database; what is looked for is its hash.
create table resume_links (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  resume_id uuid not null references resumes (id) on delete cascade,
  -- For whom, in the words of whoever made it: nobody else reads it.
  label text not null check (label <> ''),
  token_hash bytea not null unique,
  -- Whether e-mail, telephone and links of the CV are shown.
  with_contact boolean not null,
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  opened integer not null default 0 check (opened >= 0),
  last_opened_at timestamptz
);
create index resume_links_of on resume_links (user_id, resume_id, created_at desc);
comment on table resume_links is 'A job seeker''s own';
