/*
 * Time that runs have paid beside normal hours, in minutes of a day and class: what a day comes to now less what stands here is due. `seq` counts the
 * runs that paid of the same day and class, so that of two at once one waits for nothing: it is refused.
 */
create table pay_time_uses (
  company_id uuid not null,
  employment_id uuid not null,
  work_date date not null,
  class text not null,
  seq int not null check (seq > 0),
  run_id uuid not null,
  -- Fewer than nought where a day was paid too much before.
  minutes int not null check (minutes <> 0),
  primary key (company_id, employment_id, work_date, class, seq),
  foreign key (company_id, run_id) references pay_runs (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id)
);
create index pay_time_uses_run on pay_time_uses (company_id, run_id);
create trigger pay_time_uses_stay before update on pay_time_uses for each row execute function refuse_change_of_pay();

/* Runs that were locked before time, leave and expenses came in by themselves were made without them: nothing of their periods is due now. */
alter table pay_runs add column takes_inputs boolean not null default true;
update pay_runs set takes_inputs = false where state = 'locked';
