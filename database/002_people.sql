-- The people of a company.

create table employees (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employee_number text not null check (length(employee_number) between 1 and 60),
  full_name text not null check (length(full_name) between 1 and 200),
  first_name text not null,
  last_name text not null,
  email text not null check (email = lower(email) and length(email) <= 254),
  phone text,
  department text,
  position text,
  nationality text,
  country text not null,
  employment_status text,
  employee_type text not null default 'unknown' check (employee_type in ('unknown', 'citizen_pr', 'foreign_worker')),
  classification_confidence numeric(3, 2),
  citizenship_status text,
  document_validation_status text not null default 'pending' check (document_validation_status in ('pending', 'completed')),
  status text not null default 'active' check (status in ('active', 'inactive', 'on_leave', 'terminated', 'pending')),
  hire_date date,
  birth_date date,
  marital_status text,
  gender text,
  address text,
  emergency_contact_name text,
  emergency_contact_phone text,
  bank_name text,
  manager text,
  location text,
  notes text,
  photo_url text,
  -- The country's own facts that are no secret (province, work pass type, expiry dates), under the keys its module declares.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  -- What may be shown of each secret: its last four characters. Written together with employee_secrets.
  masked jsonb not null default '{}' check (jsonb_typeof(masked) = 'object'),
  notify jsonb not null default '{"email": true, "sms": false, "whatsapp": false}',
  -- Basic salary in force, minor units; the history is in compensations. Written together with it.
  salary bigint check (salary >= 0),
  currency text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  -- Record completeness: six fields filled (specification 1, section 5), percent.
  completeness smallint not null generated always as (round((
      (email <> '')::int + (full_name <> '')::int + (coalesce(department, '') <> '')::int + (coalesce(position, '') <> '')::int
    + (coalesce(nationality, '') <> '')::int + (coalesce(employment_status, '') <> '')::int) * 100 / 6.0)) stored,
  -- Everything the directory's search box looks in.
  search text not null generated always as (
    lower(full_name || ' ' || email || ' ' || employee_number || ' ' || coalesce(department, ''))) stored,
  sort_name text collate "C" not null generated always as (lower(full_name)) stored,
  primary key (company_id, id),
  unique (company_id, email),
  unique (company_id, employee_number)
);
create index employees_by_name on employees (company_id, sort_name, id);
create index employees_by_hire_date on employees (company_id, hire_date, id);
create index employees_by_created on employees (company_id, created_at, id);
create index employees_by_department on employees (company_id, department, sort_name, id);
create index employees_search on employees using gin (search gin_trgm_ops);

alter table users add foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade;

/* Identity, passport and bank numbers: AES-256-GCM, bound to company, employee and field; found by blind index, shown by mask. */
create table employee_secrets (
  company_id uuid not null,
  employee_id uuid not null,
  field text not null,
  ciphertext bytea not null,
  key_version smallint not null,
  blind_index bytea not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, employee_id, field),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index employee_secrets_lookup on employee_secrets (company_id, field, blind_index);

