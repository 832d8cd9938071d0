-- What a job seeker's plan costs, by country, tier and period, from a day until a day. Rows are added; what was in force stays on record.
create table plan_prices (
  id uuid primary key default gen_random_uuid(),
  country text not null,
  tier text not null check (tier in ('premium', 'premium_plus')),
  period text not null check (period in ('month', 'year')),
  currency text not null,
  -- Minor units; with the tax of the country in it, where tax_included.
  amount bigint not null check (amount > 0),
  tax_included boolean not null,
  from_day date not null,
  until_day date check (until_day >= from_day),
  unique (country, tier, period, from_day)
);
-- Taxes on digital services sold to a person, by the place they live in ('' is the whole country). Only those are charged for which the seller is
-- registered there (plan_sellers).
create table sales_taxes (
  id uuid primary key default gen_random_uuid(),
  country text not null,
  region text not null default '',
  name text not null,
  -- Parts of 100,000: 9 % is 9000.
  rate integer not null check (rate > 0 and rate < 100000),
  from_day date not null,
  until_day date check (until_day >= from_day),
  source text not null,
  unique (country, region, name, from_day)
);
-- Who sells in a country, as it stands on an invoice. Without a tax number no tax is charged there.
create table plan_sellers (
  country text primary key,
  name text not null,
  address text not null,
  tax_number text
);
insert into plan_prices (country, tier, period, currency, amount, tax_included, from_day) values
  ('SG', 'premium', 'month', 'SGD', 990, true, '2026-01-01'), ('SG', 'premium', 'year', 'SGD', 9900, true, '2026-01-01'),
  ('SG', 'premium_plus', 'month', 'SGD', 1990, true, '2026-01-01'), ('SG', 'premium_plus', 'year', 'SGD', 19900, true, '2026-01-01'),
  ('IN', 'premium', 'month', 'INR', 19900, true, '2026-01-01'), ('IN', 'premium', 'year', 'INR', 199000, true, '2026-01-01'),
  ('IN', 'premium_plus', 'month', 'INR', 39900, true, '2026-01-01'), ('IN', 'premium_plus', 'year', 'INR', 399000, true, '2026-01-01'),
  ('CA', 'premium', 'month', 'CAD', 990, false, '2026-01-01'), ('CA', 'premium', 'year', 'CAD', 9900, false, '2026-01-01'),
  ('CA', 'premium_plus', 'month', 'CAD', 1990, false, '2026-01-01'), ('CA', 'premium_plus', 'year', 'CAD', 19900, false, '2026-01-01'),
  ('AE', 'premium', 'month', 'AED', 2900, true, '2026-01-01'), ('AE', 'premium', 'year', 'AED', 29000, true, '2026-01-01'),
  ('AE', 'premium_plus', 'month', 'AED', 5900, true, '2026-01-01'), ('AE', 'premium_plus', 'year', 'AED', 59000, true, '2026-01-01');
insert into sales_taxes (country, region, name, rate, from_day, source) values
  ('SG', '', 'GST', 9000, '2024-01-01', 'Goods and Services Tax Act 1993, section 16 (9 % from 1 January 2024)'),
  ('IN', '', 'IGST', 18000, '2017-07-01', 'Integrated Goods and Services Tax Act 2017, section 5; online information services at 18 %'),
  ('AE', '', 'VAT', 5000, '2018-01-01', 'Federal Decree-Law 8 of 2017, article 3'),
  ('CA', 'AB', 'GST', 5000, '2008-01-01', 'Excise Tax Act, section 165(1)'),
  ('CA', 'BC', 'GST', 5000, '2008-01-01', 'Excise Tax Act, section 165(1)'),
  ('CA', 'MB', 'GST', 5000, '2008-01-01', 'Excise Tax Act, section 165(1)'),
  ('CA', 'NT', 'GST', 5000, '2008-01-01', 'Excise Tax Act, section 165(1)'),
  ('CA', 'NU', 'GST', 5000, '2008-01-01', 'Excise Tax Act, section 165(1)'),
  ('CA', 'QC', 'GST', 5000, '2008-01-01', 'Excise Tax Act, section 165(1)'),
  ('CA', 'SK', 'GST', 5000, '2008-01-01', 'Excise Tax Act, section 165(1)'),
  ('CA', 'YT', 'GST', 5000, '2008-01-01', 'Excise Tax Act, section 165(1)'),
  ('CA', 'ON', 'HST', 13000, '2010-07-01', 'Excise Tax Act, section 165(2), Schedule VIII'),
  ('CA', 'NB', 'HST', 15000, '2016-07-01', 'Excise Tax Act, section 165(2), Schedule VIII'),
  ('CA', 'NL', 'HST', 15000, '2016-07-01', 'Excise Tax Act, section 165(2), Schedule VIII'),
  ('CA', 'PE', 'HST', 15000, '2016-10-01', 'Excise Tax Act, section 165(2), Schedule VIII'),
  ('CA', 'NS', 'HST', 14000, '2025-04-01', 'Excise Tax Act, section 165(2), Schedule VIII');
