/*
 * Minutes that were settled otherwise than by money of a run. As time off: what changes of such a day is time off again. By a case of recovery: paid
 * back or let go, with the person’s word; the minutes that run had paid too much stand against it from then on.
 */
alter table pay_time_uses
  add column as_time_off boolean not null default false,
  add column recovery_id uuid,
  add foreign key (company_id, recovery_id) references pay_recoveries (company_id, id);
