-- Days that are paid out instead of taken: with the next pay, or as it was until now, by somebody who entered the pay elsewhere.
alter table leave_lots add column with_pay boolean not null default false;
alter table leave_lots add check (not with_pay or (kind = 'encash' and voids_id is null));
create index leave_lots_with_pay on leave_lots (company_id, employment_id) where with_pay;
