/*
 * A locked run that is given up before any money could have left: its lines and sums stay readable and count nowhere; what it paid of is free to be
 * paid by another.
 */
alter table pay_runs
  add column voided_at timestamptz,
  add column voided_by uuid,
  add column void_reason text check (length(void_reason) between 1 and 300),
  add constraint pay_runs_voided check ((voided_at is null) = (void_reason is null) and (voided_at is null or state = 'void'));

/* The run that left a part of a deduction to be taken later. */
alter table pay_one_offs add column rest_of_run uuid,
  add foreign key (company_id, rest_of_run) references pay_runs (company_id, id);
