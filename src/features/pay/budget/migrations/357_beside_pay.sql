/*
 * What unused annual leave of those a legal entity employed at the end of a month would have cost then, in minor units, each time it was
 * reckoned: how it changed in a month is the cost of leave beside pay. `priced` of `people` with something left are in it.
 */
create table budget_leave_months (
  company_id uuid not null,
  entity_id uuid not null,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  minor bigint not null check (minor >= 0),
  people int not null,
  priced int not null check (priced <= people),
  reckoned_at timestamptz not null,
  primary key (company_id, entity_id, month),
  foreign key (company_id, entity_id) references legal_entities (company_id, id)
);

/*
 * An advisory as it stood when somebody took it up or dismissed it: what it is, its figures, until when it held and what it promised. What was
 * answered before this was kept has none, and no result of it is measured.
 */
alter table budget_answers add column advisory jsonb;
