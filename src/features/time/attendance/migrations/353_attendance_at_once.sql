/*
 * Days, their entries and weeks, and what waits, are written by the ten thousand: that each is of an employment is asked once for a statement and
 * not once for a row. They go with their employment as before. Punches keep their key: they are what everything else is made of.
 */
alter table attendance_days drop constraint attendance_days_company_id_employment_id_fkey;
alter table time_entries drop constraint time_entries_company_id_employment_id_fkey;
alter table attendance_weeks drop constraint attendance_weeks_company_id_employment_id_fkey;
alter table attendance_dirty drop constraint attendance_dirty_company_id_employment_id_fkey;

/* Each employment is looked up by key, and held until the transaction ends: nobody takes it away in between. */
create function refuse_time_of_nobody() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct company_id, employment_id from added) one
     where (select true from employments employment where employment.company_id = one.company_id and employment.id = one.employment_id
                for key share) is null) then
    raise exception 'Time is of an employment that is there' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create function remove_time_of_employments() returns trigger language plpgsql as $$
begin
  delete from attendance_days day using removed where day.company_id = removed.company_id and day.employment_id = removed.id;
  delete from time_entries entry using removed where entry.company_id = removed.company_id and entry.employment_id = removed.id;
  delete from attendance_weeks week using removed where week.company_id = removed.company_id and week.employment_id = removed.id;
  delete from attendance_dirty dirty using removed where dirty.company_id = removed.company_id and dirty.employment_id = removed.id;
  return null;
end $$;
create trigger employments_take_time after delete on employments referencing old table as removed
  for each statement execute function remove_time_of_employments();

do $$
declare written text;
begin
  foreach written in array array['attendance_days', 'time_entries', 'attendance_weeks', 'attendance_dirty'] loop
    execute format('create trigger of_an_employment after insert on %I referencing new table as added for each statement execute function refuse_time_of_nobody()', written);
  end loop;
end $$;
