-- What a job seeker and a company write to each other about one of its jobs. One thread for each job and person.
create table direct_threads (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- As they were called when it began: a company reads no account.
  seeker_name text not null,
  job_id uuid not null,
  application_id uuid,
  invitation_id uuid,
  started_by text not null check (started_by in ('seeker', 'company')),
  started_at timestamptz not null,
  -- When the last message was to be read.
  last_at timestamptz not null,
  -- When the person had answered the company once: from then on addresses, numbers and links are shown to both.
  opened_at timestamptz,
  seeker_read_at timestamptz,
  company_read_at timestamptz,
  seeker_muted boolean not null default false,
  company_muted boolean not null default false,
  seeker_archived boolean not null default false,
  company_archived boolean not null default false,
  -- Whether the person lets the company see what they have read, and sees it of the company in turn.
  shows_read boolean not null default true,
  blocked_by text check (blocked_by in ('seeker', 'company')),
  -- A message of the company asked for money, codes, account or identity numbers.
  flagged_at timestamptz,
  primary key (company_id, id),
  unique (company_id, user_id, job_id),
  foreign key (company_id, job_id) references jobs on delete cascade
);
create index direct_threads_of_company on direct_threads (company_id, last_at desc, id);
create index direct_threads_of_person on direct_threads (user_id, last_at desc, id);
create index direct_threads_old on direct_threads (last_at);

create table direct_messages (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  thread_id uuid not null,
  side text not null check (side in ('seeker', 'company')),
  -- Who of the company wrote it.
  by_user uuid,
  words text not null check (length(words) between 1 and 4000),
  written_at timestamptz not null,
  -- From when the other side reads it; later than it was written when that was wished.
  visible_at timestamptz not null,
  -- What in it is a usual sign of a scam.
  signs text[] not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, thread_id) references direct_threads on delete cascade
);
create index direct_messages_of on direct_messages (company_id, thread_id, visible_at, id);

-- A file that goes with a message; until the message is written it is nobody's to read but whoever handed it in.
create table direct_files (
  company_id uuid not null,
  id uuid not null,
  thread_id uuid not null,
  side text not null check (side in ('seeker', 'company')),
  message_id uuid,
  primary key (company_id, id),
  foreign key (company_id, id) references files on delete cascade,
  foreign key (company_id, thread_id) references direct_threads on delete cascade,
  foreign key (company_id, message_id) references direct_messages on delete cascade
);
create index direct_files_of on direct_files (company_id, thread_id);
