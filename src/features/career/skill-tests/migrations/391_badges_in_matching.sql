-- Whether the result counts as evidence of the skill in its person's own list of jobs: theirs to switch on. No employer's list reads it.
alter table skill_test_attempts add column counts_in_matching boolean not null default false;
alter table skill_test_attempts add constraint skill_test_attempts_counts check (not counts_in_matching or finished_at is not null);
