/*
 * A look at the product as somebody else: a session of its own, in the family of whoever looks, so that it ends with theirs, and after half an hour at
 * the latest. As a person of their company, or as a role.
 */
alter table sessions add column is_view boolean not null default false;
create table session_views (
  session_id uuid primary key references sessions on delete cascade,
  family uuid not null,
  as_user uuid references users on delete cascade,
  as_role text,
  ends_at timestamptz not null,
  ended_at timestamptz,
  check ((as_user is null) <> (as_role is null))
);
create index session_views_open on session_views (ends_at) where ended_at is null;

/* When whoever has the session last proved who they are: by signing in, or by their password asked again. */
alter table sessions add column proved_at timestamptz;

/*
 * Whoever looks as another acts as them, and it is told who looks. A proof is fresh for fifteen minutes.
 */
drop function enter_session(uuid);
create function enter_session(sid uuid)
  returns table (user_id uuid, company_id uuid, employee_id uuid, role text, email text, must_change_password boolean, family uuid,
    must_set_up_second_factor boolean, viewed_by uuid, viewed_by_role text, is_proved boolean)
  language plpgsql security definer set search_path = pg_catalog, public
as $$
#variable_conflict use_column
declare
  looks boolean;
  as_user uuid;
  as_role text;
begin
  select u.id, u.company_id, u.employee_id, u.role, u.email, u.must_change_password, s.family,
         u.portal = 'company' and not u.has_second_factor
           and exists (select from companies c where c.id = u.company_id and c.second_factor_required),
         s.is_view, coalesce(s.proved_at > now() - interval '15 minutes', false)
    into user_id, company_id, employee_id, role, email, must_change_password, family, must_set_up_second_factor, looks, is_proved
    from sessions s join users u on u.id = s.user_id
   where s.id = sid and s.revoked_at is null and s.expires_at > now() and u.disabled_at is null
     and not session_is_left(u.portal, coalesce(s.used_at, s.created_at));
  if user_id is null then return; end if;
  if looks then
    select v.as_user, v.as_role into as_user, as_role from session_views v where v.session_id = sid and v.ended_at is null and v.ends_at > now();
    if not found then return; end if;
    viewed_by := user_id;
    viewed_by_role := role;
    if as_user is null then
      -- A role is nobody: what is somebody's own is not there.
      user_id := sid;
      role := as_role;
      employee_id := null;
    else
      select u.id, u.employee_id, u.role, u.email into user_id, employee_id, role, email
        from users u where u.id = as_user and u.company_id = enter_session.company_id and u.disabled_at is null;
      if not found then return; end if;
    end if;
  end if;
  perform set_config('app.company_id', coalesce(company_id::text, ''), true);
  return next;
end $$;
