-- Second factors, sessions one can see and end, administrators who are invited.

-- A family is one sign-in with everything it was refreshed into.
alter table sessions add column family_started_at timestamptz not null default now();
update sessions s set family_started_at = (select min(f.created_at) from sessions f where f.family = s.family);
/* When it was last used, to five minutes; written beside the calls, not by them. */
alter table sessions add column used_at timestamptz;

alter table users add column has_second_factor boolean not null default false;
alter table users add column last_sign_in_at timestamptz;
alter table companies add column second_factor_required boolean not null default false;

/* The authenticator app of an account. The secret is encrypted; `last_step` is the newest code that was used, and none up to it counts again. */
create table authenticators (
  user_id uuid primary key references users on delete cascade,
  sealed bytea not null,
  key_version smallint not null,
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

/* Public keys of passkeys; what belongs to them never leaves the person's device. */
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  synced boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

/* Ways in when the second factor is lost: hashes, each good once. */
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

/* Half a sign-in: the password was right and the second factor is asked for, or a passkey is. Only the hash of its token is kept. */
create table sign_in_challenges (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  kind text not null check (kind in ('second-factor', 'passkey-sign-in', 'passkey-registration')),
  user_id uuid references users on delete cascade,
  -- What the authenticator has to sign.
  webauthn text,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (user_id is not null or kind = 'passkey-sign-in')
);
create index sign_in_challenges_user on sign_in_challenges (user_id);
create index sign_in_challenges_end on sign_in_challenges (expires_at);

/* Administrators a company has asked in by e-mail. */
create table invitations (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('employer_admin', 'hr_admin')),
  token_hash bytea not null unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  primary key (company_id, id)
);
create unique index invitations_open on invitations (company_id, email) where accepted_at is null and withdrawn_at is null;

/* As before; says besides whether the company asks a second factor of this person who has none. */
drop function enter_session(uuid);
create function enter_session(sid uuid)
  returns table (user_id uuid, company_id uuid, employee_id uuid, role text, email text, must_change_password boolean, family uuid,
    must_set_up_second_factor boolean)
  language plpgsql security definer set search_path = pg_catalog, public
as $$
#variable_conflict use_column
begin
  select u.id, u.company_id, u.employee_id, u.role, u.email, u.must_change_password, s.family,
         u.portal = 'company' and not u.has_second_factor
           and exists (select from companies c where c.id = u.company_id and c.second_factor_required)
    into user_id, company_id, employee_id, role, email, must_change_password, family, must_set_up_second_factor
    from sessions s join users u on u.id = s.user_id
   where s.id = sid and s.revoked_at is null and s.expires_at > now() and u.disabled_at is null;
  if user_id is null then return; end if;
  perform set_config('app.company_id', coalesce(company_id::text, ''), true);
  return next;
end $$;

/* Notes that sessions were used. What somebody else is writing just now is left for the next time: it waits for nobody. */
create function note_use(sids uuid[]) returns void
  language sql security definer set search_path = pg_catalog, public
as $$
  update sessions set used_at = now()
   where id in (select id from sessions where id = any(sids) order by id for no key update skip locked)
$$;
