-- Applications compared with what their job asks, requirement by requirement, with reasons. Nothing here moves or ends an application.

/* What may be compared of an application: the allow-list, taken from its CV once. Who somebody is, is not in it. */
create table match_facts (
  company_id uuid not null,
  application_id uuid not null,
  -- Which reading and which list made it.
  engine text not null,
  -- The file it was taken from; null: from what was written when applying.
  cv_file_id uuid,
  facts jsonb not null,
  -- Why there are none.
  problem text,
  at timestamptz not null default now(),
  primary key (company_id, application_id),
  foreign key (company_id, application_id) references applications on delete cascade
);

/* Every comparison that was made, as it came out. The one that holds is `current`; the others stay for whoever has to answer for them. */
create table match_runs (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  job_id uuid not null,
  at timestamptz not null default now(),
  -- What compared: rules, reading of the CV, and the model where it had a part.
  engine text not null,
  model text,
  -- Why it was made: somebody applied, a CV was replaced, the job changed, somebody asked.
  cause text not null check (cause in ('applied', 'cv', 'job', 'asked')),
  by_user uuid,
  job_revision int not null,
  -- SHA-256 of everything that went in.
  inputs bytea not null,
  -- What was asked, and what came out of it.
  criteria jsonb not null,
  output jsonb,
  met int not null,
  of_all int not null check (of_all > 0 and met between 0 and of_all),
  points int not null,
  most int not null check (most > 0 and points between 0 and most),
  nearness smallint check (nearness between 0 and 1000),
  current boolean not null default true,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications on delete cascade
);
create unique index match_runs_current on match_runs (company_id, application_id) where current;
create index match_runs_of on match_runs (company_id, application_id, at desc);
create index match_runs_over on match_runs (at);

/* Somebody of either side says that a verdict, or all of it, is wrong. Only ever added to; both sides read it. */
create table match_objections (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  run_id uuid not null,
  -- The requirement it is about; null: all of it.
  line text,
  by_kind text not null check (by_kind in ('user', 'candidate')),
  by_user uuid,
  reason text not null check (length(reason) between 1 and 2000),
  nth bigint generated always as identity,
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications on delete cascade,
  foreign key (company_id, run_id) references match_runs on delete cascade
);
create index match_objections_of on match_objections (company_id, application_id, nth);

/* Who is erased is erased here as well: what was compared goes, that it was and how it came out stays for counting. */
create function forget_matches() returns trigger language plpgsql as $$
begin
  delete from match_facts f using applications a
   where a.company_id = new.company_id and a.candidate_id = new.id and f.company_id = a.company_id and f.application_id = a.id;
  update match_runs r set output = null, current = false from applications a
   where a.company_id = new.company_id and a.candidate_id = new.id and r.company_id = a.company_id and r.application_id = a.id;
  return null;
end $$;
create trigger candidates_forget_matches after update of erased_at on candidates
  for each row when (new.erased_at is not null) execute function forget_matches();
