-- A pay group that was never used can be deleted: what was only tried of it goes with it.
alter table pay_rehearsals drop constraint pay_rehearsals_company_id_group_id_fkey;
alter table pay_rehearsals add foreign key (company_id, group_id) references pay_groups (company_id, id) on delete cascade;
