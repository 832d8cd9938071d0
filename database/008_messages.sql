-- Messages that really leave: who has taken one to send it, when it is tried again, and until when it is worth sending.

alter table outbox
  -- Where the recipient's telephone number is dialled when it is written without a country code.
  add column country text,
  -- One worker has it until then. A worker that died holds it no longer than this.
  add column claimed_until timestamptz,
  add column next_attempt_at timestamptz not null default now(),
  -- When what it says stops being true: its link has run out. Null: never.
  add column expires_at timestamptz,
  -- Trying again ends then.
  add column give_up_at timestamptz not null default now() + interval '2 days',
  -- What the provider that took it calls it.
  add column provider_id text;

-- Retried by the queue until now; from here on a failed message is one that is given up.
update outbox set status = 'queued' where status = 'sending';

drop index outbox_waiting;
create index outbox_due on outbox (next_attempt_at) where status in ('queued', 'sending');
create index outbox_of_company on outbox (company_id, created_at desc, id desc);
create index outbox_newest on outbox (created_at desc, id desc);

/* As enqueue_job, but not before a moment. */
create function enqueue_job_at(task text, payload json, key text, at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  execute 'select graphile_worker.add_job($1, payload := $2, job_key := $3, max_attempts := 10, run_at := $4)' using task, payload, key, at;
end $$;
revoke all on function enqueue_job_at(text, json, text, timestamptz) from public;
grant execute on function enqueue_job_at(text, json, text, timestamptz) to fourshore_app, fourshore_platform;
