/* What a year of pay came to for somebody, as it was given out: one row a form and version. An amended one stands beside the one before. */
create table year_slips (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  employment_id uuid not null,
  form text not null check (length(form) between 1 and 40),
  -- The first day of the year.
  year_from date not null,
  version int not null check (version > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- [{box, label, amount}] in minor units.
  boxes jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  made_by uuid not null,
  primary key (company_id, id),
  unique (company_id, employment_id, form, year_from, version),
  foreign key (company_id, entity_id) references legal_entities (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id)
);
create index year_slips_of on year_slips (company_id, entity_id, form, year_from);

create function refuse_change_of_slip() returns trigger language plpgsql as $$
begin
  raise exception 'A slip is never changed: an amended one follows it' using errcode = 'check_violation';
end $$;
create trigger year_slips_stay before update on year_slips for each row execute function refuse_change_of_slip();
