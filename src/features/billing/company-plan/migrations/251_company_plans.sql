-- What a seat of a company's plan costs, by country and period, from a day until a day; taxes are added. `messages` are in it each month for the
-- whole company, above them each costs `message_amount`. `most_seats`: how large a company may be that buys it.
create table company_prices (
  id uuid primary key default gen_random_uuid(),
  country text not null,
  product text not null check (product in ('team', 'business')),
  period text not null check (period in ('month', 'year')),
  currency text not null,
  -- Minor units, of one seat for one period.
  amount bigint not null check (amount > 0),
  messages integer not null check (messages >= 0),
  message_amount bigint not null check (message_amount >= 0),
  most_seats integer check (most_seats > 0),
  from_day date not null,
  until_day date check (until_day >= from_day),
  unique (country, product, period, from_day)
);
insert into company_prices (country, product, period, currency, amount, messages, message_amount, most_seats, from_day)
select country, product, period, currency, case period when 'year' then amount * 10 else amount end, messages, message_amount, most_seats, '2026-01-01'
  from (values ('SG', 'SGD', 'team', 600, 100, 10, 50), ('SG', 'SGD', 'business', 1000, 1000, 10, null), ('IN', 'INR', 'team', 9900, 100, 100, 50),
    ('IN', 'INR', 'business', 19900, 1000, 100, null), ('CA', 'CAD', 'team', 600, 100, 10, 50), ('CA', 'CAD', 'business', 1000, 1000, 10, null),
    ('AE', 'AED', 'team', 2000, 100, 40, 50), ('AE', 'AED', 'business', 3500, 1000, 40, null))
    seat (country, currency, product, amount, messages, message_amount, most_seats), (values ('month'), ('year')) each (period);

-- A part of the price that is left off the first `periods` bills of a company's plan. `rate` in parts of 100,000.
create table plan_coupons (
  code text primary key check (code ~ '^[A-Z0-9-]{3,24}$'),
  rate integer not null check (rate > 0 and rate < 100000),
  periods integer not null check (periods > 0),
  most_uses integer check (most_uses > 0),
  from_day date not null,
  until_day date check (until_day >= from_day)
);
create table plan_coupon_uses (
  code text not null references plan_coupons (code),
  buyer uuid not null references companies (id) on delete cascade,
  left_periods integer not null check (left_periods >= 0),
  used_at timestamptz not null,
  primary key (code, buyer)
);

-- What a company wants of its plan beside what it has paid for, and whether it may write. What it has is read from its paid bills alone.
create table company_plans (
  buyer uuid primary key references companies (id) on delete cascade,
  cancels boolean not null default false,
  next_product text check (next_product in ('team', 'business')),
  next_seats integer check (next_seats > 0),
  next_period text check (next_period in ('month', 'year')),
  -- Companies that were here before plans were sold hear of it first.
  notice_until timestamptz,
  read_only_since timestamptz
);
insert into company_plans (buyer, notice_until) select id, now() + interval '30 days' from companies;

-- Whose company may only read (its plan is over) is known with the session.
drop function enter_session(uuid);
create function enter_session(sid uuid)
  returns table (user_id uuid, company_id uuid, employee_id uuid, role text, email text, must_change_password boolean, family uuid,
    must_set_up_second_factor boolean, viewed_by uuid, viewed_by_role text, is_proved boolean, is_read_only boolean)
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
         s.is_view, coalesce(s.proved_at > now() - interval '15 minutes', false),
         u.company_id is not null and exists (select from company_plans p where p.buyer = u.company_id and p.read_only_since is not null)
    into user_id, company_id, employee_id, role, email, must_change_password, family, must_set_up_second_factor, looks, is_proved, is_read_only
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
