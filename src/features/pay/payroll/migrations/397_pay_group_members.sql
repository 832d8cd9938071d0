/* Several pay groups of a legal entity: whoever was moved into none is in the one that is usual there. What existed is it. */
drop index pay_groups_entity;
alter table pay_groups
  add column is_default boolean not null default false,
  -- Nobody new comes in since then; whoever is in it stays.
  add column closed_at timestamptz;
update pay_groups set is_default = true;
create unique index pay_groups_default on pay_groups (company_id, entity_id) where is_default;
create unique index pay_groups_name on pay_groups (company_id, entity_id, lower(name));

/* Which pay group somebody is in, by days. Whoever has rows is covered by them from the first day on without a gap; whoever has none is in the usual one. */
create table pay_group_members (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  employment_id uuid not null,
  group_id uuid not null,
  -- Nothing: from the first day of the employment.
  valid_from date,
  -- Nothing: until something else is said.
  valid_until date,
  reason text not null default '' check (length(reason) <= 300),
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, group_id) references pay_groups (company_id, id),
  check (valid_from <= valid_until)
);
create unique index pay_group_members_from on pay_group_members (company_id, employment_id, valid_from) nulls not distinct;
create unique index pay_group_members_until on pay_group_members (company_id, employment_id, valid_until) nulls not distinct;
create index pay_group_members_group on pay_group_members (company_id, group_id);

/* Nobody is in two groups on one day. */
create function refuse_two_pay_groups() returns trigger language plpgsql as $$
begin
  if exists (select from pay_group_members other
              where other.company_id = new.company_id and other.employment_id = new.employment_id and other.id <> new.id
                and daterange(other.valid_from, other.valid_until, '[]') && daterange(new.valid_from, new.valid_until, '[]')) then
    raise exception 'Somebody is in one pay group on a day' using errcode = 'exclusion_violation';
  end if;
  return null;
end $$;
create constraint trigger pay_group_members_apart after insert or update on pay_group_members
  deferrable initially immediate for each row execute function refuse_two_pay_groups();
create trigger pay_mark_insert after insert on pay_group_members referencing new table as added
  for each statement execute function mark_pay('one.employment_id', '');
create trigger pay_mark_delete after delete on pay_group_members referencing old table as removed
  for each statement execute function mark_pay('one.employment_id', '');
create trigger pay_mark_update after update on pay_group_members referencing old table as removed new table as added
  for each statement execute function mark_pay('one.employment_id', '');
