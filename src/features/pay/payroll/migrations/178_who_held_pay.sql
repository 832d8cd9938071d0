/* Who left somebody out of a run, held what is paid to them or took them back in: what they changed is not checked by them alone. */
alter table pay_run_people add column set_by uuid;
