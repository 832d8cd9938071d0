-- Applications: what applying and working through them needs beyond the ground.

alter table applications
  -- Chosen by whoever sends: the same application sent twice is one.
  add column apply_key uuid,
  -- When they asked where it stands; once.
  add column asked_at timestamptz,
  -- How often its CV was replaced by the person.
  add column cv_changes int not null default 0;
create unique index applications_sent_once on applications (company_id, job_id, apply_key) where apply_key is not null;

alter table jobs
  -- How many of its applications its owner has been told of.
  add column applications_told int not null default 0;

/* Who of the team has opened an application: until then its name is hidden from them. */
create table application_views (
  company_id uuid not null,
  application_id uuid not null,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  primary key (company_id, application_id, user_id),
  foreign key (company_id, application_id) references applications on delete cascade
);

create index candidates_name on candidates (company_id, lower(name)) where merged_into is null and erased_at is null;

do $$
begin
  alter table files drop constraint files_purpose_check;
  alter table files add constraint files_purpose_check check (purpose in ('document', 'photo', 'logo', 'export', 'cv'));
end $$;
