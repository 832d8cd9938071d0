-- The overview of hiring, the fairness report, and what people say of themselves for it, apart from everything else.

--   audit    counts what people said of themselves, in groups. Nobody signs in as it and no door opens it: it owns two functions, and nothing else reaches the answers
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'fourshore_audit') then create role fourshore_audit nologin; end if;
  exception when duplicate_object or unique_violation then null;
  end;
  grant fourshore_audit to current_user;
end $$;
grant usage, create on schema public to fourshore_audit;

/* What somebody who applied said of themselves, of their own will. Theirs alone: the company has no way to a row of it. */
create table self_identifications (
  company_id uuid not null,
  application_id uuid not null,
  -- Null: not asked, or left empty. 'unsaid': they would rather not say.
  gender text check (gender in ('woman', 'man', 'other', 'unsaid')),
  age_band text check (age_band in ('under25', '25to39', '40to54', '55plus', 'unsaid')),
  ethnicity text check (length(ethnicity) between 1 and 40),
  at timestamptz not null default now(),
  primary key (company_id, application_id),
  foreign key (company_id, application_id) references applications on delete cascade
);

/* Nobody is left who could change or take it back: neither an account nor a link. Then it goes. */
create function forget_self_identification() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from self_identifications where company_id = new.company_id and application_id = new.id;
  return null;
end $$;
create trigger applications_forget_self_identification after update of user_id, link_hash on applications
  for each row when (new.user_id is null and new.link_hash is null) execute function forget_self_identification();

/* How far each application of a time has ever come: 0 applied, 1 review, 2 interview, 3 assessment, 4 offer, 5 hired. What was taken back does not count. */
create function applications_reached(p_from timestamptz, p_until timestamptz)
returns table (company_id uuid, application_id uuid, reached int) language sql stable as $$
  with ranks (kind, place) as (values ('applied', 0), ('review', 1), ('interview', 2), ('assessment', 3), ('offer', 4), ('hired', 5))
  select a.company_id, a.id, greatest(r.place, case when a.outcome = 'hired' then 5 end, (
      select max(er.place) from application_events e
        join pipeline_stages es on es.company_id = e.company_id and es.id = e.to_stage
        join ranks er on er.kind = es.kind
       where e.company_id = a.company_id and e.application_id = a.id and e.undo_of is null
         and not exists (select from application_events u where u.company_id = e.company_id and u.application_id = e.application_id and u.undo_of = e.id)))
    from applications a
    join pipeline_stages s on s.company_id = a.company_id and s.id = a.stage_id
    join ranks r on r.kind = s.kind
   where a.applied_at >= p_from and a.applied_at < p_until
$$;

/* People in groups, with how many of each came how far: all that ever leaves the table above. Asked by the platform's job, which shows no small group to anybody. */
create function fairness_counts(p_from timestamptz, p_until timestamptz)
returns table (company_id uuid, country text, dimension text, grp text, people int, interview int, offer int, hired int)
language sql stable security definer set search_path = public as $$
  select a.company_id, j.country, d.dimension, d.grp, count(*)::int, count(*) filter (where a.reached >= 2)::int,
         count(*) filter (where a.reached >= 4)::int, count(*) filter (where a.reached >= 5)::int
    from applications_reached(p_from, p_until) a
    join applications p on p.company_id = a.company_id and p.id = a.application_id
    join jobs j on j.company_id = p.company_id and j.id = p.job_id
    left join self_identifications s on s.company_id = a.company_id and s.application_id = a.application_id
    cross join lateral (values
      ('gender', nullif(s.gender, 'unsaid')), ('age', nullif(s.age_band, 'unsaid')), ('ethnicity', nullif(s.ethnicity, 'unsaid')),
      ('both', nullif(s.gender, 'unsaid') || ' ' || nullif(s.ethnicity, 'unsaid'))) as d (dimension, grp)
   where exists (select from self_identifications o where o.company_id = a.company_id)
   group by 1, 2, 3, 4
$$;

/* Reports as they were made, small groups already left out. One of a calendar year is frozen; of the others the newest is kept. */
create table fairness_reports (
  company_id uuid not null references companies on delete cascade,
  country text not null,
  -- Applications that came on these days, the last one included.
  from_day date not null,
  until_day date not null,
  frozen boolean not null,
  report jsonb not null,
  made_at timestamptz not null,
  primary key (company_id, country, until_day)
);

/* Applications low in the assisted order that nobody had opened: a person is asked to look. */
create table oversight_samples (
  company_id uuid not null,
  -- The Monday of its week.
  week date not null,
  application_id uuid not null,
  met int not null,
  of_all int not null,
  looked_at timestamptz,
  looked_by uuid,
  primary key (company_id, week, application_id),
  foreign key (company_id, application_id) references applications on delete cascade
);
