-- Somebody who looks for work follows a job that takes no applications: one letter when it opens again or closes, and the row is gone.
create table job_follows (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null,
  at timestamptz not null,
  primary key (user_id, job_id)
);
create index job_follows_of on job_follows (job_id);
