-- Looking for people by criteria that somebody confirmed: each search as it came out, who disagreed, and searches that are kept.

/* One search, with the criteria as they were confirmed. Kept to answer for; nothing moves by it and nobody is written to. */
create table talent_search_runs (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default now(),
  by_user uuid,
  source text not null check (source in ('job', 'advert', 'sentence', 'criteria')),
  title text not null check (length(title) between 1 and 160),
  job_id uuid,
  -- The job as it was saved then.
  job_version int,
  country text not null,
  engine text not null,
  -- The model that had a part in the order; null: words alone.
  model text,
  -- SHA-256 of everything that went in.
  inputs bytea not null,
  criteria jsonb not null check (jsonb_typeof(criteria) = 'array'),
  -- How many could be found, how many said nothing, how many were compared.
  coverage jsonb not null,
  primary key (company_id, id),
  foreign key (company_id, job_id) references jobs on delete set null (job_id)
);
create index talent_search_runs_newest on talent_search_runs (company_id, at desc);
create index talent_search_runs_over on talent_search_runs (at);

/* Who came out of it, with the verdict on each criterion. Whoever it is about reads it as well. */
create table talent_search_results (
  company_id uuid not null,
  run_id uuid not null,
  place int not null check (place > 0),
  -- Somebody who agreed to be found, or an applicant of one's own.
  card_id uuid references talent_cards (id) on delete cascade,
  application_id uuid,
  nearness smallint check (nearness between 0 and 1000),
  lines jsonb not null,
  primary key (company_id, run_id, place),
  foreign key (company_id, run_id) references talent_search_runs on delete cascade,
  foreign key (company_id, application_id) references applications on delete cascade,
  check ((card_id is null) <> (application_id is null))
);
create index talent_search_results_card on talent_search_results (card_id) where card_id is not null;
create index talent_search_results_application on talent_search_results (company_id, application_id) where application_id is not null;

/* Somebody of the team says that a verdict is wrong. Only ever added to. */
create table talent_search_objections (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  run_id uuid not null,
  place int not null,
  line text not null,
  reason text not null check (length(reason) between 1 and 1000),
  by_user uuid,
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, run_id, place) references talent_search_results on delete cascade
);
create index talent_search_objections_of on talent_search_objections (company_id, run_id, at);

/* Criteria one of the team keeps, to be written to when somebody new meets most of them. */
create table talent_criteria_searches (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  criteria jsonb not null check (jsonb_typeof(criteria) = 'array'),
  country text not null,
  every_days smallint not null default 1 check (every_days in (0, 1, 7)),
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index talent_criteria_searches_of on talent_criteria_searches (company_id, user_id, created_at);
create index talent_criteria_searches_due on talent_criteria_searches (told_at) where every_days > 0;

/* When what a card says last changed: a search made before may have come out otherwise. */
alter table talent_cards add column written_at timestamptz not null default now();
create function note_card_written() returns trigger language plpgsql as $$
begin
  new.written_at := clock_timestamp();
  return new;
end $$;
create trigger talent_cards_written before update on talent_cards for each row
  when ((old.visibility, old.shown, old.languages, old.authorisations) is distinct from (new.visibility, new.shown, new.languages, new.authorisations))
  execute function note_card_written();
create index talent_cards_written_at on talent_cards (written_at) where visibility <> 'private';

/* Who is erased is erased here as well. */
create function forget_talent_searches() returns trigger language plpgsql as $$
begin
  delete from talent_search_results r using applications a
   where a.company_id = new.company_id and a.candidate_id = new.id and r.company_id = a.company_id and r.application_id = a.id;
  return null;
end $$;
create trigger candidates_forget_talent_searches after update of erased_at on candidates
  for each row when (new.erased_at is not null) execute function forget_talent_searches();
