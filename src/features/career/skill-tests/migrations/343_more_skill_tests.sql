-- Three more tests; of typing what was typed and when, of which the server reckons the result; and results that are void.
alter table skill_test_attempts
  drop constraint skill_test_attempts_test_check,
  add constraint skill_test_attempts_test_check
    check (test in ('numeracy', 'data', 'spreadsheet', 'coding', 'reading', 'care', 'typing')),
  -- Texts that were opened: when, what was typed, when it came in. Null for tests with questions.
  add column rounds jsonb,
  -- The person asks for a review of their result once; it is answered, or the result is void.
  add column review_words text,
  add column review_asked_at timestamptz,
  add column review_answer text,
  add column review_answered_at timestamptz,
  add column voided_at timestamptz,
  add column void_reason text,
  add check ((test = 'typing') = (rounds is not null)),
  add check ((review_words is null) = (review_asked_at is null)),
  add check ((review_answer is null) = (review_answered_at is null)),
  add check ((voided_at is null) = (void_reason is null)),
  add check (voided_at is null or (finished_at is not null and not badge_shown));
create index skill_test_attempts_reviews on skill_test_attempts (review_asked_at) where review_asked_at is not null;
create index skill_test_attempts_void on skill_test_attempts (voided_at) where voided_at is not null;
