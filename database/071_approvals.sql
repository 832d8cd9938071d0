-- One engine for everything that waits for somebody's word, and what jobs and requisitions had of their own moved onto it.

/* Who approves what, by name. Its content is the version that is current; a version never changes. */
create table approval_policies (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (length(kind) between 1 and 40),
  -- 0: none is in force, and the kind's own rule holds.
  version int not null default 0 check (version >= 0),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, kind)
);

/* What a policy said, from when, by whose hand. Only ever added to: what was asked under one stays under it. */
create table approval_policy_versions (
  company_id uuid not null,
  policy_id uuid not null,
  version int not null check (version > 0),
  -- { rules: [{ when, steps }], samePerson }; null rules: back to the kind's own.
  content jsonb,
  by_user uuid,
  at timestamptz not null default now(),
  primary key (company_id, policy_id, version),
  foreign key (company_id, policy_id) references approval_policies on delete cascade
);

/* Something was asked for: a job, an offer. Asked again, there is another one. */
create table approval_instances (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (length(kind) between 1 and 40),
  subject_id uuid not null,
  -- What was asked about, as a fingerprint: a word given on another one does not count.
  subject_hash text not null,
  title text not null default '',
  asked_by uuid,
  -- Others who wrote what is asked for: their own word counts no more than the asker's.
  authors uuid[] not null default '{}',
  asked_at timestamptz not null default now(),
  facts jsonb not null default '{}',
  -- The rules it goes by, as they were when it was asked.
  policy_id uuid,
  policy_version int,
  content jsonb not null default '{}',
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'withdrawn', 'lapsed')),
  -- Nobody but whoever asked could decide, and did.
  alone boolean not null default false,
  decided_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, policy_id, policy_version) references approval_policy_versions
);
create unique index approval_instances_pending on approval_instances (company_id, kind, subject_id) where state = 'pending';
create index approval_instances_of on approval_instances (company_id, kind, subject_id, asked_at);
create index approval_instances_by on approval_instances (company_id, asked_by, asked_at desc);
create index approval_instances_waiting on approval_instances (company_id) where state = 'pending';

/* The steps of what was asked for, and who they were sent to: worked out anew whenever who stands where changes, until they are decided. */
create table approval_steps (
  company_id uuid not null,
  instance_id uuid not null,
  step smallint not null check (step between 0 and 9),
  -- [{ userId, onBehalfOf, why }]
  approvers jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'open', 'approved', 'refused')),
  opened_at timestamptz,
  remind_at timestamptz,
  reminded_at timestamptz,
  due_at timestamptz,
  escalated_at timestamptz,
  primary key (company_id, instance_id, step),
  foreign key (company_id, instance_id) references approval_instances on delete cascade
);

/* A word that was given, with what whoever gave it had before them. Only ever added to. */
create table approval_decisions (
  company_id uuid not null,
  id bigint generated always as identity,
  instance_id uuid not null,
  step smallint not null,
  by_user uuid,
  on_behalf_of uuid,
  verdict text not null check (verdict in ('approve', 'refuse')),
  reason text check (length(reason) <= 1000),
  subject_hash text not null,
  shown jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, instance_id) references approval_instances on delete cascade
);
create index approval_decisions_of on approval_decisions (company_id, instance_id, id);
create index approval_decisions_by on approval_decisions (company_id, by_user, at desc);

/* What else happened to it. Only ever added to. */
create table approval_events (
  company_id uuid not null,
  id bigint generated always as identity,
  instance_id uuid not null,
  event text not null check (event in ('asked', 'withdrawn', 'lapsed', 'reminded', 'escalated', 'rerouted')),
  by_user uuid,
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, instance_id) references approval_instances on delete cascade
);
create index approval_events_of on approval_events (company_id, instance_id, id);

/* Somebody's approvals go to another person from one day to another, both included. */
create table delegations (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  from_user uuid not null,
  to_user uuid not null,
  -- Empty: of every kind.
  kinds text[] not null default '{}',
  from_day date not null,
  until_day date not null,
  origin text not null default 'manual' check (origin in ('manual', 'leave')),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  check (from_user <> to_user and until_day >= from_day)
);
create index delegations_from on delegations (company_id, from_user) where ended_at is null;

/* A control somebody wants to switch off, or a rule they want to change, until another administrator has agreed. */
create table control_changes (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  control text not null check (length(control) between 1 and 60),
  before jsonb,
  after jsonb,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'withdrawn')),
  primary key (company_id, id)
);
create unique index control_changes_waiting on control_changes (company_id, control) where state = 'waiting';

