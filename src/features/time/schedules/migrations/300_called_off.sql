/* Whoever calls in sick keeps the shift that was planned, since leave is counted by it; somebody else is looked for on a copy of it that is open. */
alter table roster_shifts
  -- Whose shift it is cannot come: it covers nothing.
  add column called_off_at timestamptz,
  -- The shift that this one stands in for.
  add column covers_id uuid,
  add foreign key (company_id, covers_id) references roster_shifts (company_id, id) on delete cascade,
  add check (called_off_at is null or employment_id is not null);
create unique index roster_shifts_covers on roster_shifts (company_id, covers_id) where covers_id is not null and state <> 'cancelled';
alter table roster_events drop constraint roster_events_kind_check;
alter table roster_events add check (kind in ('made', 'changed', 'published', 'unpublished', 'confirmed', 'seen', 'cancelled', 'claimed',
  'given', 'offered', 'swapped', 'dropped', 'filled', 'called_off', 'put_back'));
