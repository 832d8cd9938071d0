-- How a company's own test is taken: after how many days again, how long one question is open (null: as long as the whole test), and whether one may go back.
alter table written_tests
  add column wait_days smallint not null default 30 check (wait_days between 1 and 365),
  add column seconds_each smallint check (seconds_each between 15 and 1800),
  add column goes_back boolean not null default true,
  add constraint written_tests_one_way check (seconds_each is null or not goes_back);
alter table written_test_versions
  add column wait_days smallint not null default 30 check (wait_days between 1 and 365),
  add column seconds_each smallint check (seconds_each between 15 and 1800),
  add column goes_back boolean not null default true,
  add constraint written_test_versions_one_way check (seconds_each is null or not goes_back);
-- An attempt keeps what it began with. `at_question` is the one that is open where nobody goes back, from 1, since `question_since`.
alter table written_test_attempts
  add column wait_days smallint not null default 30 check (wait_days between 1 and 365),
  add column seconds_each smallint check (seconds_each between 15 and 1800),
  add column goes_back boolean not null default true,
  add column at_question smallint not null default 1 check (at_question >= 1),
  add column question_since timestamptz;
update written_test_attempts set question_since = started_at;
alter table written_test_attempts alter column question_since set not null;
