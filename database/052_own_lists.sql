-- What somebody who looks for work decides about what they are shown, and what they write down for themselves alone.

-- Why they do not want to see a job: moves jobs of the same kind down in their own list, and nothing else anywhere.
alter table seeker_marks
  add column reason text check (reason in ('tooFar', 'pay', 'notMyWork', 'seen', 'other')),
  add check (reason is null or kind = 'hidden');

-- First steps that they passed over for good.
alter table seeker_visits
  add column skipped text[] not null default '{}' check (skipped <@ array['cv', 'goal', 'matches']);

-- Who was signed in when they registered: it stands in their own calendar.
alter table walk_in_tickets add column user_id uuid references users on delete set null;
create index walk_in_tickets_of on walk_in_tickets (user_id) where user_id is not null;

/* Jobs they applied for elsewhere: all of it is what they wrote down, and no employer ever reads it. */
create table seeker_cards (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 160),
  company text not null check (length(company) between 1 and 160),
  country text not null check (length(country) = 2),
  applied_on date not null,
  status text not null check (status in ('received', 'review', 'interview', 'assessment', 'offer', 'hired', 'notSelected', 'withdrawn', 'jobClosed')),
  link text check (length(link) <= 500),
  changed_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

/* A note to oneself on an application or on such a card, and the day on which one wants to be reminded of it. */
create table seeker_notes (
  user_id uuid not null references users on delete cascade,
  -- An application of theirs, or a card.
  about uuid not null,
  words text not null default '' check (length(words) <= 4000),
  remind_on date,
  -- Whose morning that is.
  remind_zone text,
  -- One letter: when it left.
  reminded_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, about),
  check ((remind_on is null) = (remind_zone is null))
);
create index seeker_notes_due on seeker_notes (remind_on) where remind_on is not null and reminded_at is null;
