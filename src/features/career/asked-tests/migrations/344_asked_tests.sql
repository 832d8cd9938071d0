-- Which skill test an employer asks of those who apply for a job: one at most, and the advert says so.
create table job_skill_tests (
  company_id uuid not null,
  job_id uuid not null,
  test text not null check (test in ('numeracy', 'data', 'spreadsheet', 'coding', 'reading', 'care', 'typing')),
  asked_at timestamptz not null,
  primary key (company_id, job_id),
  foreign key (company_id, job_id) references jobs on delete cascade
);
create index job_skill_tests_of on job_skill_tests (job_id);

-- Which result somebody shares with an application of theirs. The result itself is read where it stands, so that one that is void is seen by nobody.
create table skill_test_shares (
  company_id uuid not null,
  application_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  attempt_id uuid not null references skill_test_attempts (id) on delete cascade,
  shared_at timestamptz not null,
  primary key (company_id, application_id),
  foreign key (company_id, application_id) references applications on delete cascade
);
create index skill_test_shares_of on skill_test_shares (user_id);
create index skill_test_shares_attempts on skill_test_shares (attempt_id);
