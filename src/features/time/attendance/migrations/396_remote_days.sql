/* Days on which somebody works elsewhere than at a site: agreed beforehand, or said with the punch that began them. */
create table remote_days (
  company_id uuid not null,
  employment_id uuid not null,
  work_date date not null,
  how text not null check (how in ('agreed', 'punched')),
  reason text not null default '' check (length(reason) <= 500),
  entered_by uuid,
  entered_at timestamptz not null default now(),
  primary key (company_id, employment_id, work_date),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create index remote_days_day on remote_days (company_id, work_date);

-- A punch of somebody who works remotely says so instead of where it was.
alter table punches drop constraint punches_place_check;
alter table punches add constraint punches_place_check
  check (place in ('not_asked', 'not_told', 'at_site', 'away', 'unclear', 'remote'));
