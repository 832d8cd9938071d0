-- What happened stays when somebody is erased; the words beside it do not. Nothing else of it ever changes.

create function only_forgets() returns trigger language plpgsql as $$
begin
  if new.detail <> '{}'::jsonb or (to_jsonb(new) - 'detail') is distinct from (to_jsonb(old) - 'detail') then
    raise exception 'What happened to an application is only ever added to';
  end if;
  return new;
end $$;
create trigger application_events_only_forget before update on application_events for each row execute function only_forgets();
