/* What everybody who was still in the running is told when a job closes, and a change of a published job that waits for approval. */
alter table jobs add column close_message text check (length(close_message) <= 1000);
-- The fields that are to be different, with what they are to hold; null: nothing is asked.
alter table jobs add column proposed jsonb check (jsonb_typeof(proposed) = 'object');
create index jobs_proposed on jobs (company_id) where proposed is not null;

/* Until when somebody who was interviewed has to be told the outcome, where the law of the work says so. */
alter table applications add column outcome_due timestamptz;
create index applications_outcome_due on applications (company_id, outcome_due) where outcome_due is not null and outcome = 'active';
