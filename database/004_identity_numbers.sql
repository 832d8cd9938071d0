-- An identity number belongs to one person of a company: held by the table itself, so that writers need not wait for each other.

/* Whether the number stands for the person: nobody else of the company may have it. Said by the country's module for its field. */
alter table employee_secrets add column identifies boolean not null default false;

-- What is there already. Of two people with one number the first keeps the claim; the other is refused at their next save, in words.
with claims as (
  select company_id, employee_id, field,
         row_number() over (partition by company_id, field, blind_index order by updated_at, employee_id) as place
    from employee_secrets where field in ('nric', 'fin', 'panNumber', 'aadhaarNumber', 'sinNumber', 'emiratesId')
)
update employee_secrets s set identifies = true from claims c
 where c.place = 1 and (s.company_id, s.employee_id, s.field) = (c.company_id, c.employee_id, c.field);

-- The blind index is of field and value together, so the field need not be in the key. Each row is in one of the two.
drop index employee_secrets_lookup;
create unique index employee_secrets_identify on employee_secrets (company_id, blind_index) where identifies;
create index employee_secrets_by_value on employee_secrets (company_id, blind_index) where not identifies;
