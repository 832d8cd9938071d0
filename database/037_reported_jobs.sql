-- An advert that is said to ask for money is hidden until the platform has looked.
alter table jobs
  add column hidden_at timestamptz,
  -- What the platform has looked at and kept: it is not hidden again while it reads so.
  add column cleared_revision int;

alter table job_reports
  -- Who told, when signed in.
  add column by_user uuid,
  -- The network it came from, under a key; forgotten with the decision.
  add column sender bytea;
create index job_reports_of_job on job_reports (company_id, job_id);
create index job_reports_by on job_reports (by_user) where by_user is not null;
