/* Which component of the company a line is of, and what it counted as where that is not what its nature says. Null in lines of before. */
alter table pay_lines add column component text, add column counted_as text;
alter table pay_one_offs add column component_code text check (component_code ~ '^[a-z0-9][a-z0-9_]{0,39}$');
