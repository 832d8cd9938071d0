-- Skill tests that a company writes itself: what stands here is the draft, which is worked on until it is published.
create table written_tests (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null,
  purpose text not null,
  -- What it is about, in the company's own words; empty: nothing is said.
  skill text not null,
  language text not null check (language in ('en', 'fr', 'ar', 'hi', 'ta', 'zh')),
  -- Minutes for the whole test.
  minutes smallint not null check (minutes between 1 and 120),
  -- How many questions of the pool an applicant is asked.
  asks smallint not null check (asks between 1 and 50),
  questions jsonb not null,
  -- The number the next new question gets: a question keeps its own from version to version.
  next_key integer not null default 1,
  -- Counted up by each change, so that two who work on it notice each other.
  edition integer not null default 1,
  -- Which version applicants take; null: it was never published.
  published_version integer,
  -- Whether the draft says something else than the published version.
  is_changed boolean not null default true,
  retired_at timestamptz,
  created_by uuid not null,
  changed_at timestamptz not null,
  primary key (company_id, id)
);

-- What was published, as it was: it never changes again, and who began a version ends it.
create table written_test_versions (
  company_id uuid not null,
  test_id uuid not null,
  version integer not null check (version > 0),
  title text not null,
  purpose text not null,
  skill text not null,
  language text not null,
  minutes smallint not null,
  asks smallint not null,
  questions jsonb not null,
  published_at timestamptz not null,
  published_by uuid not null,
  primary key (company_id, test_id, version),
  foreign key (company_id, test_id) references written_tests on delete cascade
);

-- How often each question was shown: what was shown least is drawn first.
create table written_test_showings (
  company_id uuid not null,
  test_id uuid not null,
  question integer not null,
  shown integer not null check (shown > 0),
  primary key (company_id, test_id, question),
  foreign key (company_id, test_id) references written_tests on delete cascade
);
