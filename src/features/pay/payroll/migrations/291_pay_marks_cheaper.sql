/*
 * A mark costs whoever writes pay, people or days of attendance as little as it can: it is appended and not looked up first. One statement marks somebody
 * once; several of one transaction may do so again, and who reads marks asks for whom they are of, once each.
 */
alter table pay_marks drop constraint pay_marks_pkey;
create index pay_marks_seen on pay_marks (company_id, seen_in);

create or replace function mark_pay() returns trigger language plpgsql as $$
declare changed text := case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed' else '(select * from added union all select * from removed)' end;
begin
  execute format('insert into pay_marks (company_id, employment_id) select distinct one.company_id, %1$s from %2$s one %3$s where %1$s is not null',
    tg_argv[0], changed, tg_argv[1]);
  return null;
end $$;
