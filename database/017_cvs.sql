-- People who look for work: what they tell of themselves once, and their CVs. Theirs alone; nothing here belongs to a company.

/* What a person tells of themselves. Lists as JSON in the shapes of the contract: always read and written whole, by that person. */
create table seeker_profiles (
  user_id uuid primary key references users on delete cascade,
  headline text not null default '',
  summary text not null default '',
  phone text,
  place_id int references places,
  work jsonb not null default '[]',
  education jsonb not null default '[]',
  skills jsonb not null default '[]',
  languages jsonb not null default '[]',
  certificates jsonb not null default '[]',
  links jsonb not null default '[]',
  -- Where they may work, country by country.
  authorisations jsonb not null default '[]',
  desired jsonb not null default '{}',
  -- Who may find them: nobody, anybody without their name, anybody.
  visibility text not null default 'private' check (visibility in ('private', 'anonymous', 'open')),
  -- Employers who never find them, by name in small letters.
  blocked text[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index seeker_profiles_found on seeker_profiles (place_id) where visibility <> 'private';

/* A CV as it was given, and what was read from it. The same file is kept once. */
create table seeker_cvs (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 255),
  content_type text not null,
  bytes bigint not null,
  sha256 bytea not null,
  storage_key text not null unique,
  status text not null default 'waiting' check (status in ('waiting', 'reading', 'read', 'failed')),
  -- Pages read of pages there are, while it is read; whether letters are read from pictures.
  pages_done int not null default 0,
  pages int not null default 0,
  from_picture boolean not null default false,
  -- Why it could not be read.
  problem text,
  -- What the reading gave (`ParsedCv`), numbers of identity masked.
  parsed jsonb,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (user_id, id),
  unique (user_id, sha256)
);
