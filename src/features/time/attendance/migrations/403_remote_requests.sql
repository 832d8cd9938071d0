/* Days that people ask to work remotely. Once approved they stand in remote_days as agreed. */
create table remote_requests (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  from_day date not null,
  until_day date not null,
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  answer text check (length(answer) between 1 and 1000),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by uuid,
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  check (until_day between from_day and from_day + 91)
);
create index remote_requests_person on remote_requests (company_id, employment_id, from_day);
create index remote_requests_open on remote_requests (company_id, asked_at) where state = 'asked';
