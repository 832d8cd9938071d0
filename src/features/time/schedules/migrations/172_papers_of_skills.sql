-- The paper that shows a skill or licence: one of the person's own documents, by its series. Its number, where it has one.
alter table employee_skills
  add column document_id uuid,
  add column number text check (length(number) between 1 and 60);
