-- Links of people without an account end: each carries the time it was made, and those made before a new one was asked for no longer count.
create table link_cutoffs (
  link_hash bytea primary key,
  not_before timestamptz not null
);
create index link_cutoffs_time on link_cutoffs (not_before);
