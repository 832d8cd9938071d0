-- What runs out is found by an index, not by reading everybody of a company.

/* The earliest expiry date among a person's facts, as text; null when none of them runs out. */
create function earliest_expiry(facts jsonb) returns text language sql immutable parallel safe
  as $$ select min(value collate "C") from jsonb_each_text(facts) where key like '%Expiry' and value ~ '^\d{4}-\d\d-\d\d$' $$;

alter table employees add column first_expiry text collate "C" generated always as (earliest_expiry(facts)) stored;
create index employees_by_expiry on employees (company_id, first_expiry) where first_expiry is not null;
