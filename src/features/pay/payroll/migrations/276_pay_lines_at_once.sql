/*
 * A million lines are locked at once: that each is of somebody in its run is asked once for a statement, not once for a row, and two wide indexes of the same
 * columns became one. Lines are read of people in runs, and of a run.
 */
alter table pay_lines drop constraint pay_lines_company_id_run_id_employment_id_fkey;
alter table pay_balances drop constraint pay_balances_company_id_run_id_employment_id_fkey;
alter table pay_lines drop constraint pay_lines_pkey, add primary key (company_id, employment_id, run_id, line);
alter table pay_balances drop constraint pay_balances_pkey, add primary key (company_id, employment_id, run_id, key, for_month);
drop index pay_lines_employment;
drop index pay_balances_employment;
create index pay_lines_run on pay_lines (company_id, run_id);
create index pay_balances_run on pay_balances (company_id, run_id);

/* Each of the people is looked up by key: joined, they are read row by row against each other while the database does not know how many they are. */
create function refuse_pay_of_nobody() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct company_id, run_id, employment_id from added) line
     where (select true from pay_run_people person where person.company_id = line.company_id and person.run_id = line.run_id
                and person.employment_id = line.employment_id for key share) is null) then
    raise exception 'Locked pay is of somebody who is in its run' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger pay_lines_of_somebody after insert on pay_lines referencing new table as added
  for each statement execute function refuse_pay_of_nobody();
create trigger pay_balances_of_somebody after insert on pay_balances referencing new table as added
  for each statement execute function refuse_pay_of_nobody();

create function refuse_loss_of_pay() returns trigger language plpgsql as $$
begin
  if exists (
    select from removed person
     where (select true from pay_lines line where line.company_id = person.company_id and line.employment_id = person.employment_id
                and line.run_id = person.run_id limit 1)
        or (select true from pay_balances balance where balance.company_id = person.company_id and balance.employment_id = person.employment_id
                and balance.run_id = person.run_id limit 1)) then
    raise exception 'Somebody whose pay is locked stays in the run' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger pay_stays after delete on pay_run_people referencing old table as removed
  for each statement execute function refuse_loss_of_pay();

/* Whoever is stopped, held or left out is found among all others. */
create index pay_run_people_apart on pay_run_people (company_id, run_id, state, sort_name) include (employment_id)
  where state not in ('ok', 'locked');
