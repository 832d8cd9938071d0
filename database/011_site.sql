-- Who wants news of us, and who wrote to us over the contact form. Neither belongs to a company: the platform alone reads them.

-- An address that asked for the newsletter. It counts from the day somebody followed the link sent to it.
create table newsletter_subscriptions (
  email text primary key check (email = lower(email)),
  language text not null default 'en',
  -- Of the link in the confirmation; null once it was followed.
  confirm_hash bytea,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  -- Stands in every newsletter's unsubscribe link.
  unsubscribe_hash bytea,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index newsletter_confirm on newsletter_subscriptions (confirm_hash);
create unique index newsletter_unsubscribe on newsletter_subscriptions (unsubscribe_hash);
-- Asked for and never confirmed: dropped after a while.
create index newsletter_unconfirmed on newsletter_subscriptions (created_at) where confirmed_at is null;

-- A message to the team.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text,
  country text,
  topic text not null check (topic in ('sales', 'support', 'privacy', 'press', 'other')),
  message text not null,
  language text not null default 'en',
  address inet,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc, id);
