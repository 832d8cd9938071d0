-- What is decided about a reported advert is said: why, to whoever told, and to the company.
alter table job_reports
  -- Why it was decided so, as the company and whoever told read it.
  add column decided_why text,
  -- What the page was read in by whoever told, for the letter with the decision.
  add column language text;
create index job_reports_decided on job_reports (decided_at desc) where decided_at is not null;

alter table jobs
  -- What the company answers while an advert of theirs is hidden; the last word of theirs counts.
  add column hidden_answer text,
  add column hidden_answer_at timestamptz;

/* What whoever looks for work may know of how a company answers: its last 90 days, made anew from its applications every hour. */
create table company_answers (
  company_id uuid primary key references companies on delete cascade,
  -- Looked at: too few to tell anything are not told of.
  applications int not null,
  -- Days until a person first opened the application in the middle; null: nobody has opened half of them.
  review_days int,
  -- Heard something, or of the outcome.
  answered int not null,
  -- When somebody of the company last opened or answered an application, or changed an advert.
  active_at timestamptz,
  made_at timestamptz not null
);

-- Beside what is shown, which is long: counting reads a thousand of them.
alter table job_adverts add column sponsorship text generated always as (shown->>'sponsorship') stored;
-- Adverts that say so are few among many.
create index job_adverts_sponsored on job_adverts (posted_at desc, id) where open and sponsorship = 'yes';
create index job_adverts_perhaps_sponsored on job_adverts (posted_at desc, id) where open and sponsorship = 'case_by_case';
create index job_adverts_unpaid on job_adverts (posted_at desc, id) where open and month_max is null;

-- When somebody who looks for work last opened their home, and when before that: what moved since is told.
create table seeker_visits (
  user_id uuid primary key references users on delete cascade,
  at timestamptz not null,
  before timestamptz
);

-- Employers whose jobs somebody does not want to see, on any device.
create table seeker_hidden_employers (
  user_id uuid not null references users on delete cascade,
  employer_id uuid not null references companies on delete cascade,
  at timestamptz not null default now(),
  primary key (user_id, employer_id)
);
create index seeker_hidden_employers_of on seeker_hidden_employers (employer_id);
