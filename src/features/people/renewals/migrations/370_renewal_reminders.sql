-- How far people were reminded of the day a renewal is to be done by: 0 not yet, 4 a week after it. Begins anew when the day or who sees to it changes.
alter table renewal_cases add column reminded smallint not null default 0 check (reminded between 0 and 4);
create index renewal_cases_reminders on renewal_cases (due_on) where closed_at is null and reminded < 4;
