/* Which version of whose slip stands in which file for an authority. A file that is withdrawn has sent none. */
create table year_return_slips (
  company_id uuid not null,
  file_id uuid not null,
  slip_id uuid not null,
  primary key (company_id, file_id, slip_id),
  foreign key (company_id, file_id) references pay_files (company_id, id) on delete cascade,
  foreign key (company_id, slip_id) references year_slips (company_id, id)
);
create index year_return_slips_of on year_return_slips (company_id, slip_id);
