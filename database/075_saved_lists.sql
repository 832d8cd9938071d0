/*
 * What somebody keeps of a list under a name: a view of one of the company's lists, a search that goes on without them, a sentence they
 * searched with. Without a company it is a job seeker's own. What `query` holds is the list's business.
 */
create table saved_lists (
  company_id uuid references companies on delete cascade,
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('view', 'job-search', 'talent', 'talent-criteria', 'sentence')),
  -- Which list a view is of.
  list text check ((list is not null) = (kind = 'view') and list ~ '^[a-z][a-z-]{1,39}$'),
  name text not null check (length(name) between 1 and 500),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  -- Everybody of the company who sees the list has it.
  shared boolean not null default false check (not shared or company_id is not null),
  -- How often somebody is written to about what is new: 0 never, else days.
  every_days smallint not null default 0 check (every_days in (0, 1, 7)),
  -- What came after this is new to them.
  seen_at timestamptz not null default now(),
  -- Up to when they were written to.
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index saved_lists_of on saved_lists (user_id, kind, created_at);
create index saved_lists_shared on saved_lists (company_id, list) where kind = 'view';
create index saved_lists_due on saved_lists (told_at) where every_days > 0;
create index saved_lists_over on saved_lists (seen_at) where kind = 'sentence';
create unique index saved_lists_view on saved_lists (company_id, user_id, list, lower(name)) where kind = 'view';
create unique index saved_lists_sentence on saved_lists (user_id, name) where kind = 'sentence';

-- The owner is held by row-level security as everybody is: these are read and then dropped.
do $$
declare t text;
begin
  foreach t in array array['saved_views', 'saved_searches', 'talent_searches', 'talent_criteria_searches', 'smart_searches'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
end $$;
insert into saved_lists (company_id, id, user_id, kind, list, name, query, shared, created_at)
  select company_id, id, user_id, 'view', screen, name, query, shared, created_at from saved_views;
insert into saved_lists (id, user_id, kind, name, query, every_days, seen_at, told_at, created_at)
  select id, user_id, 'job-search', name, query, every_days, seen_at, told_at, created_at from saved_searches;
insert into saved_lists (company_id, id, user_id, kind, name, query, every_days, seen_at, told_at, created_at)
  select company_id, id, user_id, 'talent', name, query, every_days, seen_at, told_at, created_at from talent_searches;
insert into saved_lists (company_id, id, user_id, kind, name, query, every_days, told_at, created_at)
  select company_id, id, user_id, 'talent-criteria', name, jsonb_build_object('criteria', criteria, 'country', country), every_days, told_at, created_at
    from talent_criteria_searches;
insert into saved_lists (id, user_id, kind, name, query, seen_at, created_at)
  select id, user_id, 'sentence', said, '{}', at, at from smart_searches;
drop table saved_views, saved_searches, talent_searches, talent_criteria_searches, smart_searches;
