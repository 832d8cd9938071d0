/* What somebody who looks for work did, for themselves: it goes with their account. */
create table person_log (
  user_id uuid not null references users on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  action text not null,
  target_type text,
  target_id uuid,
  before jsonb,
  after jsonb,
  detail jsonb,
  address inet,
  request_id text,
  primary key (user_id, id)
);

/* Answers to calls of no company, kept for a week in case one is repeated; encrypted, since they may say what nobody else is to read. */
create table call_keys (
  key bytea primary key,
  user_id uuid references users on delete cascade,
  request_hash bytea not null,
  status int not null,
  answer bytea not null,
  key_version smallint not null,
  created_at timestamptz not null default now()
);
create index call_keys_user on call_keys (user_id);
create index call_keys_age on call_keys (created_at);

/* What stood in the log for all of what only the person is to read moves to theirs: names of their files and of their searches. */
insert into person_log (user_id, at, action, target_type, target_id, before, after, detail, address, request_id)
select u.id, a.at, a.action, a.target_type, a.target_id, a.before, a.after, a.detail, a.address, a.request_id
  from audit_log a join users u on u.id = a.actor_id
 where a.company_id is null and a.actor_role = 'job_seeker'
   and a.action !~ '^(account|session|password|second-factor|access|file)\.' and a.action <> 'seeker.account.delete'
 order by a.id;
delete from audit_log
 where company_id is null and actor_role = 'job_seeker'
   and action !~ '^(account|session|password|second-factor|access|file)\.' and action <> 'seeker.account.delete';
