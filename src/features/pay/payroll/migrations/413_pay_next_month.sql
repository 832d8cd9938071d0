-- Whether pay of a month goes out in the month after it, as on the 7th for the month before.
alter table pay_groups
  add column pays_next_month boolean not null default false,
  add constraint pay_groups_next_month check (not pays_next_month or frequency = 'monthly');
