-- Deciding on the phone: what somebody thought of each application, before anything is done with it.

/* Only `advance` moves it at once. `notNow` proposes to let somebody go, which a person confirms; `ask` lays it before a colleague. */
create table triage_decisions (
  company_id uuid not null,
  -- Chosen by the device, so that one sent twice is one.
  id uuid not null,
  application_id uuid not null,
  by_user uuid not null,
  decision text not null check (decision in ('advance', 'notNow', 'ask', 'skip')),
  asked_user uuid,
  note text,
  -- How long it was looked at.
  seconds int not null,
  -- The move it made.
  event_id bigint,
  at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications on delete cascade
);
create index triage_decisions_of on triage_decisions (company_id, application_id, at desc) where undone_at is null;
