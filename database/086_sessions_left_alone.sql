/* How long a session lives unused: one hour for the platform's people, four for those who run a company or work in its HR; that of an employee or
   of somebody who looks for work for as long as it lasts anyway. When it was used is noted every few minutes (note_use). */
create function session_is_left(of_portal text, last_used timestamptz) returns boolean language sql stable parallel safe
  as $$
    select last_used < now() - case of_portal when 'platform' then interval '1 hour' when 'company' then interval '4 hours' else interval '100 years' end
  $$;

create or replace function enter_session(sid uuid)
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
   where s.id = sid and s.revoked_at is null and s.expires_at > now() and u.disabled_at is null
     and not session_is_left(u.portal, coalesce(s.used_at, s.created_at));
  if user_id is null then return; end if;
  perform set_config('app.company_id', coalesce(company_id::text, ''), true);
  return next;
end $$;
