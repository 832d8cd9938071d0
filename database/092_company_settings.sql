-- How a company does things, in one table: by area, for all of it or for a part of it, from a day on.

/* What was said of an area for one scope. Only ever added to: what counts on a day is the newest line that holds from that day or before. */
create table company_settings (
  company_id uuid not null references companies on delete cascade,
  id bigint generated always as identity,
  area text not null check (area ~ '^[a-z][a-z-]{0,39}$'),
  scope text not null check (scope in ('company', 'entity', 'site', 'department', 'person')),
  scope_id uuid check ((scope_id is null) = (scope = 'company')),
  valid_from date not null,
  -- Fields that are said here; the others are those of the wider scope.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  set_at timestamptz not null default now(),
  set_by uuid,
  primary key (company_id, id)
);
create index company_settings_of on company_settings (company_id, area, scope, scope_id, valid_from desc, id desc);

/* What a company says of one field of an area now; null when it has said nothing. */
create function company_setting(company uuid, of_area text, field text) returns jsonb language sql stable parallel safe as $$
  select content -> field from company_settings
   where company_id = company and area = of_area and scope = 'company' and valid_from <= current_date
   order by valid_from desc, id desc limit 1
$$;

-- How companies hire was a table of its own.
insert into company_settings (company_id, area, scope, valid_from, content)
select company_id, 'hiring-approvals', 'company', '1970-01-01',
       jsonb_build_object('jobsNeedApproval', jobs_need_approval, 'offersNeedApproval', offers_need_approval)
  from hiring_settings;
insert into company_settings (company_id, area, scope, valid_from, content)
select company_id, 'job-questions', 'company', '1970-01-01', jsonb_build_object('peopleMayAsk', people_may_ask) from hiring_settings;
drop table hiring_settings;
