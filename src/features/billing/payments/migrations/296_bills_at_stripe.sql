-- The card that Stripe keeps for the bills of a company, by Stripe's own names: which card it is, nobody here knows but its last four digits.
create table stripe_cards (
  buyer uuid primary key references companies (id) on delete cascade,
  customer text not null,
  method text not null,
  brand text not null,
  last4 text not null,
  told_at timestamptz not null
);

-- Where Stripe takes the payments, companies could not buy a plan until now, and none was needed: who is here hears of it 30 days before anything
-- is locked.
insert into company_plans (buyer, notice_until) select id, now() + interval '30 days' from companies
  on conflict (buyer) do update set notice_until = greatest(company_plans.notice_until, excluded.notice_until)
  where company_plans.read_only_since is null;
