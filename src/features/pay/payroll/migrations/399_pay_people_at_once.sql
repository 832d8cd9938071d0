/*
 * People of a run and their drafts are written by the thousand: that a run, an employment and a person of the run are there is asked once for a
 * statement and not once for a row, as of locked lines (276). They go with their run as before, a draft with its person, and an employment that
 * somebody was in a run with stays.
 */
alter table pay_run_people drop constraint pay_run_people_company_id_run_id_fkey;
alter table pay_run_people drop constraint pay_run_people_company_id_employment_id_fkey;
alter table pay_drafts drop constraint pay_drafts_company_id_run_id_employment_id_fkey;

/* Each is looked up by key, and held until the transaction ends: nobody takes it away in between. */
create function refuse_people_of_no_run() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct company_id, run_id from added) one
     where (select true from pay_runs run where run.company_id = one.company_id and run.id = one.run_id for key share) is null) then
    raise exception 'Somebody is in a run that is there' using errcode = 'foreign_key_violation';
  end if;
  if exists (
    select from (select distinct company_id, employment_id from added) one
     where (select true from employments employment where employment.company_id = one.company_id and employment.id = one.employment_id
                for key share) is null) then
    raise exception 'Somebody in a run has an employment that is there' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger pay_people_of_a_run after insert on pay_run_people referencing new table as added
  for each statement execute function refuse_people_of_no_run();

create trigger pay_drafts_of_somebody after insert on pay_drafts referencing new table as added
  for each statement execute function refuse_pay_of_nobody();

create function remove_drafts_of_people() returns trigger language plpgsql as $$
begin
  delete from pay_drafts draft using removed
   where draft.company_id = removed.company_id and draft.run_id = removed.run_id and draft.employment_id = removed.employment_id;
  return null;
end $$;
create trigger pay_people_take_drafts after delete on pay_run_people referencing old table as removed
  for each statement execute function remove_drafts_of_people();

create function remove_people_of_runs() returns trigger language plpgsql as $$
begin
  delete from pay_run_people person using removed where person.company_id = removed.company_id and person.run_id = removed.id;
  return null;
end $$;
create trigger pay_runs_take_people after delete on pay_runs referencing old table as removed
  for each statement execute function remove_people_of_runs();

create function refuse_loss_of_pay_people() returns trigger language plpgsql as $$
begin
  if exists (
    select from removed
     where exists (select from pay_run_people person where person.company_id = removed.company_id and person.employment_id = removed.id)) then
    raise exception 'An employment that was in a pay run stays' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger employments_in_runs_stay after delete on employments referencing old table as removed
  for each statement execute function refuse_loss_of_pay_people();
