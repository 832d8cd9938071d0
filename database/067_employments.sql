-- People and places: who is employed by which legal entity since when, on which terms, and whom they report to; each with its history.

/* A name that only stands in records is a department as well, so that everybody is in one by id; it is offered once it is put on the list. */
alter table departments
  add column listed boolean not null default true,
  -- The department that took its people. Terms that name the one that is gone are read as naming this one.
  add column merged_into uuid,
  add foreign key (company_id, merged_into) references departments (company_id, id),
  add check (merged_into is null or (not listed and merged_into <> id));
drop index departments_name;
create unique index departments_name on departments (company_id, lower(name)) where merged_into is null;
create index departments_merged on departments (company_id, merged_into) where merged_into is not null;

/* What people of the company are employed as: a list that grows with what is typed. */
create table positions (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id)
);
create unique index positions_title on positions (company_id, lower(title));

/* A person employed by a legal entity, from a day to a day. Somebody who comes back has a new one. */
create table employments (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  -- None: it is not known which; nothing that depends on it (pay, filings) may go on before it is.
  entity_id uuid,
  number text not null check (length(number) between 1 and 60),
  started_on date not null,
  -- The last day.
  ended_on date,
  end_reason text check (length(end_reason) between 1 and 300),
  -- Service is counted from here where it is not counted from started_on.
  continuity_from date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  unique nulls not distinct (company_id, employee_id, entity_id, started_on),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, entity_id) references legal_entities (company_id, id),
  -- A day before the first: it never began.
  check (ended_on >= started_on - 1)
);

/*
 * Terms of an employment, only ever added to: in force on day d as known at t is, among the rows entered by t and not voided by t, the one
 * with the greatest (effective_from <= d, id). A row that voids another says nothing itself.
 */
create table employment_terms (
  company_id uuid not null,
  employment_id uuid not null,
  effective_from date not null,
  id bigint generated always as identity,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  cause text check (cause in ('decided_late', 'paid_late', 'error')),
  decided_on date,
  reason text not null check (length(reason) between 1 and 300),
  voids_id bigint,
  country text not null,
  region text check (length(region) <= 60),
  site_id uuid,
  -- Where they work as it was typed, when that is none of the sites.
  site_text text check (length(site_text) <= 200),
  department_id uuid,
  position_id uuid,
  grade text check (length(grade) between 1 and 60),
  weekly_hours numeric(4, 1) check (weekly_hours between 0 and 168),
  primary key (company_id, employment_id, effective_from, id),
  unique (company_id, employment_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, employment_id, voids_id) references employment_terms (company_id, employment_id, id) on delete cascade,
  foreign key (company_id, site_id) references sites (company_id, id),
  foreign key (company_id, department_id) references departments (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id),
  check (cause is distinct from 'decided_late' or decided_on is not null)
);
create unique index employment_terms_voids on employment_terms (company_id, employment_id, voids_id) where voids_id is not null;

/* Whom an employment reports to, only ever added to, by the same rule. Nobody: neither a manager nor a text. */
create table reporting_lines (
  company_id uuid not null,
  employment_id uuid not null,
  effective_from date not null,
  id bigint generated always as identity,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  cause text check (cause in ('decided_late', 'paid_late', 'error')),
  decided_on date,
  reason text not null check (length(reason) between 1 and 300),
  voids_id bigint,
  manager_employment_id uuid,
  -- The manager as it was typed, when nobody of the company could be told from it.
  manager_text text check (length(manager_text) <= 200),
  primary key (company_id, employment_id, effective_from, id),
  unique (company_id, employment_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, employment_id, voids_id) references reporting_lines (company_id, employment_id, id) on delete cascade,
  foreign key (company_id, manager_employment_id) references employments (company_id, id) on delete set null (manager_employment_id),
  check (manager_employment_id <> employment_id),
  check (cause is distinct from 'decided_late' or decided_on is not null)
);
create unique index reporting_lines_voids on reporting_lines (company_id, employment_id, voids_id) where voids_id is not null;
create index reporting_lines_manager on reporting_lines (company_id, manager_employment_id) where manager_employment_id is not null;

/* Pay belongs to an employment. */
alter table compensations
  add column employment_id uuid,
  add column cause text check (cause in ('decided_late', 'paid_late', 'error')),
  add column decided_on date,
  add foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  add check (cause is distinct from 'decided_late' or decided_on is not null);
create index compensations_employment on compensations (company_id, employment_id, effective_from);
alter table allowances
  add column employment_id uuid,
  add foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade;
create index allowances_employment on allowances (company_id, employment_id);

/* What changed about an employment, from which day, and when it was entered: written by a trigger on every table that has employment_id and effective_from. */
create table change_log (
  company_id uuid not null,
  employment_id uuid not null,
  id bigint generated always as identity,
  source_table text not null,
  effective_from date not null,
  entered_at timestamptz not null default clock_timestamp(),
  primary key (company_id, employment_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);

-- Planned anew each time: a plan from when the tables were small would read all of them for each of thousands of rows.
create function log_change() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  -- One that is being taken away with its person is no longer there to be told of.
  insert into change_log (company_id, employment_id, source_table, effective_from)
    select a.company_id, a.employment_id, tg_table_name, a.effective_from
      from added a join employments m on m.company_id = a.company_id and m.id = a.employment_id
     order by a.employment_id, a.effective_from;
  return null;
end $$;
