/* When the money of a payment left the company: a claim that is paid in two ways is paid once both have left. Null: it is on its way. */
alter table expense_payments add column paid_at timestamptz;
update expense_payments payment set paid_at = coalesce(
    (select batch.paid_at from expense_batches batch where batch.company_id = payment.company_id and batch.id = payment.batch_id), payment.at)
  from expense_lines line join expense_claims claim on claim.company_id = line.company_id and claim.id = line.claim_id
 where line.company_id = payment.company_id and line.id = payment.line_id and payment.recalled_at is null
   and (claim.state = 'paid' or exists (
     select from expense_batches batch
      where batch.company_id = payment.company_id and batch.id = payment.batch_id and batch.paid_at is not null));
