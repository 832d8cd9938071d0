-- How somebody has arranged the navigation of the application: lines they pinned, groups they folded, the order they put lines in.
create table navigation_choices (
  user_id uuid primary key references users (id) on delete cascade,
  pinned text[] not null default '{}' check (cardinality(pinned) <= 60),
  folded text[] not null default '{}' check (cardinality(folded) <= 60),
  line_order text[] not null default '{}' check (cardinality(line_order) <= 60)
);
comment on table navigation_choices is 'A job seeker''s own';
