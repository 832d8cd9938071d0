-- Jobs are added by SQL in the transaction that causes them. The queue's own tables stay the owner's.

/* Adds a job for the worker. Runs as the owner, because nobody else may write to the queue. `key` makes a second job of the same name replace the first. */
create function enqueue_job(task text, payload json, key text default null) returns void
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  execute 'select graphile_worker.add_job($1, payload := $2, job_key := $3, max_attempts := 10)' using task, payload, key;
end $$;
revoke all on function enqueue_job(text, json, text) from public;
grant execute on function enqueue_job(text, json, text) to fourshore_app, fourshore_platform;
