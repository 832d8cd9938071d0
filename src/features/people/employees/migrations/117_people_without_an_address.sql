-- Somebody may be added by name, country and first day alone: their e-mail address comes later, and until then it is empty. Two people of a
-- company still never share one.
alter table employees drop constraint employees_company_id_email_key;
create unique index employees_company_id_email_key on employees (company_id, email) where email <> '';
