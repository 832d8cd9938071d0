-- What job seekers ask an employer about a published job, and what it answers.

-- Whether people may ask questions about the company's published jobs.
alter table hiring_settings add column people_may_ask boolean not null default true;

/* One question about a job. Who asked is read through their own door and the platform's, never through the company's. */
create table job_questions (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  job_id uuid not null,
  -- Gone with the account; a question that is public stays, and is nobody's.
  user_id uuid references users on delete set null,
  words text not null check (length(words) between 1 and 1000),
  language text not null,
  asked_at timestamptz not null,
  answer text check (length(answer) between 1 and 2000),
  answered_by uuid,
  answered_at timestamptz,
  published boolean not null default false,
  -- Taken away by the company as abuse: it is shown to nobody but whoever asked, as removed.
  removed_at timestamptz,
  -- When the company was written to about it.
  told_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, job_id) references jobs on delete cascade,
  check ((answer is null) = (answered_at is null)),
  check (not published or (answer is not null and removed_at is null))
);
create index job_questions_of on job_questions (company_id, job_id, asked_at);
create index job_questions_public on job_questions (job_id, answered_at) where published;
create index job_questions_theirs on job_questions (user_id, asked_at);

/* With an account goes what they asked, unless it stands on an advert. */
create function questions_leave_with_account() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  delete from job_questions where user_id = old.id and not published;
  return old;
end $$;
create trigger questions_leave_with_account before delete on users for each row execute function questions_leave_with_account();
