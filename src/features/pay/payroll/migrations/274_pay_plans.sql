/*
 * People of a run stand by name with their key as a key to page by: the id only comes along. As a part of the key, the database took this index for
 * looking up one person of a run where it did not know yet how many there are, and read all of them for each.
 */
drop index pay_run_people_name;
create index pay_run_people_name on pay_run_people (company_id, run_id, sort_name) include (employment_id);

/* Nobody asks for drafts by what is in them. */
alter table pay_drafts alter column result set statistics 0, alter column locks set statistics 0;
alter table pay_lines alter column why set statistics 0, alter column quantity set statistics 0;

/*
 * How many people a run has, told to whoever plans statements: a run of many is written and read again within the minute in which the database would
 * have looked by itself. Whoever looks at these tables already does it for all.
 */
create function learn_pay_runs(of_locked boolean) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('learn_pay_runs')) then return; end if;
  if of_locked then
    analyze public.pay_lines, public.payslips;
  else
    analyze public.pay_run_people, public.pay_drafts;
  end if;
end $$;
revoke all on function learn_pay_runs(boolean) from public;
grant execute on function learn_pay_runs(boolean) to fourshore_app;
