-- Somebody who was found in a search by criteria says that a verdict on them is wrong; a person of the company answers.

/* Said by whom it is about, and not by the team. */
alter table talent_search_objections add column by_person boolean not null default false;
alter table talent_search_objections add check (not by_person or by_user is null);
create index talent_search_objections_waiting on talent_search_objections (company_id, run_id) where by_person;

/* What a person of the company says to it, once. Only ever added to. */
create table talent_search_answers (
  company_id uuid not null,
  objection_id uuid not null,
  -- Whether they find that the verdict was wrong.
  agreed boolean not null,
  words text check (length(words) between 1 and 1000),
  by_user uuid,
  at timestamptz not null default now(),
  primary key (company_id, objection_id),
  foreign key (company_id, objection_id) references talent_search_objections on delete cascade
);
