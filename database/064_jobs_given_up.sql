-- Background jobs that failed on every attempt stay in the queue until somebody has them tried again. Whoever runs the platform sees them,
-- never what they were given.

/* Those that were given up, newest first. As the owner: nobody else may read the queue. */
create function failed_jobs(most int, skip int)
  returns table (id bigint, name text, attempts int, last_error text, created_at timestamptz, failed_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public
as $$
begin
  return query execute
    'select j.id, j.task_identifier, j.attempts::int, j.last_error, j.created_at, j.updated_at
       from graphile_worker.jobs j where j.attempts >= j.max_attempts and j.locked_at is null
      order by j.updated_at desc, j.id desc limit $1 offset $2' using most, skip;
end $$;

/* How many wait, due or not, and how many were given up. */
create function count_jobs() returns table (waiting int, failed int)
  language plpgsql stable security definer set search_path = pg_catalog, public
as $$
begin
  return query execute
    'select count(*) filter (where attempts < max_attempts)::int, count(*) filter (where attempts >= max_attempts)::int
       from graphile_worker.jobs';
end $$;

/* One that was given up is tried again from the beginning, at once. Its name; null when there is no such job. */
create function retry_job(job bigint) returns text
  language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  found_name text;
begin
  execute 'select task_identifier from graphile_worker.jobs where id = $1 and attempts >= max_attempts and locked_at is null'
    into found_name using job;
  if found_name is null then return null; end if;
  execute 'select graphile_worker.reschedule_jobs(array[$1], run_at := now(), attempts := 0)' using job;
  return found_name;
end $$;

revoke all on function failed_jobs(int, int), count_jobs(), retry_job(bigint) from public;
grant execute on function failed_jobs(int, int), count_jobs(), retry_job(bigint) to fourshore_platform;
