/* Reminders of a filing that somebody put off, until a day and for a reason; what is owed and when stays as it is. */
alter table filings add column snoozed_until date;
alter table filings add column snoozed_why text check (length(snoozed_why) between 1 and 300);
alter table filings add column snoozed_by uuid;
alter table filings add constraint filings_snoozed check ((snoozed_until is null) = (snoozed_why is null) and (snoozed_until is null) = (snoozed_by is null));
