-- Companies, accounts, sessions and the records every feature leaves behind.
create extension if not exists pg_trgm;

-- Roles belong to the cluster, not to the database: they may exist already.
--   gate      what a connection is until a transaction says otherwise: it may touch nothing
--   app       a transaction of one company; row-level security holds for it
--   platform  sign-in, sessions, outgoing messages, platform staff: the few tables that span companies
--   search    owns the search function; may read three columns of employees
do $$
declare r text;
begin
  foreach r in array array['fourshore_gate', 'fourshore_app', 'fourshore_platform', 'fourshore_search'] loop
    begin
      if not exists (select from pg_roles where rolname = r) then execute format('create role %I nologin', r); end if;
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to current_user', r);
  end loop;
end $$;
grant usage on schema public to fourshore_gate, fourshore_app, fourshore_platform, fourshore_search;
grant create on schema public to fourshore_platform, fourshore_search;

/* The company of this transaction, or null: then row-level security shows nothing. */
create function current_company() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;

create table companies (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9](-?[a-z0-9])*$' and length(slug) <= 60),
  name text not null check (length(name) between 1 and 200),
  country text not null,
  countries text[] not null,
  trial_started_at timestamptz not null default now(),
  trial_ends_at timestamptz not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table users (
  id uuid primary key default gen_random_uuid(),
  portal text not null check (portal in ('seeker', 'company', 'employee', 'platform')),
  role text not null,
  company_id uuid references companies on delete cascade,
  employee_id uuid,
  email text not null check (email = lower(email) and length(email) <= 254),
  first_name text not null,
  last_name text not null,
  password_hash text,
  must_change_password boolean not null default false,
  temporary_until timestamptz,
  activated_at timestamptz,
  disabled_at timestamptz,
  country text,
  language text not null default 'en',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- An account belongs to a portal and a company; an e-mail address is never a global key.
  unique nulls not distinct (portal, email, company_id),
  check (case portal when 'seeker' then role = 'job_seeker' and company_id is null
                     when 'company' then role in ('employer', 'employer_admin', 'hr_admin') and company_id is not null
                     when 'employee' then role = 'employee' and company_id is not null and employee_id is not null
                     else role in ('system_admin', 'system_owner') and company_id is null end)
);
create unique index users_employee on users (company_id, employee_id) where employee_id is not null;

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  company_id uuid references companies on delete cascade,
  family uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  rotated_at timestamptz,
  revoked_at timestamptz,
  address inet,
  agent text
);
create index sessions_user on sessions (user_id) where revoked_at is null;
create index sessions_family on sessions (family);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  company_id uuid references companies on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

/* How often something was tried: (what, who) and the window it is counted in. Shared by all replicas. */
create table throttles (
  key text primary key,
  tried int not null,
  window_ends timestamptz not null
);
create index throttles_end on throttles (window_ends);

/* Who did what to what, when, from where, with which outcome; what it was and what it became. Only ever added to. */
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No foreign key: the log outlives what it tells of.
  company_id uuid,
  actor_id uuid,
  actor_role text,
  session_id uuid,
  action text not null,
  target_type text,
  target_id uuid,
  outcome text not null default 'done' check (outcome in ('done', 'denied', 'failed')),
  before jsonb,
  after jsonb,
  detail jsonb,
  address inet,
  request_id text
);
create index audit_log_target on audit_log (company_id, target_id, id desc);
create index audit_log_company on audit_log (company_id, id desc);

/* Messages on their way out, written in the transaction that causes them. `sealed` (subject, text, links) is encrypted. */
create table outbox (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references companies on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  template text not null,
  recipient text not null,
  language text not null default 'en',
  sealed bytea not null,
  key_version smallint not null,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'local')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (created_at) where status = 'queued';

/* The first answer to a call that carried an Idempotency-Key, given again to the same call. */
create table idempotency_keys (
  company_id uuid not null references companies on delete cascade,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  status int not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (company_id, key)
);

create table files (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 255),
  content_type text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 bytea not null,
  storage_key text not null unique,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

/*
 * Opens the transaction of a live session: sets its company for row-level security and says who it is. No row: the session is
 * over. Runs as the platform role because sessions are looked up before any company is known.
 */
create function enter_session(sid uuid)
  returns table (user_id uuid, company_id uuid, employee_id uuid, role text, email text, must_change_password boolean, family uuid)
  language plpgsql security definer set search_path = pg_catalog, public
as $$
#variable_conflict use_column
begin
  select u.id, u.company_id, u.employee_id, u.role, u.email, u.must_change_password, s.family
    into user_id, company_id, employee_id, role, email, must_change_password, family
    from sessions s join users u on u.id = s.user_id
   where s.id = sid and s.revoked_at is null and s.expires_at > now() and u.disabled_at is null;
  if user_id is null then return; end if;
  perform set_config('app.company_id', coalesce(company_id::text, ''), true);
  return next;
end $$;

/* Counts a try under a key within a window of seconds; says how many there were and in how many seconds the window ends. */
create function count_try(of_key text, seconds int) returns table (tries int, wait int)
  language sql security definer set search_path = pg_catalog, public
as $$
  insert into throttles as t (key, tried, window_ends) values (of_key, 1, now() + make_interval(secs => seconds))
  on conflict (key) do update set
    tried = case when t.window_ends <= now() then 1 else t.tried + 1 end,
    window_ends = case when t.window_ends <= now() then excluded.window_ends else t.window_ends end
  returning tried, greatest(1, ceil(extract(epoch from window_ends - now())))::int
$$;

create function peek_tries(of_key text) returns table (tries int, wait int)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select tried, greatest(1, ceil(extract(epoch from window_ends - now())))::int from throttles where key = of_key and window_ends > now()
$$;

create function forget_tries(of_key text) returns void
  language sql security definer set search_path = pg_catalog, public
as $$ delete from throttles where key = of_key $$;
