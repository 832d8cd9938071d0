-- Memos: something official told to chosen people, and the proof that each of them has it.

/* A memo, from its draft to its end. What is being written stands in `texts`; what was sent stands in memo_versions. */
create table memos (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('policy', 'notice', 'warning', 'letter', 'alert')),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sent', 'closed', 'recalled')),
  -- The language that must be there, and is read where somebody's own is not.
  main_language text not null default 'en',
  -- By language: a title and plain words.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  -- Whom it is for; the people themselves are frozen in memo_receipts when it is sent.
  audience jsonb not null check (jsonb_typeof(audience) = 'object'),
  joiners boolean not null default false,
  ack text not null default 'none' check (ack in ('none', 'acknowledge', 'sign')),
  gate boolean not null default false,
  due_on date,
  publish_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  -- Why it was recalled or closed.
  reason text check (length(reason) <= 500),
  -- The version that counts; 0 before it is sent.
  version int not null default 0,
  -- Somebody may still have to be written to.
  waiting boolean not null default false,
  -- Counts every save; a save on an older one is refused.
  revision int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index memos_newest on memos (company_id, created_at desc, id);
create index memos_due on memos (publish_at) where state = 'scheduled';
create index memos_waiting on memos (company_id) where state = 'sent' and (waiting or joiners);

/* What is attached to a memo; a version names those it was sent with. */
create table memo_files (
  company_id uuid not null,
  memo_id uuid not null,
  file_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (company_id, memo_id, file_id),
  foreign key (company_id, memo_id) references memos on delete cascade,
  foreign key (company_id, file_id) references files (company_id, id)
);

/* What people were sent, each time it changed. Only ever added to. `hash` is over the words, the files and what was asked for. */
create table memo_versions (
  company_id uuid not null,
  memo_id uuid not null,
  number int not null check (number >= 1),
  kind text not null,
  ack text not null,
  main_language text not null,
  texts jsonb not null,
  files jsonb not null default '[]',
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- What is different from the version before.
  note text check (length(note) <= 500),
  at timestamptz not null default now(),
  by_user uuid,
  primary key (company_id, memo_id, number),
  foreign key (company_id, memo_id) references memos on delete cascade
);

/* One person and one version: what reached them and what they answered. Kept for those who leave, and for versions that were replaced. */
create table memo_receipts (
  company_id uuid not null,
  memo_id uuid not null,
  version int not null,
  employee_id uuid not null,
  -- What stood in the gaps of the text when it was sent.
  gaps jsonb not null,
  queued_at timestamptz not null default now(),
  delivered_at timestamptz,
  channel text check (channel in ('email', 'portal')),
  -- The letter that told of it.
  outbox_id uuid,
  bounced_at timestamptz,
  -- A reminder is wanted; it leaves at a decent hour.
  remind boolean not null default false,
  reminded_at timestamptz,
  reminders int not null default 0,
  read_at timestamptz,
  opened_at timestamptz,
  -- Which language they read it in, and for how long it was open until they answered.
  language text,
  seconds_open int check (seconds_open between 0 and 86400),
  -- By their own device, which may have had no connection; `answer_received_at` is ours.
  acknowledged_at timestamptz,
  declined_at timestamptz,
  answer_received_at timestamptz,
  answer_hash text,
  answer_address text,
  signature text check (length(signature) <= 200),
  reason text check (length(reason) <= 1000),
  exempt_at timestamptz,
  exempt_reason text check (length(exempt_reason) <= 500),
  exempt_by uuid,
  pinned boolean not null default false,
  -- One-to-one: the session in which the password was given for it.
  unlocked_session uuid,
  primary key (company_id, memo_id, version, employee_id),
  foreign key (company_id, memo_id, version) references memo_versions (company_id, memo_id, number) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  check (acknowledged_at is null or declined_at is null),
  check ((acknowledged_at is null and declined_at is null) = (answer_hash is null))
);
create index memo_receipts_person on memo_receipts (company_id, employee_id, queued_at desc);
create index memo_receipts_waiting on memo_receipts (company_id, memo_id) where delivered_at is null or remind;

/* What the person and HR say to each other about a warning or a letter. Only ever added to. */
create table memo_replies (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  memo_id uuid not null,
  employee_id uuid not null,
  by_kind text not null check (by_kind in ('employee', 'hr')),
  by_user uuid,
  body text not null check (length(body) between 1 and 4000),
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, memo_id) references memos on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index memo_replies_thread on memo_replies (company_id, memo_id, employee_id, at);
