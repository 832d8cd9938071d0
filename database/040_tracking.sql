-- Working on applications side by side: what is put aside until a day, and who has one in hand.

alter table applications
  -- Put aside until this day, where the company is: until then nothing but a promise or the law calls for it.
  add column held_until timestamptz,
  add column held_why text;

/* Who works on an application now; it runs out by itself when nobody says any more that they do. */
create table application_editors (
  company_id uuid not null,
  application_id uuid not null,
  user_id uuid not null references users on delete cascade,
  until timestamptz not null,
  primary key (company_id, application_id),
  foreign key (company_id, application_id) references applications on delete cascade
);
