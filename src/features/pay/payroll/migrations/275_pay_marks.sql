/*
 * Whose facts of pay became others, and by which transaction: a run of many that is calculated again reckons those alone. Written by triggers on every
 * table that pay is gathered from, and never changed.
 */
create table pay_marks (
  company_id uuid not null,
  -- The transaction, as the database numbers them.
  seen_in xid8 not null default pg_current_xact_id(),
  -- Nought: everybody.
  employment_id uuid not null,
  made_at timestamptz not null default now(),
  primary key (company_id, seen_in, employment_id)
);
-- What spans companies, and the owner of functions that do, mark as well.
create policy platform_marks on pay_marks to fourshore_platform using (true) with check (true);
grant select, insert, delete on pay_marks to fourshore_platform;
-- Old ones are dropped by their age.
create index pay_marks_made on pay_marks using brin (made_at);
do $$ begin execute format('create policy owner_marks on pay_marks for insert to %I with check (true)', current_user); end $$;

/* Marks whoever rows of a statement are about. Arguments: whose they are, as a column; what has to be joined to know it. */
create function mark_pay() returns trigger language plpgsql as $$
declare changed text := case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed' else '(select * from added union all select * from removed)' end;
begin
  execute format('insert into pay_marks (company_id, employment_id) select distinct one.company_id, %1$s from %2$s one %3$s where %1$s is not null on conflict do nothing',
    tg_argv[0], changed, tg_argv[1]);
  return null;
end $$;

/* A run that is locked, or is not any more, decides on what others pay: of anybody. Of somebody's last run they alone are concerned. */
create function mark_pay_of_runs() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pay_marks (company_id, employment_id)
      select distinct company_id, '00000000-0000-0000-0000-000000000000'::uuid from added where state = 'locked'
       union select company_id, only_employment_id from added where only_employment_id is not null on conflict do nothing;
  elsif tg_op = 'DELETE' then
    insert into pay_marks (company_id, employment_id)
      select distinct company_id, '00000000-0000-0000-0000-000000000000'::uuid from removed where state = 'locked'
       union select company_id, only_employment_id from removed where only_employment_id is not null on conflict do nothing;
  else
    insert into pay_marks (company_id, employment_id)
      select now.company_id, '00000000-0000-0000-0000-000000000000'::uuid
        from added now join removed before on before.company_id = now.company_id and before.id = now.id
       where now.state <> before.state and 'locked' in (now.state, before.state)
       union select company_id, only_employment_id from added where only_employment_id is not null on conflict do nothing;
  end if;
  return null;
end $$;

do $$
declare
  marked record;
  own constant text := 'one.employment_id';
  nobody constant text := '''00000000-0000-0000-0000-000000000000''::uuid';
  of_employee constant text := 'join employments employment on employment.company_id = one.company_id and employment.employee_id = one.%s';
begin
  for marked in
    select t, own as whose, '' as joined from unnest(array['adjustments', 'attendance_days', 'attendance_locked', 'change_log', 'compensations', 'employment_terms',
      'leave_accounts', 'leave_assignments', 'leave_entries', 'leave_lots', 'leave_requests', 'leave_segments', 'pay_day_changes', 'pay_exits',
      'pay_one_offs', 'pay_recoveries', 'pay_time_uses', 'roster_cleared_days', 'roster_shifts', 'schedule_assignments', 'statutory_profiles',
      'time_entries']) t
    union all
    select t, nobody, '' from unnest(array['company_settings', 'expense_categories', 'holiday_calendars', 'holidays', 'leave_policies', 'leave_types',
      'legal_entities', 'pay_groups', 'period_events', 'periods', 'schedules', 'shift_type_versions', 'shift_types', 'sites', 'working_weeks']) t
    union all values
      ('employments', 'one.id', ''),
      ('employees', 'employment.id', format(of_employee, 'id')),
      ('allowances', 'employment.id', format(of_employee, 'employee_id')),
      ('expense_claims', 'employment.id', format(of_employee, 'employee_id')),
      ('expense_advances', 'employment.id', format(of_employee, 'employee_id')),
      ('expense_advance_entries', 'employment.id', 'join expense_advances advance on advance.company_id = one.company_id and advance.id = one.advance_id
         join employments employment on employment.company_id = advance.company_id and employment.employee_id = advance.employee_id'),
      ('expense_lines', 'employment.id', 'join expense_claims claim on claim.company_id = one.company_id and claim.id = one.claim_id
         join employments employment on employment.company_id = claim.company_id and employment.employee_id = claim.employee_id'),
      ('expense_payments', 'employment.id', 'join expense_lines line on line.company_id = one.company_id and line.id = one.line_id
         join expense_claims claim on claim.company_id = line.company_id and claim.id = line.claim_id
         join employments employment on employment.company_id = claim.company_id and employment.employee_id = claim.employee_id')
  loop
    execute format('create trigger pay_mark_insert after insert on %I referencing new table as added for each statement execute function mark_pay(%L, %L)',
      marked.t, marked.whose, marked.joined);
    execute format('create trigger pay_mark_delete after delete on %I referencing old table as removed for each statement execute function mark_pay(%L, %L)',
      marked.t, marked.whose, marked.joined);
    execute format('create trigger pay_mark_update after update on %I referencing old table as removed new table as added for each statement execute function mark_pay(%L, %L)',
      marked.t, marked.whose, marked.joined);
  end loop;
end $$;
create trigger pay_mark_insert after insert on pay_runs referencing new table as added for each statement execute function mark_pay_of_runs();
create trigger pay_mark_delete after delete on pay_runs referencing old table as removed for each statement execute function mark_pay_of_runs();
create trigger pay_mark_update after update on pay_runs referencing old table as removed new table as added for each statement execute function mark_pay_of_runs();
