-- Overtime that somebody asks for before it is worked, or asks to have approved after it was.
create table overtime_requests (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  work_date date not null,
  -- Of the day when it was asked: ahead of it, or for what was worked already.
  timing text not null check (timing in ('before', 'after')),
  minutes int not null check (minutes between 1 and 1440),
  approved_minutes int check (approved_minutes between 0 and 1440),
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by uuid,
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  check ((state = 'approved') = (approved_minutes is not null))
);
create index overtime_requests_day on overtime_requests (company_id, employment_id, work_date);
create index overtime_requests_open on overtime_requests (company_id, asked_at) where state = 'asked';
-- One that waits or holds for a day: more is asked by taking it back.
create unique index overtime_requests_one on overtime_requests (company_id, employment_id, work_date) where state = 'asked';
