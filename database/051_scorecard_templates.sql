-- What an interview of a kind looks at, and what each rating of it means; chosen when one is arranged.
create table scorecard_templates (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- [{ name, means: [four texts, for 1 to 4] }]
  attributes jsonb not null,
  position int not null,
  primary key (company_id, id)
);
create unique index scorecard_templates_named on scorecard_templates (company_id, lower(name));

-- What the ratings of an interview mean, by attribute, as it was when it was arranged: changing a template changes no interview.
alter table interviews add column meanings jsonb not null default '{}';
