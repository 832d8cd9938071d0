/* What a pay run was to pay of an expense and did not, because the run was given up: it stays, with when, and the line is free to be paid again. */
alter table expense_payments
  add column seq bigint generated always as identity,
  add column recalled_at timestamptz;
alter table expense_payments drop constraint expense_payments_pkey;
alter table expense_payments add primary key (company_id, line_id, seq);
create unique index expense_payments_once on expense_payments (company_id, line_id) where recalled_at is null;
