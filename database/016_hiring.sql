-- Hiring: pipelines, candidates and their applications. What a person who applied may see of them, they see through a door of their own.

--   person    somebody who looks for work: reads what is theirs, by their account or by the link of one application
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'fourshore_person') then create role fourshore_person nologin; end if;
  exception when duplicate_object or unique_violation then null;
  end;
  grant fourshore_person to current_user;
end $$;
grant usage on schema public to fourshore_person;

/* The account of this transaction, or null. */
create function current_person() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.person_id', true), '')::uuid $$;
/* The hash of the link this transaction was opened with, or null. */
create function current_application_link() returns bytea language sql stable parallel safe
  as $$ select decode(nullif(current_setting('app.application_link', true), ''), 'hex') $$;

/* The stages an application goes through. A job without one of its own uses the company's first. */
create table pipelines (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  is_default boolean not null default false,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index pipelines_default on pipelines (company_id) where is_default;

create table pipeline_stages (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  pipeline_id uuid not null,
  position smallint not null,
  name text not null check (length(name) between 1 and 60),
  kind text not null check (kind in ('applied', 'review', 'interview', 'assessment', 'offer', 'hired')),
  -- How many may be in it before it is called full, and how many days one may stay before it is called late. Null: no limit.
  card_limit int check (card_limit between 1 and 10000),
  days_limit int check (days_limit between 1 and 365),
  archived_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, pipeline_id) references pipelines on delete cascade
);
create unique index pipeline_stages_order on pipeline_stages (company_id, pipeline_id, position) where archived_at is null;

alter table jobs
  add column pipeline_id uuid,
  -- How many applications were ever received: numbers them.
  add column applications int not null default 0,
  add constraint jobs_pipeline foreign key (company_id, pipeline_id) references pipelines;

/* Who has a part in filling a job. */
create table hiring_team (
  company_id uuid not null,
  job_id uuid not null,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('recruiter', 'hiring_manager', 'interviewer', 'approver')),
  primary key (company_id, job_id, user_id, role),
  foreign key (company_id, job_id) references jobs on delete cascade
);

/* Why an application is not taken on, as the company sees it and as the person is told. */
create table reject_reasons (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  position smallint not null default 0,
  name text not null check (length(name) between 1 and 80),
  public_phrase text not null check (length(public_phrase) between 1 and 400),
  archived_at timestamptz,
  primary key (company_id, id)
);

/* A person as one company knows them. The same person at another company is another row. */
create table candidates (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Their own account, once they applied with one.
  user_id uuid references users on delete set null,
  name text not null check (length(name) between 1 and 160),
  email text not null check (email = lower(email)),
  -- They proved that the address is theirs: signed in with it, or came by a link sent to it.
  email_proved boolean not null default false,
  phone text,
  country text,
  place_id int references places,
  headline text not null default '',
  tags text[] not null default '{}',
  source text not null default 'applied',
  merged_into uuid,
  consent_at timestamptz,
  -- Until when they may be kept without another reason.
  keep_until date,
  erased_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, merged_into) references candidates
);
create index candidates_email on candidates (company_id, email);
create index candidates_phone on candidates (company_id, phone) where phone is not null;
create index candidates_user on candidates (user_id) where user_id is not null;

create table applications (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  job_id uuid not null,
  candidate_id uuid not null,
  -- Theirs, when they were signed in; else they come back by the link whose hash this is.
  user_id uuid references users on delete set null,
  link_hash bytea unique,
  -- What it is called while the name is hidden: the nth of its job.
  number int not null,
  stage_id uuid not null,
  stage_since timestamptz not null default now(),
  -- Where on the board, within its stage; lower is nearer the top.
  rank numeric not null,
  outcome text not null default 'active' check (outcome in ('active', 'hired', 'rejected', 'withdrawn')),
  outcome_at timestamptz,
  -- What they were told when it ended.
  outcome_phrase text,
  reject_reason_id uuid,
  -- The stage it left when it ended: where it goes back to.
  restore_stage_id uuid,
  -- As it was sent: name, e-mail, phone, place, cover note. Never changed afterwards but by the person, before the first interview.
  sent jsonb not null,
  -- The questions as they were asked, with the answers.
  answers jsonb not null default '[]',
  -- How many answers do not meet what the job needs. Never decides by itself.
  unmet int not null default 0,
  cv_file_id uuid,
  job_revision int not null default 0,
  source text not null default 'site',
  language text not null default 'en',
  consent_at timestamptz not null default now(),
  -- Asked for a person alone to look: nothing is assisted.
  human_only boolean not null default false,
  owner_id uuid references users on delete set null,
  duplicate_of uuid,
  applied_at timestamptz not null default now(),
  first_viewed_at timestamptz,
  first_response_at timestamptz,
  last_activity_at timestamptz not null default now(),
  -- For the clock that runs from the last interview.
  last_interview_at timestamptz,
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, job_id) references jobs on delete cascade,
  foreign key (company_id, candidate_id) references candidates,
  foreign key (company_id, stage_id) references pipeline_stages,
  foreign key (company_id, restore_stage_id) references pipeline_stages,
  foreign key (company_id, reject_reason_id) references reject_reasons,
  foreign key (company_id, cv_file_id) references files,
  foreign key (company_id, duplicate_of) references applications,
  unique (company_id, job_id, number)
);
create index applications_board on applications (company_id, job_id, stage_id, rank, id) where outcome = 'active';
create index applications_newest on applications (company_id, applied_at desc, id);
create index applications_of_job on applications (company_id, job_id, applied_at desc, id);
create index applications_of_candidate on applications (company_id, candidate_id);
create index applications_of_person on applications (user_id, applied_at desc) where user_id is not null;
-- One that is going on for each person and job; a second one names the first.
create unique index applications_once on applications (company_id, job_id, candidate_id) where outcome = 'active' and duplicate_of is null;

/* What happened to an application, in order. Only ever added to. */
create table application_events (
  company_id uuid not null,
  id bigint generated always as identity,
  application_id uuid not null,
  at timestamptz not null default now(),
  kind text not null,
  by_kind text not null check (by_kind in ('user', 'candidate', 'system')),
  by_user uuid,
  from_stage uuid,
  to_stage uuid,
  -- Whether the person who applied sees it, and how it reads then: the public status it led to.
  public_status text,
  detail jsonb not null default '{}',
  undo_of bigint,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications on delete cascade
);
create index application_events_of on application_events (company_id, application_id, id desc);

/* What the team says among itself. The person never sees it. */
create table application_notes (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  body text not null check (length(body) between 1 and 4000),
  mentions uuid[] not null default '{}',
  by_user uuid not null,
  at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications on delete cascade
);
create index application_notes_of on application_notes (company_id, application_id, at);

/* What company and person write to each other, on the record. Leaves when its time to be taken back is over. */
create table application_messages (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  by_kind text not null check (by_kind in ('user', 'candidate', 'system')),
  by_user uuid,
  subject text not null default '',
  body text not null check (length(body) between 1 and 10000),
  at timestamptz not null default now(),
  -- Until then it can be taken back; then it leaves. Null: it left at once.
  leaves_at timestamptz,
  left_at timestamptz,
  taken_back_at timestamptz,
  read_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications on delete cascade
);
create index application_messages_of on application_messages (company_id, application_id, at);
create index application_messages_leaving on application_messages (leaves_at) where left_at is null and taken_back_at is null;
