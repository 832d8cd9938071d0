-- What a company writes again and again to people who applied, in its own words: a text for each purpose and language.
create table letter_templates (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  purpose text not null check (purpose in ('invitation', 'question', 'update', 'rejection', 'offer')),
  -- A rejection for this reason alone; null: for any.
  reason_id uuid,
  language text not null check (language in ('en', 'fr', 'ar', 'hi', 'ta', 'zh')),
  name text not null check (length(name) between 1 and 80),
  subject text not null check (length(subject) between 1 and 200),
  body text not null check (length(body) between 1 and 4000),
  version int not null default 1,
  -- Kept, and chosen no more.
  retired_at timestamptz,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, reason_id) references reject_reasons,
  check (reason_id is null or purpose = 'rejection')
);
-- Those of one name are one letter in several languages.
create unique index letter_templates_named on letter_templates
  (company_id, purpose, coalesce(reason_id, '00000000-0000-0000-0000-000000000000'), lower(name), language) where retired_at is null;
