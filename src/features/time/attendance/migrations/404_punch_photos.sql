/*
 * The photo a kiosk takes with a punch, where the company asks for one. Its file goes by itself once its time is over; what stays says that there was
 * one. No program compares or recognises a face in it.
 */
create table punch_photos (
  company_id uuid not null,
  punch_id uuid not null,
  employment_id uuid not null,
  punched_at timestamptz not null,
  -- expected: the kiosk has a camera and its photo has not come; no_camera: the kiosk had none, or was not let use it.
  state text not null check (state in ('expected', 'no_camera', 'kept')),
  file_id uuid,
  ends_at timestamptz,
  primary key (company_id, punch_id),
  foreign key (company_id, employment_id) references employments (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references files (company_id, id) on delete set null (file_id)
);
create index punch_photos_file on punch_photos (company_id, file_id) where file_id is not null;
