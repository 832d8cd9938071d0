-- Open pages are told when something they show has changed, by LISTEN and NOTIFY. A message names what changed and carries nothing of it.

/* Applications of a job: whoever looks at its board. Once for each job of a statement, whatever it changed. */
create function tell_boards() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform pg_notify('fourshore_changes', 'board ' || changed.job_id) from (select distinct job_id from changed_rows) as changed;
  return null;
end $$;
create trigger applications_added after insert on applications referencing new table as changed_rows
  for each statement execute function tell_boards();
create trigger applications_changed after update on applications referencing new table as changed_rows
  for each statement execute function tell_boards();
create trigger applications_removed after delete on applications referencing old table as changed_rows
  for each statement execute function tell_boards();

/* A session that ends takes its open pages with it. */
create function tell_session_over() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform pg_notify('fourshore_changes', 'session ' || old.id);
  return null;
end $$;
create trigger session_over after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_over();
create trigger session_removed after delete on sessions for each row execute function tell_session_over();
