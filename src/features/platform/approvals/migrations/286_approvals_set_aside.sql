/* Requests that an approver does not want to see until a day comes. They go on waiting, and come back by themselves when their time is over. */
create table approvals_set_aside (
  company_id uuid not null references companies on delete cascade,
  instance_id uuid not null,
  user_id uuid not null,
  until_day date not null,
  set_at timestamptz not null default now(),
  primary key (company_id, user_id, instance_id),
  foreign key (company_id, instance_id) references approval_instances on delete cascade
);
create index approvals_set_aside_of on approvals_set_aside (company_id, instance_id);
