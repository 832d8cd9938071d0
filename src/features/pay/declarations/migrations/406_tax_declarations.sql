/* What somebody declares for a tax year, so that the tax withheld comes near what is owed: the regime they choose, and whether it is handed in. */
create table tax_declarations (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  -- The first day of the tax year.
  year_from date not null,
  -- By the keys of the country; null: nothing was chosen, and the usual one holds.
  regime text check (length(regime) between 1 and 40),
  submitted_at timestamptz,
  -- Opened again by payroll, to this day.
  open_until date,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, employment_id, year_from),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade
);

/* One item of it by its head; amounts in minor units. What payroll says of it stands beside what was declared. */
create table tax_declaration_items (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  declaration_id uuid not null,
  head text not null check (length(head) between 1 and 40),
  amount bigint not null check (amount between 0 and 10000000000000),
  facts jsonb not null default '{}',
  -- Places rented, by months.
  places jsonb not null default '[]',
  -- Tax numbers of landlords and lenders.
  sealed bytea,
  key_version int,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  verified bigint check (verified >= 0),
  reason text not null default '' check (length(reason) <= 500),
  decided_by uuid,
  decided_at timestamptz,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, declaration_id, head),
  foreign key (company_id, declaration_id) references tax_declarations (company_id, id) on delete cascade,
  check ((state = 'open') = (verified is null)),
  check (state <> 'declined' or verified = 0),
  check ((sealed is null) = (key_version is null))
);

/* Papers that prove an item. */
create table tax_declaration_proofs (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  item_id uuid not null,
  file_id uuid not null,
  added_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, item_id) references tax_declaration_items (company_id, id) on delete cascade
);
create index tax_declaration_proofs_of on tax_declaration_proofs (company_id, item_id, added_at, id);

/* What is declared decides on pay: whoever it is about is calculated again. */
do $$
declare
  own constant text := 'one.employment_id';
  marked record;
begin
  for marked in select * from (values
    ('tax_declarations', own, ''),
    ('tax_declaration_items', 'declaration.employment_id', 'join tax_declarations declaration on declaration.company_id = one.company_id and declaration.id = one.declaration_id')
  ) as m (t, whose, joined)
  loop
    execute format('create trigger pay_mark_insert after insert on %I referencing new table as added for each statement execute function mark_pay(%L, %L)',
      marked.t, marked.whose, marked.joined);
    execute format('create trigger pay_mark_delete after delete on %I referencing old table as removed for each statement execute function mark_pay(%L, %L)',
      marked.t, marked.whose, marked.joined);
    execute format('create trigger pay_mark_update after update on %I referencing old table as removed new table as added for each statement execute function mark_pay(%L, %L)',
      marked.t, marked.whose, marked.joined);
  end loop;
end $$;

/*
 * The one figure of deductions that the pay profile had before becomes an item of the present tax year, counted as it was. The profile keeps what was
 * entered. The owner is held by row-level security as everybody is; after_each_migration.sql forces it again.
 */
create function carry_declared_figures(today date) returns void language plpgsql as $$
declare begins date := make_date(extract(year from today)::int - case when today < make_date(extract(year from today)::int, 4, 1) then 1 else 0 end, 4, 1);
begin
  create temporary table carried on commit drop as
    select distinct on (company_id, employment_id) company_id, employment_id, facts ->> 'declaredDeductions' as amount
      from statutory_profiles
     where facts ? 'declaredDeductions' and effective_from < begins + interval '1 year'
     order by company_id, employment_id, effective_from desc, id desc;
  delete from carried where amount is null or amount !~ '^[0-9]{1,13}$' or amount::bigint = 0;
  insert into tax_declarations (company_id, employment_id, year_from, updated_at)
    select company_id, employment_id, begins, now() from carried;
  insert into tax_declaration_items (company_id, declaration_id, head, amount, state, verified, reason, decided_at, updated_at)
    select carried.company_id, declaration.id, 'before', carried.amount::bigint, 'accepted', carried.amount::bigint,
           'Entered in the pay profile before', now(), now()
      from carried join tax_declarations declaration
        on declaration.company_id = carried.company_id and declaration.employment_id = carried.employment_id and declaration.year_from = begins;
  drop table carried;
end $$;

alter table statutory_profiles no force row level security;
select carry_declared_figures(current_date);
drop function carry_declared_figures(date);
alter table statutory_profiles force row level security;
