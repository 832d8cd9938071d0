-- Who an invoice was issued to stands with its number: details that are changed later are those of invoices to come. A credit note has the buyer of
-- the invoice it pays back.
alter table payment_papers add column buyer jsonb;
update payment_papers paper
   set buyer = jsonb_build_object('name', bill.billing_name, 'email', bill.billing_email, 'taxId', bill.buyer_tax_id)
  from payment_ledger entry join plan_orders bill on bill.id = entry.order_id
 where entry.id = paper.ledger_id;
alter table payment_papers alter column buyer set not null;

-- What stands on a company's bills to come, when it was changed since the last one: name, e-mail and tax number.
alter table company_plans add column billing jsonb;
