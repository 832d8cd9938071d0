-- What another provider paid before the first run here: counted in the sums of the year, never paid again.

alter table pay_runs drop constraint pay_runs_kind_check;
alter table pay_runs
  add constraint pay_runs_kind_check check (kind in ('regular', 'off_cycle', 'bonus', 'final', 'correction', 'opening'));

/* A period is paid by a regular run or counted as paid before: never both. */
drop index pay_runs_period;
create unique index pay_runs_period on pay_runs (company_id, group_id, from_day) where kind in ('regular', 'opening') and state <> 'void';
