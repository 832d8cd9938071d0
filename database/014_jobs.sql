-- Jobs of a company, and what the public sees of those it has published.

--   public    whoever looks for work, signed in or not: reads published adverts and what they refer to, and reports one
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'fourshore_public') then create role fourshore_public nologin; end if;
  exception when duplicate_object or unique_violation then null;
  end;
  grant fourshore_public to current_user;
end $$;
grant usage on schema public to fourshore_public;

/* Occupations of the European classification (ESCO): what a job is called, and what else it is called. */
create table occupations (
  id int primary key,
  esco uuid not null unique,
  isco text not null,
  -- ISCO-08 major group: 2 professionals, 7 craft workers.
  field smallint not null generated always as (left(isco, 1)::smallint) stored,
  title text not null
);
create table occupation_titles (
  title text not null,
  occupation_id int not null references occupations,
  primary key (title, occupation_id)
);
create index occupation_titles_like on occupation_titles using gin (title gin_trgm_ops);

create table skills (
  id int primary key,
  title text not null unique
);
create index skills_like on skills using gin (title gin_trgm_ops);
/* What an occupation cannot do without, the most particular first. */
create table occupation_skills (
  occupation_id int not null references occupations,
  place smallint not null,
  skill_id int not null references skills,
  primary key (occupation_id, place)
);

/* Where work is done: towns, and in a city state its districts. */
create table places (
  id int primary key,
  country text not null,
  region text not null,
  name text not null,
  -- Lower case, without accents: what is typed is compared with this.
  folded text not null,
  lat double precision not null,
  lng double precision not null,
  people int not null
);
create index places_by_name on places (country, folded text_pattern_ops);
create index places_by_region on places (country, region);

/* A job from its first draft to its archive. What is written in it stands in `content`, as its contract says. */
create table jobs (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  status text not null default 'draft' check (status in ('template', 'draft', 'scheduled', 'open', 'paused', 'closed', 'archived')),
  title text not null default '',
  department text not null default '',
  country text not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Counts every save; a save on an older one is refused.
  version int not null default 1,
  -- Counts what the public has seen; 0 before it is published.
  revision int not null default 0,
  publish_at timestamptz,
  posted_at timestamptz,
  -- Since when the advert has stood as it is in what authorities count from: title, pay, place, vacancies.
  unchanged_since timestamptz,
  closes_at timestamptz,
  closed_at timestamptz,
  close_reason text check (close_reason in ('filled', 'cancelled', 'expired', 'taken_down')),
  close_note text,
  created_by uuid,
  updated_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index jobs_newest on jobs (company_id, status, updated_at desc, id);
create index jobs_due on jobs (publish_at) where status = 'scheduled';
create index jobs_over on jobs (closes_at) where status in ('open', 'paused');

/* What the public has seen, each time it changed. Only ever added to. */
create table job_revisions (
  company_id uuid not null,
  job_id uuid not null,
  number int not null,
  content jsonb not null,
  changed text[] not null,
  at timestamptz not null default now(),
  by_user uuid,
  primary key (company_id, job_id, number),
  foreign key (company_id, job_id) references jobs on delete cascade
);

/* The public face of a job that was ever published: nothing stands here that anybody may not read. One row for each job. */
create table job_adverts (
  company_id uuid not null,
  id uuid not null,
  open boolean not null,
  title text not null,
  department text not null,
  occupation_id int references occupations,
  field smallint,
  employment_type text not null,
  work_mode text not null,
  seniority text,
  country text not null,
  place_id int not null references places,
  currency text not null,
  -- What it pays at most in a month, minor units, whatever the period it is written in; null: not said.
  month_max bigint,
  -- Which of the country's steps of pay it reaches; 0: none, or not said.
  pay_band smallint not null,
  -- Everything else that is shown, as the contract of the public call has it.
  shown jsonb not null,
  posted_at timestamptz not null,
  updated_at timestamptz not null,
  closes_at timestamptz not null,
  title_words tsvector not null,
  words tsvector not null,
  primary key (company_id, id),
  foreign key (company_id, id) references jobs on delete cascade
);
create unique index job_adverts_id on job_adverts (id);
create index job_adverts_newest on job_adverts (posted_at desc, id) where open;
create index job_adverts_country on job_adverts (country, posted_at desc, id) where open;
create index job_adverts_place on job_adverts (place_id, posted_at desc, id) where open;
create index job_adverts_pay on job_adverts (country, month_max desc nulls last, id) where open;
create index job_adverts_company on job_adverts (company_id, posted_at desc) where open;
create index job_adverts_occupation on job_adverts (occupation_id, posted_at desc) where open;
create index job_adverts_department on job_adverts (lower(department), posted_at desc) where open;
create index job_adverts_title on job_adverts using gin (title_words) where open;
create index job_adverts_words on job_adverts using gin (words) where open;
-- Statistics of more words than usual: whether a word is rare decides which index is read.
alter table job_adverts alter column words set statistics 1000, alter column title_words set statistics 1000;

/* How many open adverts there are of each kind: the counts beside the filters, without reading the adverts. */
create table job_tallies (
  country text not null,
  work_mode text not null,
  employment_type text not null,
  seniority text not null,
  field smallint not null,
  pay_band smallint not null,
  adverts int not null,
  primary key (country, work_mode, employment_type, seniority, field, pay_band)
);

/* Moves with every change of an advert: whoever keeps counts for a moment asks whether they still hold. */
create sequence job_changes;

create function tally_job_adverts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  perform nextval('job_changes');
  if tg_op = 'INSERT' then
    insert into job_tallies as t
    select country, work_mode, employment_type, coalesce(seniority, ''), coalesce(field, -1), pay_band, count(*)
      from came where open group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (country, work_mode, employment_type, seniority, field, pay_band) do update set adverts = t.adverts + excluded.adverts;
  elsif tg_op = 'DELETE' then
    insert into job_tallies as t
    select country, work_mode, employment_type, coalesce(seniority, ''), coalesce(field, -1), pay_band, -count(*)
      from went where open group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (country, work_mode, employment_type, seniority, field, pay_band) do update set adverts = t.adverts + excluded.adverts;
  else
    insert into job_tallies as t
    select country, work_mode, employment_type, seniority, field, pay_band, sum(n) from (
      select country, work_mode, employment_type, coalesce(seniority, '') seniority, coalesce(field, -1) field, pay_band, -1 n from went where open
      union all
      select country, work_mode, employment_type, coalesce(seniority, ''), coalesce(field, -1), pay_band, 1 from came where open
    ) both_ways group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict (country, work_mode, employment_type, seniority, field, pay_band) do update set adverts = t.adverts + excluded.adverts;
  end if;
  return null;
end $$;
create trigger tally_came after insert on job_adverts referencing new table as came for each statement execute function tally_job_adverts();
create trigger tally_went after delete on job_adverts referencing old table as went for each statement execute function tally_job_adverts();
create trigger tally_changed after update on job_adverts referencing old table as went new table as came
  for each statement execute function tally_job_adverts();

/* Somebody says that an advert is not what it should be. Seen by platform staff, never by the company. */
create table job_reports (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  job_id uuid not null,
  reason text not null check (reason in ('asks_for_money', 'not_real', 'discriminates', 'wrong_facts', 'other')),
  words text,
  email text,
  at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  decision text check (decision in ('kept', 'taken_down')),
  primary key (company_id, id),
  foreign key (company_id, job_id) references jobs on delete cascade
);
create index job_reports_waiting on job_reports (at) where decided_at is null;
