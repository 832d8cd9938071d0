-- Whose plans a coupon is for. A job seeker's order says itself which coupon it was made with: its code, rate and number of periods, and what each of
-- those periods then costs (net, tax, total, lines), as they stood when it was ordered. `reduced_left`: how many of them are still to come.
alter table plan_coupons add column buyers text not null default 'companies' check (buyers in ('companies', 'seekers'));
alter table plan_orders add column coupon jsonb, add column reduced_left integer not null default 0 check (reduced_left >= 0);
create index plan_orders_coupon on plan_orders ((coupon->>'code')) where coupon is not null;
-- The test provider's own books: the first `reduced_periods` cost `reduced_total` each.
alter table test_card_subscriptions add column reduced_total bigint check (reduced_total > 0),
  add column reduced_periods integer not null default 0 check (reduced_periods >= 0);