-- Row-level security has no company now: the owner moves what is there for all of them.
alter table job_approvals no force row level security;
alter table requisition_steps no force row level security;
alter table jobs no force row level security;
alter table requisitions no force row level security;
alter table offers no force row level security;
alter table applications no force row level security;

-- A round begins with each time it was asked; what came before the first is a round of its own.
create temporary table old_steps on commit drop as
  select 'job' as kind, company_id, job_id as subject_id, id, step, by_user, note, at,
      count(*) filter (where step = 'asked') over (partition by company_id, job_id order by id) as round
    from job_approvals
  union all
  select 'requisition', company_id, requisition_id, id, step, by_user, note, at,
      count(*) filter (where step = 'asked') over (partition by company_id, requisition_id order by id)
    from requisition_steps where step <> 'job' and step <> 'cancelled';
create temporary table old_rounds on commit drop as
  select s.kind, s.company_id, s.subject_id, s.round, gen_random_uuid() as instance_id,
      max(s.round) over (partition by s.kind, s.company_id, s.subject_id) = s.round as is_last,
      (select o.step from old_steps o where o.kind = s.kind and o.company_id = s.company_id and o.subject_id = s.subject_id and o.round = s.round
        order by o.id desc limit 1) as ended,
      min(s.at) as asked_at, max(s.at) as ended_at,
      (select o.by_user from old_steps o where o.kind = s.kind and o.company_id = s.company_id and o.subject_id = s.subject_id and o.round = s.round
         and o.step = 'asked' limit 1) as asked_by
    from old_steps s group by s.kind, s.company_id, s.subject_id, s.round;

insert into approval_instances (company_id, id, kind, subject_id, subject_hash, title, asked_by, asked_at, state, decided_at)
  select r.company_id, r.instance_id, r.kind, r.subject_id, 'moved', coalesce(j.title, q.title, ''), r.asked_by, r.asked_at,
      case when r.is_last and (j.status = 'pending_approval' or j.proposed is not null or q.status = 'asked') then 'pending'
        when r.ended = 'approved' then 'approved' when r.ended in ('sent_back', 'refused') then 'refused'
        when r.ended = 'withdrawn' then 'withdrawn' else 'lapsed' end,
      case when r.is_last and (j.status = 'pending_approval' or j.proposed is not null or q.status = 'asked') then null else r.ended_at end
    from old_rounds r
      left join jobs j on r.kind = 'job' and j.company_id = r.company_id and j.id = r.subject_id
      left join requisitions q on r.kind = 'requisition' and q.company_id = r.company_id and q.id = r.subject_id;

insert into approval_decisions (company_id, instance_id, step, by_user, verdict, reason, subject_hash, at)
  select s.company_id, r.instance_id, 0, s.by_user, case when s.step = 'approved' then 'approve' else 'refuse' end, left(s.note, 1000), 'moved', s.at
    from old_steps s join old_rounds r using (kind, company_id, subject_id, round)
   where s.step in ('approved', 'sent_back', 'refused') order by s.id;
insert into approval_events (company_id, instance_id, event, by_user, at)
  select s.company_id, r.instance_id, s.step, s.by_user, s.at
    from old_steps s join old_rounds r using (kind, company_id, subject_id, round)
   where s.step in ('asked', 'withdrawn', 'lapsed') order by s.id;

-- Offers had no history of their own, only who asked and who approved last.
insert into approval_instances (company_id, id, kind, subject_id, subject_hash, title, asked_by, asked_at, state, decided_at)
  select company_id, gen_random_uuid(), 'offer', id, 'moved', position, coalesce(asked_by, created_by), coalesce(approved_at, updated_at),
      case when status = 'approval' then 'pending' else 'approved' end, approved_at
    from offers where status = 'approval' or approved_at is not null;
insert into approval_events (company_id, instance_id, event, by_user, at)
  select company_id, id, 'asked', asked_by, asked_at from approval_instances where kind = 'offer';
insert into approval_decisions (company_id, instance_id, step, by_user, verdict, subject_hash, at)
  select i.company_id, i.id, 0, o.approved_by, 'approve', 'moved', o.approved_at
    from approval_instances i join offers o on i.kind = 'offer' and o.company_id = i.company_id and o.id = i.subject_id
   where o.approved_at is not null;

drop table job_approvals;
-- What is left says what else became of a requisition.
delete from requisition_steps where step not in ('cancelled', 'job');
alter table requisition_steps drop constraint requisition_steps_step_check;
alter table requisition_steps add constraint requisition_steps_step_check check (step in ('cancelled', 'job'));

-- Whose terms they are: whoever wrote an offer last does not approve it while others could.
alter table offers add column written_by uuid;
update offers set written_by = created_by;
alter table hiring_settings add column offers_need_approval boolean not null default false;
