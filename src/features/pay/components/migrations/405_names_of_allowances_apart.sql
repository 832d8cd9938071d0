/*
 * Names of allowances that differ became one component where they came to one code: letters of other scripts and signs are none of a code, and it ends
 * after 32 letters. Each name has its own from here on. What was locked by one of them stays together: its back pay is compared by component.
 */
do $$
declare t text;
begin
  foreach t in array array['allowances', 'employments', 'pay_components', 'pay_component_versions', 'pay_lines', 'pay_marks'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
end $$;

create temporary table allowances_apart as
  select allowance.company_id, allowance.id, component.entity_id, trim(allowance.allowance_type) as name, allowance.effective_from,
         left(component.code, 31) || '_' || substr(md5(lower(trim(allowance.allowance_type))), 1, 8) as code
    from pay_components component
    join pay_component_versions version on version.company_id = component.company_id and version.component_id = component.id
     and version.reason = 'Taken over from allowances by name'
    join employments employment on employment.company_id = component.company_id and employment.entity_id = component.entity_id
    join allowances allowance on allowance.company_id = employment.company_id and allowance.employment_id = employment.id
     and allowance.component_code = component.code and allowance.created_at <= version.made_at
   where lower(left(trim(allowance.allowance_type), 120)) <> lower(version.name)
     and not exists (select from pay_component_versions other
                      where other.company_id = version.company_id and other.component_id = version.component_id and other.id <> version.id)
     and not exists (select from pay_lines line where line.company_id = component.company_id and line.component = component.code);

insert into pay_components (company_id, entity_id, code)
  select distinct company_id, entity_id, code from allowances_apart on conflict do nothing;
insert into pay_component_versions (company_id, component_id, effective_from, name, nature, reason)
  select component.company_id, component.id, min(apart.effective_from), left(min(apart.name), 120), 'allowance', 'Taken over from allowances by name'
    from allowances_apart apart
    join pay_components component on component.company_id = apart.company_id and component.entity_id = apart.entity_id and component.code = apart.code
   group by component.company_id, component.id;
update allowances allowance set component_code = apart.code
  from allowances_apart apart where apart.company_id = allowance.company_id and apart.id = allowance.id;
drop table allowances_apart;
