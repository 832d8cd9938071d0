-- Telephone numbers that have answered STOP, each by a name that nobody can read back. It stays whatever becomes of the alerts that were stopped, and
-- when whoever asked for them is gone: who said that nothing is to come is written to again when they answer START.
create table phone_stops (
  phone_name bytea primary key,
  stopped_at timestamptz not null
);
