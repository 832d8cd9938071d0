-- What somebody is typing into a form and has not sent: theirs alone, on each of their devices, for a week. Never identity or bank numbers.
create table form_drafts (
  user_id uuid not null references users (id) on delete cascade,
  -- Which form, and of what: leave, employee:new, job:<id>.
  form text not null check (length(form) <= 120),
  -- The company they typed it for; null for whoever looks for work. An account that has gone elsewhere does not bring it along.
  for_company uuid references companies (id) on delete cascade,
  -- As it was sent.
  value json not null,
  -- Another with each save: two devices tell by it who has seen what.
  revision uuid not null default gen_random_uuid(),
  saved_at timestamptz not null,
  -- What the browser that saved it says of itself, by which its owner knows the device again.
  agent text not null check (length(agent) <= 400),
  primary key (user_id, form)
);
comment on table form_drafts is 'A job seeker''s own';
create index form_drafts_saved on form_drafts (saved_at);
create index form_drafts_company on form_drafts (for_company);
