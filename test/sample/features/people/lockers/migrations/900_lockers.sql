create table lockers (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  label text not null,
  state text not null default 'free' check (state in ('free', 'asked', 'given')),
  employee_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete set null (employee_id)
);
create index lockers_by_label on lockers (company_id, label, id);

create table locker_wishes (
  user_id uuid primary key references users (id) on delete cascade,
  wish text not null,
  made_at timestamptz not null
);
comment on table locker_wishes is 'A job seeker''s own';
