-- What is decided about a reported advert is said: why, to whoever told, and to the company.
alter table job_reports
  -- Why it was decided so, as the company and whoever told read it.
  add column decided_why text,
  -- What the page was read in by whoever told, for the letter with the decision.
  add column language text;
create index job_reports_decided on job_reports (decided_at desc) where decided_at is not null;

alter table jobs
  -- What the company answers while an advert of theirs is hidden; the last word of theirs counts.
  add column hidden_answer text,
  add column hidden_answer_at timestamptz;
