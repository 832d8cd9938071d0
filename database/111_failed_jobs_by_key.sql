-- Jobs that were given up are read by key, like every list: from behind the last one, however many stand before it.

drop function failed_jobs(int, int);

/* Those that were given up, newest first, from behind `before` and `before_id` where these are named. As the owner: nobody else may read the queue. */
create function failed_jobs(most int, passed_over int, before timestamptz, before_id bigint)
  returns table (id bigint, name text, attempts int, last_error text, created_at timestamptz, failed_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public
as $$
begin
  return query execute
    'select j.id, j.task_identifier, j.attempts::int, j.last_error, j.created_at, j.updated_at
       from graphile_worker.jobs j where j.attempts >= j.max_attempts and j.locked_at is null
        and ($3 is null or (j.updated_at, j.id) < ($3, $4))
      order by j.updated_at desc, j.id desc limit $1 offset $2' using most, passed_over, before, before_id;
end $$;

revoke all on function failed_jobs(int, int, timestamptz, bigint) from public;
grant execute on function failed_jobs(int, int, timestamptz, bigint) to fourshore_platform;
