-- What hiring costs, entered as facts, and reports of hiring that leave by themselves.

/* One cost of hiring: for a job, for a requisition, or for hiring as a whole. */
create table hiring_costs (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  job_id uuid,
  requisition_id uuid,
  kind text not null check (kind in ('advertising', 'agency', 'referral', 'events', 'travel', 'other')),
  -- Minor units of the currency, more than nothing.
  amount bigint not null check (amount between 1 and 9999999999999),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  spent_on date not null,
  -- Where people who apply come from, as applications have it; null: for no one source.
  source text check (length(source) between 1 and 40),
  note text not null default '' check (length(note) <= 500),
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (company_id, id),
  check (job_id is null or requisition_id is null),
  foreign key (company_id, job_id) references jobs on delete set null (job_id),
  foreign key (company_id, requisition_id) references requisitions on delete set null (requisition_id)
);
create index hiring_costs_by_day on hiring_costs (company_id, spent_on);
create index hiring_costs_of_job on hiring_costs (company_id, job_id) where job_id is not null;
create index hiring_costs_of_requisition on hiring_costs (company_id, requisition_id) where requisition_id is not null;

-- What filling it may cost, in minor units of its currency; null: nobody has said.
alter table requisitions add column budget bigint check (budget between 0 and 9999999999999);

/* A report of hiring that is sent by itself. */
create table hiring_reports (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- Which figures of the hub, as its export names them.
  figures text[] not null,
  period text not null check (period in ('7', '30', '90', '365', 'year')),
  department text,
  country text,
  job_id uuid,
  cadence text not null check (cadence in ('weekly', 'monthly')),
  -- Of the week, Monday first; of the month, or the last where it is shorter.
  day smallint not null check (day between 1 and 31),
  hour smallint not null check (hour between 0 and 23),
  zone text not null check (length(zone) between 1 and 60),
  recipients uuid[] not null check (cardinality(recipients) between 1 and 20),
  paused boolean not null default false,
  next_at timestamptz not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, job_id) references jobs on delete cascade
);
create index hiring_reports_due on hiring_reports (next_at) where not paused;

/* That a report was sent for a moment: once for each, whatever happens. */
create table hiring_report_sends (
  company_id uuid not null,
  report_id uuid not null,
  due_at timestamptz not null,
  sent_at timestamptz not null,
  letters int not null,
  primary key (company_id, report_id, due_at),
  foreign key (company_id, report_id) references hiring_reports on delete cascade
);
