/*
 * That each punch is of an employment is asked once for a statement, as of days (353): readers deliver them by the ten thousand. They go with
 * their employment as before.
 */
alter table punches drop constraint punches_company_id_employment_id_fkey;
create trigger of_an_employment after insert on punches referencing new table as added for each statement execute function refuse_time_of_nobody();

create or replace function remove_time_of_employments() returns trigger language plpgsql as $$
begin
  delete from attendance_days day using removed where day.company_id = removed.company_id and day.employment_id = removed.id;
  delete from time_entries entry using removed where entry.company_id = removed.company_id and entry.employment_id = removed.id;
  delete from attendance_weeks week using removed where week.company_id = removed.company_id and week.employment_id = removed.id;
  delete from attendance_dirty dirty using removed where dirty.company_id = removed.company_id and dirty.employment_id = removed.id;
  delete from punches punch using removed where punch.company_id = removed.company_id and punch.employment_id = removed.id;
  return null;
end $$;

/* They are only ever added to: taken away by nobody but their employment. Asked here, as a grant cannot tell the one from the other. */
create function refuse_punches_taken() returns trigger language plpgsql as $$
begin
  raise exception 'Punches are only ever added to' using errcode = 'insufficient_privilege';
end $$;
create trigger punches_stay before delete on punches for each statement when (pg_trigger_depth() = 0) execute function refuse_punches_taken();
