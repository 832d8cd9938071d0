/* The component of pay an allowance is of, by its code in the legal entity of the employment; null: it is known by its name alone. */
alter table allowances add column component_code text check (component_code ~ '^[a-z0-9][a-z0-9_]{0,39}$');
