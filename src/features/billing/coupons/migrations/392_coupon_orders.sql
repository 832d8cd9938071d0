-- The order a company typed a coupon for: what was not paid used nothing of the coupon, and takes nothing off later bills.
alter table plan_coupon_uses add column order_id uuid references plan_orders (id);
update plan_coupon_uses used set order_id = (
  select bill.id from plan_orders bill
   where bill.buyer = used.buyer and bill.kind = 'start' and bill.ordered_at >= used.used_at and bill.lines @> '[{"what": "coupon"}]'
   order by bill.state = 'paid' desc, bill.ordered_at desc limit 1);
create index plan_coupon_uses_of on plan_coupon_uses (buyer);
