/* What waits can go back to whoever asked, from one approver to another, and be asked about. */
alter table approval_instances drop constraint approval_instances_state_check;
alter table approval_instances add constraint approval_instances_state_check
  check (state in ('pending', 'approved', 'refused', 'returned', 'withdrawn', 'lapsed'));
alter table approval_decisions drop constraint approval_decisions_verdict_check;
alter table approval_decisions add constraint approval_decisions_verdict_check check (verdict in ('approve', 'refuse', 'return'));
alter table approval_events drop constraint approval_events_event_check;
alter table approval_events add constraint approval_events_event_check
  check (event in ('asked', 'withdrawn', 'lapsed', 'reminded', 'escalated', 'rerouted', 'reassigned', 'question', 'answer'));

/* Links in letters by which one approver decides one request as it was, once. Only the hash of a link is stored. */
create table approval_links (
  company_id uuid not null references companies on delete cascade,
  link_hash text not null check (link_hash ~ '^[0-9a-f]{64}$'),
  instance_id uuid not null,
  user_id uuid not null,
  -- What the letter was about: on anything else the link is of no use.
  subject_hash text not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, link_hash),
  foreign key (company_id, instance_id) references approval_instances on delete cascade
);
create index approval_links_of on approval_links (company_id, instance_id, user_id);
create index approval_links_by_end on approval_links (company_id, ends_at);
