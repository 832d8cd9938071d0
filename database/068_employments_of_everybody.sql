-- From what is there: one employment for each employee, its terms and whom it reports to. What was typed and nobody can be told from stays as text.

-- The owner is held by row-level security as everybody is; after_each_migration.sql forces it again.
do $$
declare t text;
begin
  foreach t in array array['companies', 'employees', 'departments', 'sites', 'legal_entities', 'compensations', 'allowances', 'positions', 'employments', 'employment_terms', 'reporting_lines'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
end $$;

insert into departments (company_id, name, offered, listed)
select distinct on (e.company_id, lower(e.department)) e.company_id, e.department, '{form,edit,filter}'::text[], false
  from employees e
 where length(e.department) between 1 and 100
   and not exists (select from departments d where d.company_id = e.company_id and lower(d.name) = lower(e.department))
 order by e.company_id, lower(e.department), e.created_at;

insert into positions (company_id, title)
select distinct on (company_id, lower(position)) company_id, position
  from employees where length(position) between 1 and 200
 order by company_id, lower(position), created_at;

insert into employments (company_id, employee_id, entity_id, number, started_on, ended_on, end_reason)
select e.company_id, e.id, l.id, e.employee_number, s.day,
       case when e.status = 'terminated' then greatest(e.updated_at::date, s.day - 1) end,
       case when e.status = 'terminated' then 'Status set to terminated' end
  from employees e
 cross join lateral (select coalesce(e.hire_date, e.created_at::date) as day) s
  -- The one entity of their country; where there are several nobody knows which.
  left join lateral (
    select min(x.id::text)::uuid as id from legal_entities x
     where x.company_id = e.company_id and x.country = e.country and x.archived_at is null having count(*) = 1) l on true;

insert into employment_terms (company_id, employment_id, effective_from, reason, country, region, site_id, site_text, department_id, position_id)
select m.company_id, m.id, m.started_on, 'Taken over from the record', e.country, null, s.id,
       case when s.id is null then nullif(left(trim(e.location), 200), '') end, d.id, p.id
  from employments m
  join employees e on e.company_id = m.company_id and e.id = m.employee_id
  left join sites s on s.company_id = e.company_id and lower(s.name) = lower(trim(e.location)) and s.archived_at is null
  left join departments d on d.company_id = e.company_id and lower(d.name) = lower(e.department) and d.merged_into is null
  left join positions p on p.company_id = e.company_id and lower(p.title) = lower(e.position);

-- A manager who is exactly one other person of the company, by name, e-mail or number; a circle links nobody of it.
with recursive named as (
  select m.company_id, m.id, trim(e.manager) as typed, m.started_on,
         (select case when count(*) = 1 then min(y.id::text)::uuid end
            from employees x join employments y on y.company_id = x.company_id and y.employee_id = x.id
           where x.company_id = m.company_id and y.id <> m.id
             and lower(trim(e.manager)) in (x.sort_name, x.email, lower(x.employee_number))) as manager
    from employments m join employees e on e.company_id = m.company_id and e.id = m.employee_id
   where trim(coalesce(e.manager, '')) <> ''
), climb as (
  select company_id, id as start, manager as at, array[id] as seen from named where manager is not null
  union all
  select c.company_id, c.start, n.manager, c.seen || n.id
    from climb c join named n on n.company_id = c.company_id and n.id = c.at
   where n.manager is not null and c.at <> all (c.seen)
), circles as (select distinct company_id, start from climb where at = start)
insert into reporting_lines (company_id, employment_id, effective_from, reason, manager_employment_id, manager_text)
select n.company_id, n.id, n.started_on, 'Taken over from the record',
       case when c.start is null then n.manager end,
       case when n.manager is null or c.start is not null then left(n.typed, 200) end
  from named n left join circles c on c.company_id = n.company_id and c.start = n.id;

update compensations c set employment_id = m.id from employments m where m.company_id = c.company_id and m.employee_id = c.employee_id;
update allowances a set employment_id = m.id from employments m where m.company_id = a.company_id and m.employee_id = a.employee_id;
