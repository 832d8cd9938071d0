/* What payroll noted on a line of somebody's pay in a run, for themselves and whoever checks it: kept as it was written, by nobody changed. */
create table pay_line_notes (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  run_id uuid not null,
  employment_id uuid not null,
  -- The key of the line, which a new calculation keeps.
  line_key text not null check (length(line_key) between 1 and 200),
  note text not null check (length(note) between 1 and 500),
  noted_at timestamptz not null,
  noted_by uuid not null,
  primary key (company_id, id),
  foreign key (company_id, run_id) references pay_runs (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);
create index pay_line_notes_person on pay_line_notes (company_id, run_id, employment_id, noted_at);
