/* A letter of offer that is on its way: approved, told to leave, and not left yet. Until then it can be held. */
alter table offers
  add column leaves_at timestamptz,
  add column sent_by uuid,
  -- Why it did not leave when its time came.
  add column held_back text;
create index offers_leaving on offers (leaves_at) where leaves_at is not null;

/* Who became an employee from which application, what went over with them, and whether their first day has come. */
create table hires (
  company_id uuid not null,
  application_id uuid not null,
  employee_id uuid not null,
  starts_on date not null,
  -- What was carried over: cv, offerLetter, answers, phone.
  carried text[] not null default '{}',
  hired_by uuid,
  hired_at timestamptz not null,
  begun_at timestamptz,
  -- The day they are welcomed, which opens their portal; null: done, or not wanted.
  welcome_on date,
  primary key (company_id, application_id),
  foreign key (company_id, application_id) references applications on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index hires_to_begin on hires (starts_on) where begun_at is null or welcome_on is not null;
create index hires_of_employee on hires (company_id, employee_id);
