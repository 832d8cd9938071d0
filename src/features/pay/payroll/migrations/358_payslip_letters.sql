/*
 * Each time somebody was written to about a version of their payslip: the letter in the outbox, or why none left. What became of a letter is
 * asked of the outbox. Only ever added to.
 */
create table payslip_letters (
  company_id uuid not null,
  id bigint generated always as identity,
  employment_id uuid not null,
  run_id uuid not null,
  version int not null,
  outbox_id uuid,
  -- They have no account to open it with, or chose to get no such letter.
  withheld text check (withheld in ('no_account', 'by_choice')),
  by_user uuid,
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employment_id, run_id, version) references payslips (company_id, employment_id, run_id, version) on delete cascade,
  check ((outbox_id is null) = (withheld is not null))
);
create index payslip_letters_of on payslip_letters (company_id, run_id, employment_id, id desc);
