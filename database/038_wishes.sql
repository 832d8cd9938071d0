/* What somebody asks to be paid, where they agreed to show it, and how soon they can begin. Both are told beside what they can do, and compared with nothing. */
alter table talent_cards
  -- As they said it: from, to, currency, period; amounts in minor units.
  add column pay jsonb,
  add column pay_currency text,
  -- The same for a month, in minor units; no end: pay_to is null.
  add column pay_from bigint,
  add column pay_to bigint,
  -- As they said it: one of a few lengths, or the day they are free from.
  add column notice text,
  add column notice_days smallint,
  add column free_on date,
  add check ((pay is null) = (pay_from is null) and (pay is null) = (pay_currency is null) and pay_to >= pay_from),
  add check (notice_days is null or free_on is null),
  add check (visibility <> 'private' or (pay is null and notice is null and notice_days is null and free_on is null));
