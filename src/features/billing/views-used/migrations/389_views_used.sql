-- On which days somebody of a company opened a view of the application: whether, not who and not how often. A day is kept for 30.
create table company_view_days (
  company_id uuid not null references companies (id) on delete cascade,
  -- The address of the screen as its manifest names it: nothing of what was looked at on it.
  view text not null check (length(view) between 2 and 120),
  day date not null,
  primary key (company_id, view, day)
);
