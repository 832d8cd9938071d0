-- What people are told in the product, how they want to be told, and the devices they want it pushed to. All of it belongs to a person.

/* One thing somebody is told. `sealed` holds the facts its words are made of; the words are written in the language of whoever reads. */
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- The company it comes from; none: the platform.
  from_company uuid references companies on delete cascade,
  event text not null check (event ~ '^[a-z][a-z0-9-]{0,59}$'),
  -- Twice the same is one, for as long as it was not read.
  same_key text not null check (length(same_key) between 1 and 200),
  link text not null check (link ~ '^/' and length(link) <= 500),
  sealed bytea not null,
  key_version int not null,
  -- Stands in the list of the bell.
  listed boolean not null default true,
  -- 'waiting' leaves at email_at, 'daily' and 'weekly' with the next digest.
  email text not null default 'none' check (email in ('none', 'waiting', 'daily', 'weekly', 'sent')),
  email_at timestamptz,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, same_key),
  check ((email = 'waiting') = (email_at is not null))
);
create index notifications_listed on notifications (user_id, created_at desc, id desc) where listed;
create index notifications_unread on notifications (user_id) where listed and read_at is null;
create index notifications_due on notifications (email_at) where email = 'waiting';
create index notifications_digest on notifications (user_id) where email in ('daily', 'weekly');
create index notifications_age on notifications (created_at);
create index notifications_from on notifications (from_company);

/* When somebody wants to be left alone, in their own zone, and when they last had a digest. */
create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  zone text not null check (length(zone) between 1 and 64),
  quiet_from time,
  quiet_to time,
  -- A pushed message says what it is about; otherwise only that there is something.
  push_details boolean not null default false,
  -- Days in their zone.
  daily_on date,
  weekly_on date,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from is null or quiet_from <> quiet_to)
);

/* What somebody chose for an event; without a row it is as the event says. */
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  event text not null check (event ~ '^[a-z][a-z0-9-]{0,59}$'),
  listed boolean not null,
  email text not null check (email in ('off', 'at_once', 'daily', 'weekly')),
  push boolean not null,
  primary key (user_id, event)
);

/* A browser that takes pushed messages (RFC 8030): its address, and the keys a message to it is sealed with. */
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh bytea not null check (length(p256dh) = 65),
  auth bytea not null check (length(auth) = 16),
  agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index push_devices_user on push_devices (user_id);

/* How people want to hear of an event: for whoever writes to them, who may see nothing else of them. */
create function notification_wishes(people uuid[], of_event text)
  returns table (user_id uuid, listed boolean, email text, push boolean, zone text, quiet_from time, quiet_to time, devices int)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select account.id, choice.listed, choice.email, choice.push, setting.zone, setting.quiet_from, setting.quiet_to,
         (select count(*)::int from push_devices as device where device.user_id = account.id)
    from users as account
    left join notification_choices as choice on choice.user_id = account.id and choice.event = of_event
    left join notification_settings as setting on setting.user_id = account.id
   where account.id = any (people) and account.disabled_at is null
$$;

/*
 * Writes what people are told; says which of it is news. What somebody has not read yet is refreshed, and nothing more: they are not told
 * twice.
 */
create function put_notifications(rows json) returns table (id uuid, user_id uuid, fresh boolean)
  language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  given record;
  stored record;
begin
  for given in
    select * from json_to_recordset(rows) as r(id uuid, user_id uuid, from_company uuid, event text, same_key text, link text,
      sealed text, key_version int, listed boolean, email text, email_at timestamptz, at timestamptz)
     order by r.user_id
  loop
    insert into notifications as n (id, user_id, from_company, event, same_key, link, sealed, key_version, listed, email, email_at, created_at)
    values (given.id, given.user_id, given.from_company, given.event, given.same_key, given.link, decode(given.sealed, 'base64'),
      given.key_version, given.listed, given.email, given.email_at, given.at)
    on conflict on constraint notifications_user_id_same_key_key do nothing;
    if found then
      id := given.id; user_id := given.user_id; fresh := true;
      return next;
      continue;
    end if;
    select n.id, n.read_at into stored from notifications as n
     where n.user_id = given.user_id and n.same_key = given.same_key for update;
    update notifications as n
       set sealed = decode(given.sealed, 'base64'), key_version = given.key_version, link = given.link, created_at = given.at, read_at = null,
           from_company = given.from_company,
           email = case when stored.read_at is null then n.email else given.email end,
           email_at = case when stored.read_at is null then n.email_at else given.email_at end
     where n.id = stored.id;
    id := stored.id; user_id := given.user_id; fresh := stored.read_at is not null;
    return next;
  end loop;
end $$;

/* Whoever has a page open sees it at once. Read or new: once for each person of a statement. */
create function tell_notified() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform pg_notify('fourshore_changes', 'person ' || changed.user_id) from (select distinct user_id from changed_rows) as changed;
  return null;
end $$;
create trigger notifications_added after insert on notifications referencing new table as changed_rows
  for each statement execute function tell_notified();
create trigger notifications_changed after update on notifications referencing new table as changed_rows
  for each statement execute function tell_notified();
