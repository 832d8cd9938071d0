-- A job asks for one of the platform's tests or for one that its company wrote, and a share is of a result of the one or the other.
alter table job_skill_tests
  alter column test drop not null,
  add column written_id uuid,
  add foreign key (company_id, written_id) references written_tests (company_id, id) on delete cascade,
  add check (num_nonnulls(test, written_id) = 1);
create index job_skill_tests_written on job_skill_tests (company_id, written_id) where written_id is not null;
alter table skill_test_shares
  alter column attempt_id drop not null,
  add column written_attempt_id uuid references written_test_attempts (id) on delete cascade,
  add check (num_nonnulls(attempt_id, written_attempt_id) = 1);
create index skill_test_shares_written on skill_test_shares (written_attempt_id) where written_attempt_id is not null;
