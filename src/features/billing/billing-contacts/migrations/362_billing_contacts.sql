-- People outside a company's users who get its invoices, receipts and letters about payment, once they have agreed by the link in a letter.
create table billing_contacts (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  email text not null,
  language text not null,
  -- What opens their link, which both agrees and leaves.
  link_hash bytea not null unique,
  invited_by uuid,
  invited_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (company_id, id)
);
create unique index billing_contacts_email on billing_contacts (company_id, lower(email));

-- Which papers a contact was sent, each once.
create table billing_contact_papers (
  company_id uuid not null,
  contact_id uuid not null,
  payment_id uuid not null,
  sent_at timestamptz not null,
  primary key (company_id, contact_id, payment_id),
  foreign key (company_id, contact_id) references billing_contacts on delete cascade
);
