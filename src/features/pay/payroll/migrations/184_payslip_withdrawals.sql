/*
 * Payslips that were taken back with a note, so that the person no longer sees them; publishing again ends it. Those of a run that was voided
 * are not published again: their owner still sees that they were withdrawn, and why.
 */
create table payslip_withdrawals (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  run_id uuid not null,
  version int not null,
  is_void boolean not null default false,
  note text not null check (length(note) between 1 and 300),
  withdrawn_at timestamptz not null,
  withdrawn_by uuid not null,
  restored_at timestamptz,
  restored_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employment_id, run_id, version) references payslips (company_id, employment_id, run_id, version) on delete cascade,
  check ((restored_at is null) = (restored_by is null)),
  check (restored_at is null or not is_void)
);
create unique index payslip_withdrawals_open on payslip_withdrawals (company_id, employment_id, run_id, version) where restored_at is null;
