-- Being considered for another job of the same company: asked by the company, and done only with the person's yes.

/* The company asks somebody who applied whether they may be considered for another of its jobs. */
create table application_moves (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  -- The other job.
  job_id uuid not null,
  why text not null check (length(why) between 1 and 1000),
  -- What becomes of the first application after a yes: it goes on beside the new one, or ends.
  ends_first boolean not null,
  status text not null default 'asked' check (status in ('asked', 'agreed', 'declined', 'taken_back')),
  asked_by uuid,
  asked_at timestamptz not null,
  answered_at timestamptz,
  new_application_id uuid,
  -- The letter that asks, while it can still be taken back.
  message_id uuid,
  primary key (company_id, id),
  check ((status = 'agreed') = (new_application_id is not null)),
  foreign key (company_id, application_id) references applications on delete cascade,
  foreign key (company_id, new_application_id) references applications on delete cascade,
  foreign key (company_id, job_id) references jobs on delete cascade
);
-- One open question for each job and application.
create unique index application_moves_open on application_moves (company_id, application_id, job_id) where status = 'asked';
create index application_moves_made on application_moves (company_id, new_application_id) where new_application_id is not null;
create index application_moves_of_job on application_moves (company_id, job_id);
