/* What somebody accepted of a day as it is: two shifts over each other, overtime beyond a limit, work without a permit. */
create table attendance_accepted (
  company_id uuid not null,
  employment_id uuid not null,
  work_date date not null,
  kind text not null check (kind in ('overlap', 'over_limit', 'permit_expired')),
  reason text not null,
  accepted_by uuid not null,
  accepted_at timestamptz not null default now(),
  primary key (company_id, employment_id, work_date, kind),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
