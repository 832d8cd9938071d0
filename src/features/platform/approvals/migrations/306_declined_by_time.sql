/* A request that nobody decided in time is declined, where the company has said so: by nobody's word, which is an event and no decision. */
alter table approval_events drop constraint approval_events_event_check;
alter table approval_events add constraint approval_events_event_check
  check (event in ('asked', 'withdrawn', 'lapsed', 'reminded', 'escalated', 'rerouted', 'reassigned', 'question', 'answer', 'declined'));
