-- Days that somebody has computed again without a change of a rule: what came out otherwise is shown as after one.

alter table attendance_recounts drop constraint attendance_recounts_cause_check;
alter table attendance_recounts add constraint attendance_recounts_cause_check check (cause in ('settings', 'limits', 'again'));

-- The days asked for; null where the change says which they are.
alter table attendance_recounts add column from_day date;
alter table attendance_recounts add column until_day date;
