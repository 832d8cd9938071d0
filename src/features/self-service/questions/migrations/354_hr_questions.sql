/* What employees ask HR in the portal, and where each question stands. */
create table hr_questions (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  kind text not null check (kind in ('pay', 'leave', 'time', 'documents', 'other')),
  question text not null check (length(question) between 1 and 2000),
  -- open: HR has the next word; answered: the person has.
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- When it came into its state: an open one waits since then.
  since timestamptz not null,
  asked_at timestamptz not null,
  asked_by uuid not null,
  -- Who of HR has it.
  assigned_to uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index hr_questions_state on hr_questions (company_id, state, since, id);
create index hr_questions_employee on hr_questions (company_id, employee_id, asked_at desc);

/* What was written after the question, by the person and by HR; a note is HR's own. */
create table hr_question_messages (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  question_id uuid not null,
  kind text not null check (kind in ('more', 'answer', 'note')),
  words text not null check (length(words) between 1 and 2000),
  written_at timestamptz not null,
  written_by uuid not null,
  primary key (company_id, id),
  foreign key (company_id, question_id) references hr_questions (company_id, id) on delete cascade
);
create index hr_question_messages_question on hr_question_messages (company_id, question_id, written_at, id);