/* Pay, effective-dated: what was true when, and who entered it when. Amounts in minor units of `currency`; hours as decimals. */
create table compensations (
  company_id uuid not null,
  employee_id uuid not null,
  id bigint generated always as identity,
  effective_from date not null,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  reason text not null,
  currency text not null,
  basic_salary bigint not null check (basic_salary >= 0),
  housing_allowance bigint check (housing_allowance >= 0),
  transport_allowance bigint check (transport_allowance >= 0),
  medical_allowance bigint check (medical_allowance >= 0),
  meal_allowance bigint check (meal_allowance >= 0),
  communication_allowance bigint check (communication_allowance >= 0),
  education_allowance bigint check (education_allowance >= 0),
  overtime_rate_type text check (overtime_rate_type in ('hourly_rate', 'multiplier', 'fixed_rate')),
  overtime_rate numeric(12, 4),
  manual_overtime_hours numeric(6, 1),
  manual_overtime_amount bigint,
  sunday_overtime_hours numeric(6, 1),
  sunday_overtime_amount bigint,
  public_holiday_overtime_hours numeric(6, 1),
  public_holiday_overtime_amount bigint,
  auto_overtime_enabled boolean not null default false,
  standard_hours_per_week numeric(4, 1),
  hours_worked_this_week numeric(5, 1),
  auto_overtime_amount bigint,
  primary key (company_id, employee_id, effective_from, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);

create table allowances (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  allowance_type text not null,
  frequency text not null check (frequency in ('monthly', 'weekly', 'yearly', 'once')),
  currency text not null,
  amount bigint not null check (amount >= 0),
  effective_from date not null,
  effective_until date,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index allowances_employee on allowances (company_id, employee_id);

/* Permits and passes a company keeps beyond those in the employee form. The number itself is in employee_secrets. */
create table authorizations (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  authorization_type text not null,
  document_mask text,
  issued_on date,
  expires_on date,
  status text not null check (status in ('active', 'expired', 'pending', 'cancelled')),
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index authorizations_employee on authorizations (company_id, employee_id);
create index authorizations_expiry on authorizations (company_id, expires_on) where status = 'active';

/* Files about a person; a new version points at the one it replaces. */
create table employee_documents (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  file_id uuid not null,
  kind text not null,
  supersedes_id uuid,
  expires_on date,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references files (company_id, id),
  foreign key (company_id, supersedes_id) references employee_documents (company_id, id)
);
create index employee_documents_employee on employee_documents (company_id, employee_id);

/* What a person's page tells of them, in order. No secrets in metadata. */
create table activities (
  company_id uuid not null,
  id bigint generated always as identity,
  employee_id uuid not null,
  activity_type text not null,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  created_by text,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index activities_employee on activities (company_id, employee_id, id desc);

create table onboardings (
  company_id uuid not null,
  employee_id uuid not null,
  channels text[] not null,
  started_at timestamptz not null default now(),
  started_by uuid,
  completed_at timestamptz,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index onboardings_latest on onboardings (company_id, started_at desc);

/* Overtime as it was computed: inputs, rule, steps and result are kept, so a figure can be opened later. */
create table overtime_calculations (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employee_id uuid not null,
  mode text not null check (mode in ('automatic', 'manual')),
  currency text not null,
  total_pay bigint not null check (total_pay >= 0),
  derivation jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index overtime_calculations_employee on overtime_calculations (company_id, employee_id, created_at desc);

/*
 * How many people a company has, by country, department, status and completeness: kept in step by triggers, because counting
 * 100,000 rows on each page of the directory would cost more than the page.
 */
create table employee_tallies (
  company_id uuid not null references companies on delete cascade,
  country text not null,
  department text not null,
  status text not null,
  band text not null check (band in ('compliant', 'warning', 'non-compliant')),
  people bigint not null,
  primary key (company_id, country, department, status, band)
);

create function completeness_band(percent smallint) returns text language sql immutable parallel safe
  as $$ select case when percent >= 80 then 'compliant' when percent >= 50 then 'warning' else 'non-compliant' end $$;

/* Runs as the owner of the table's triggers inside the caller's transaction and company. Keys in order, so that two bulk writers cannot deadlock. */
create function tally_employees() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into employee_tallies as t (company_id, country, department, status, band, people)
      select company_id, country, coalesce(department, ''), status, completeness_band(completeness), count(*)
        from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (company_id, country, department, status, band) do update set people = t.people + excluded.people;
  elsif tg_op = 'DELETE' then
    insert into employee_tallies as t (company_id, country, department, status, band, people)
      select company_id, country, coalesce(department, ''), status, completeness_band(completeness), -count(*)
        from removed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (company_id, country, department, status, band) do update set people = t.people + excluded.people;
  else
    insert into employee_tallies as t (company_id, country, department, status, band, people)
      select company_id, country, department, status, band, sum(n) from (
        select company_id, country, coalesce(department, '') department, status, completeness_band(completeness) band, 1 n from added
        union all
        select company_id, country, coalesce(department, ''), status, completeness_band(completeness), -1 from removed) moved
       group by 1, 2, 3, 4, 5 having sum(n) <> 0 order by 1, 2, 3, 4, 5
      on conflict (company_id, country, department, status, band) do update set people = t.people + excluded.people;
  end if;
  return null;
end $$;
create trigger tally_insert after insert on employees referencing new table as added for each statement execute function tally_employees();
create trigger tally_delete after delete on employees referencing old table as removed for each statement execute function tally_employees();
create trigger tally_update after update on employees referencing old table as removed new table as added for each statement execute function tally_employees();

/*
 * The company's people whose record holds a fragment, with what a directory sorts and filters by. Row-level security keeps an index on
 * LIKE from being used (LIKE is not leakproof), so this runs as a role that may read these columns without it, and holds the company
 * itself. At most `cap` rows.
 */
create function employees_matching(pattern text, cap int)
  returns table (id uuid, sort_name text, hire_date date, created_at timestamptz, department text, country text, status text, completeness smallint)
  language plpgsql stable security definer set search_path = pg_catalog, public
as $$
begin
  if current_company() is null then return; end if;
  return query execute
    'select id, sort_name, hire_date, created_at, department, country, status, completeness
       from employees where company_id = $1 and search like $2 limit $3' using current_company(), pattern, cap;
end $$;

/* The last employee number given out for each prefix (SG001, SG002, …). */
create table employee_numbers (
  company_id uuid not null references companies on delete cascade,
  prefix text not null,
  last int not null,
  primary key (company_id, prefix)
);

/*
 * A portal account follows its employee, whichever way the record changed: who leaves is signed out at once and stays out; a new
 * e-mail address moves an account nobody has activated yet. An activated one keeps the address its owner proved.
 */
create function account_follows_employee() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  if new.email <> old.email then
    update users set email = new.email, updated_at = now()
     where company_id = new.company_id and employee_id = new.id and activated_at is null;
  end if;
  if new.status = 'terminated' and old.status <> 'terminated' then
    update users set disabled_at = now() where company_id = new.company_id and employee_id = new.id and disabled_at is null;
    update sessions set revoked_at = now()
     where revoked_at is null and user_id in (select id from users where company_id = new.company_id and employee_id = new.id);
  elsif old.status = 'terminated' and new.status <> 'terminated' then
    update users set disabled_at = null where company_id = new.company_id and employee_id = new.id;
  end if;
  return null;
end $$;
create trigger account_follows_employee after update on employees for each row
  when (old.email <> new.email or old.status <> new.status) execute function account_follows_employee();

/* An onboarding is set up once its person has chosen a password: from then on the account is theirs. */
create function activation_completes_onboarding() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  update onboardings set completed_at = now()
   where company_id = new.company_id and employee_id = new.employee_id and completed_at is null;
  return null;
end $$;
create trigger activation_completes_onboarding after update of activated_at on users for each row
  when (old.activated_at is null and new.activated_at is not null and new.employee_id is not null)
  execute function activation_completes_onboarding();
