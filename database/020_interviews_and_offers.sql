-- Interviews with what each who held one found, and offers up to the hire.

create table interviews (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  round smallint not null,
  kind text not null check (kind in ('phone', 'video', 'onsite')),
  minutes smallint not null check (minutes between 10 and 480),
  -- Where it is held; the times are shown there and where the person is.
  zone text not null,
  -- An address, a room, a number to ring or a link.
  place text not null default '',
  -- What the person should know or bring.
  note text not null default '',
  -- What is looked at: each gets a rating of 1 to 4 with its evidence.
  attributes text[] not null,
  -- Beginnings to choose from.
  slots timestamptz[] not null default '{}',
  starts_at timestamptz,
  status text not null check (status in ('proposed', 'confirmed', 'done', 'no_show', 'cancelled')),
  -- What calendars know it by, and how often it was changed since.
  ics_uid text not null unique,
  ics_sequence int not null default 0,
  -- Why none of the times suits, in the person's words.
  answer text,
  reason text,
  created_by uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications on delete cascade,
  check (status <> 'confirmed' or starts_at is not null)
);
create index interviews_of on interviews (company_id, application_id, round);
create index interviews_when on interviews (company_id, starts_at) where status = 'confirmed';

create table interview_panel (
  company_id uuid not null,
  interview_id uuid not null,
  user_id uuid not null references users on delete cascade,
  primary key (company_id, interview_id, user_id),
  foreign key (company_id, interview_id) references interviews on delete cascade
);
create index interview_panel_of on interview_panel (user_id);

/* What one who held the interview found. Nobody of the panel sees another's before handing in their own. */
create table scorecards (
  company_id uuid not null,
  interview_id uuid not null,
  user_id uuid not null references users on delete cascade,
  -- [{ name, rating 1-4 or null, evidence }]
  ratings jsonb not null,
  -- 1 strong no, 2 no, 3 yes, 4 strong yes.
  overall smallint check (overall between 1 and 4),
  summary text not null default '',
  submitted_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (company_id, interview_id, user_id),
  foreign key (company_id, interview_id) references interviews on delete cascade,
  check (submitted_at is null or overall is not null)
);

create table offers (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  status text not null check (status in ('draft', 'approval', 'approved', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
  position text not null,
  department text not null default '',
  country text not null,
  currency text not null,
  -- What is paid, in minor units, for each period.
  pay bigint not null check (pay >= 0),
  period text not null check (period in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
  -- [{ name, amount }]: minor units a month.
  allowances jsonb not null default '[]',
  starts_on date not null,
  -- The last day on which it can be accepted, where the work is.
  expires_on date not null,
  probation_months smallint not null default 0 check (probation_months between 0 and 12),
  weekly_hours numeric(4, 1),
  terms text not null default '',
  asked_by uuid,
  approved_by uuid,
  approved_at timestamptz,
  sent_at timestamptz,
  decided_at timestamptz,
  -- The name the person typed under it, and from where.
  signed_name text,
  signed_from inet,
  signed_agent text,
  declined_reason text,
  -- The letter as it was sent, and its SHA-256 as the person saw it when they signed.
  letter_file_id uuid,
  letter_sha256 bytea,
  employee_id uuid,
  created_by uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications on delete cascade,
  foreign key (company_id, letter_file_id) references files,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete set null (employee_id)
);
-- One that may still be taken, or was, for each application.
create unique index offers_live on offers (company_id, application_id) where status in ('draft', 'approval', 'approved', 'sent', 'accepted');
create index offers_over on offers (expires_on) where status = 'sent';

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check check (purpose in ('document', 'photo', 'logo', 'export', 'cv', 'offer'));
