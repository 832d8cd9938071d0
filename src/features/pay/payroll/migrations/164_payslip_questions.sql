/* What somebody asked about a line of their payslip, and what payroll answered. */
create table pay_questions (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  run_id uuid not null,
  employment_id uuid not null,
  -- The line as it stands on the payslip; none: the whole of it.
  line_label text check (length(line_label) between 1 and 200),
  question text not null check (length(question) between 1 and 1000),
  asked_at timestamptz not null default now(),
  asked_by uuid not null,
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  answered_by uuid,
  primary key (company_id, id),
  foreign key (company_id, run_id, employment_id) references pay_run_people (company_id, run_id, employment_id),
  check ((answer is null) = (answered_at is null))
);
create index pay_questions_employment on pay_questions (company_id, employment_id, asked_at desc);
create index pay_questions_open on pay_questions (company_id, asked_at) where answer is null;
