/* What was left of leave on the pay day, as it stood when a version of a payslip was published: kept with it and by nobody changed. */
create table payslip_leave (
  company_id uuid not null,
  employment_id uuid not null,
  run_id uuid not null,
  version int not null,
  on_day date not null,
  -- By kind of leave: its key, its name then, whether it is the law's, minutes left and minutes of a day.
  balances jsonb not null check (jsonb_typeof(balances) = 'array'),
  primary key (company_id, employment_id, run_id, version),
  foreign key (company_id, employment_id, run_id, version) references payslips (company_id, employment_id, run_id, version) on delete cascade
);
create trigger payslip_leave_stays before update on payslip_leave for each row execute function refuse_change_of_pay();
