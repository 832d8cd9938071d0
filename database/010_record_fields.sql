-- The rest of an address.

alter table employees
  add column address_line2 text check (length(address_line2) <= 500),
  add column postal_code text check (length(postal_code) <= 20);
