/* What a run would come to, tried some days before the cut-off: findings and sums alone. No line of pay is kept, so that nothing of it can be paid. */
create table pay_rehearsals (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  group_id uuid not null,
  from_day date not null,
  until_day date not null,
  pay_day date not null,
  cut_off date not null,
  made_at timestamptz not null,
  -- Null: by itself.
  made_by uuid,
  people int not null,
  stopped int not null,
  -- Minor units of the group’s currency; the last one of the regular run before.
  net bigint not null,
  last_net bigint not null,
  -- [{employmentId, kind, messages, net, lastNet}]
  findings jsonb not null,
  primary key (company_id, id),
  foreign key (company_id, group_id) references pay_groups (company_id, id)
);
create unique index pay_rehearsals_day on pay_rehearsals (company_id, group_id, pay_day);
