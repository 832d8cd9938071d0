-- How often each question of a test, with its figures, was shown on a day: not to whom. What too many of those who took the test were shown lately rests.
create table skill_item_showings (
  test text not null,
  -- A digest of what was shown.
  item text not null check (length(item) = 22),
  day date not null,
  shown integer not null check (shown > 0),
  primary key (test, day, item)
);
-- Of each question what it was drawn from; null: all from the one seed of the attempt, as it was before questions could rest.
alter table skill_test_attempts add column seeds jsonb;
