-- A company may have its plan stand still once in a paid period: what was paid lasts as much longer, and meanwhile it only reads. `pause_of`: the end of the
-- period as it was billed, so that a pause is of that period and no other.
alter table company_plans
  add column pause_of timestamptz,
  add column paused_from timestamptz,
  add column paused_until timestamptz,
  add constraint company_plans_pause check (
    (pause_of is null and paused_from is null and paused_until is null)
    or (pause_of is not null and paused_from is not null and paused_until is not null and paused_from <= paused_until));
