/* How far files are sealed with a new key: owners in the order of their ids, the last one that is done. What else is sealed says it by itself,
   in `key_version`. */
create table key_rotations (
  version smallint primary key,
  begun_at timestamptz not null default now(),
  files_done_to uuid,
  finished_at timestamptz
);
