-- Walk-in events: days on which people come in person, with slots, tickets and a queue.

create table walk_in_events (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  state text not null default 'draft' check (state in ('draft', 'open', 'paused', 'live', 'ended', 'cancelled')),
  title text not null check (length(title) between 1 and 120),
  venue text not null,
  -- Steps, lifts, parking, hearing loop: what somebody has to know who cannot come as others do.
  access text not null default '',
  documents text[] not null default '{}',
  languages text[] not null default '{}',
  contact text not null default '',
  note text not null default '',
  day date not null,
  zone text not null,
  -- As the clock shows it there.
  starts text not null check (starts ~ '^\d\d:\d\d$'),
  ends text not null check (ends ~ '^\d\d:\d\d$'),
  slot_minutes smallint not null check (slot_minutes between 10 and 480),
  desks smallint not null check (desks between 1 and 40),
  -- What one conversation takes, as planned.
  average_minutes smallint not null check (average_minutes between 2 and 240),
  -- Of a hundred places, how many are given out.
  booked_percent smallint not null default 100 check (booked_percent between 100 and 110),
  -- The first slot is kept for people who asked for quiet.
  quiet boolean not null default true,
  -- The last ticket number given out.
  tickets int not null default 0,
  -- Counts every change of its queue: whoever looks on learns of it.
  mark bigint not null default 0,
  reason text,
  began_at timestamptz,
  ended_at timestamptz,
  created_by uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (id)
);
create index walk_in_events_by_day on walk_in_events (company_id, day desc, id);

create table walk_in_jobs (
  company_id uuid not null,
  event_id uuid not null,
  job_id uuid not null,
  primary key (company_id, event_id, job_id),
  foreign key (company_id, event_id) references walk_in_events on delete cascade,
  foreign key (company_id, job_id) references jobs on delete cascade
);

create table walk_in_slots (
  company_id uuid not null,
  event_id uuid not null,
  position smallint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity int not null check (capacity > 0),
  quiet boolean not null default false,
  primary key (company_id, event_id, position),
  foreign key (company_id, event_id) references walk_in_events on delete cascade
);

create table walk_in_tickets (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  event_id uuid not null,
  -- What the person is called aloud and on the public board.
  number int not null,
  -- Null: on the waiting list, or came without a slot.
  slot smallint,
  job_id uuid not null,
  status text not null check (status in ('waitlisted', 'registered', 'waiting', 'called', 'interviewing', 'held', 'done', 'no_show', 'left', 'cancelled')),
  name text not null check (length(name) between 1 and 160),
  email text check (email = lower(email)),
  phone text,
  -- What they need to take part. Only the host reads it.
  need text,
  language text not null default 'en',
  walk_up boolean not null default false,
  link_hash bytea unique,
  consent_at timestamptz not null default now(),
  late_until timestamptz,
  arrived_at timestamptz,
  -- Whoever has the earlier one is called first.
  order_at timestamptz,
  desk smallint,
  calls smallint not null default 0,
  called_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- 1 strong no, 2 no, 3 yes, 4 strong yes; what was found, and where the application went.
  overall smallint check (overall between 1 and 4),
  summary text not null default '',
  result text check (result in ('review', 'interview', 'offer')),
  application_id uuid,
  ics_sequence int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, event_id) references walk_in_events on delete cascade,
  foreign key (company_id, event_id, slot) references walk_in_slots (company_id, event_id, position),
  foreign key (company_id, job_id) references jobs on delete cascade,
  foreign key (company_id, application_id) references applications on delete set null (application_id),
  unique (company_id, event_id, number)
);
create index walk_in_tickets_queue on walk_in_tickets (company_id, event_id, status, order_at);
-- One that counts for each address of an event.
create unique index walk_in_tickets_once on walk_in_tickets (company_id, event_id, email) where email is not null and status not in ('cancelled', 'left');
-- Nobody stands at a desk where somebody stands already.
create unique index walk_in_tickets_desk on walk_in_tickets (company_id, event_id, desk) where status in ('called', 'interviewing');
