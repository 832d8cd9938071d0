/* Jobs are numbered within their company, so that two of the same title can be told apart. */
alter table jobs
  add column number int,
  -- Its last position is filled: it closes then, and until then can be kept open.
  add column fills_at timestamptz,
  -- Nothing has happened for so long that it will be paused; and whether it was paused for that.
  add column idle_warned_at timestamptz,
  add column paused_idle boolean not null default false;

update jobs set number = numbered.place
  from (select company_id, id, row_number() over (partition by company_id order by created_at, id) as place from jobs) numbered
 where jobs.company_id = numbered.company_id and jobs.id = numbered.id;
alter table jobs alter column number set not null, alter column number set default 0;
create unique index jobs_number on jobs (company_id, number);
create index jobs_filling on jobs (fills_at) where fills_at is not null;

create function number_job() returns trigger language plpgsql as $$
begin
  if coalesce(new.number, 0) = 0 then
    perform pg_advisory_xact_lock(hashtext('job numbers ' || new.company_id));
    select coalesce(max(number), 0) + 1 into new.number from jobs where company_id = new.company_id;
  end if;
  return new;
end $$;
create trigger jobs_numbered before insert on jobs for each row execute function number_job();
