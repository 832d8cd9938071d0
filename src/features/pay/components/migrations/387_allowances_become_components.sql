/*
 * Allowances that were known by their names become components of the legal entity, each name one: an allowance by nature, prorated as is usual, as they
 * were paid before. What is on the record stays as it is.
 */
-- The owner is held by row-level security as everybody is; after_each_migration.sql forces it again.
do $$
declare t text;
begin
  foreach t in array array['allowances', 'employments', 'pay_components', 'pay_component_versions', 'pay_marks'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
end $$;

create temporary table named_allowances as
  select allowance.company_id, allowance.id, employment.entity_id, allowance.allowance_type as name, allowance.effective_from,
         left(case when slug.code = '' then 'allowance_' || substr(md5(lower(trim(allowance.allowance_type))), 1, 8)
                   when slug.code in ('basic', 'housing', 'transport', 'medical', 'meal', 'communication', 'education', 'allowance', 'overtime', 'commission',
                     'bonus', 'statutory_bonus', 'leave_pay', 'notice_pay', 'arrears', 'in_kind', 'gratuity', 'severance', 'reimbursement', 'deduction',
                     'annual_wage_supplement', 'special_allowance', 'leave_travel_allowance', 'vacation_pay', 'social_allowance')
                   then slug.code || '_extra' else slug.code end, 40) as code
    from allowances allowance
    join employments employment on employment.company_id = allowance.company_id and employment.id = allowance.employment_id
   cross join lateral (
     select trim(both '_' from left(regexp_replace(lower(trim(allowance.allowance_type)), '[^a-z0-9]+', '_', 'g'), 32)) as code) slug
   where employment.entity_id is not null and trim(allowance.allowance_type) <> '';

insert into pay_components (company_id, entity_id, code)
  select distinct company_id, entity_id, code from named_allowances on conflict do nothing;
insert into pay_component_versions (company_id, component_id, effective_from, name, nature, reason)
  select component.company_id, component.id, min(named.effective_from), left(min(trim(named.name)), 120), 'allowance', 'Taken over from allowances by name'
    from named_allowances named
    join pay_components component on component.company_id = named.company_id and component.entity_id = named.entity_id and component.code = named.code
   group by component.company_id, component.id;
update allowances allowance set component_code = named.code
  from named_allowances named where named.company_id = allowance.company_id and named.id = allowance.id;
drop table named_allowances;
