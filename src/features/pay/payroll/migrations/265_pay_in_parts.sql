/*
 * A step of a run of many people that is taken in the background, part by part: one at a time for each run. Gone once it is taken; what stopped it
 * stays until the next one is asked for.
 */
create table pay_run_work (
  company_id uuid not null,
  run_id uuid not null,
  id uuid not null default gen_random_uuid(),
  step text not null check (step in ('calculate', 'lock', 'publish')),
  state text not null default 'waiting' check (state in ('waiting', 'working', 'stopped', 'failed')),
  asked_by uuid not null,
  asked_role text not null,
  asked_session uuid,
  asked_at timestamptz not null default clock_timestamp(),
  -- When the facts were read, the transactions that were seen then, and by which engine: the same through all its parts.
  facts_at timestamptz not null,
  facts_in text not null,
  engine text not null,
  -- How many people it is about, and of how many it is done.
  people int not null default 0,
  done int not null default 0,
  -- The last employment that is done, by its id.
  done_until uuid,
  -- How often it was begun: what ends the server each time is not tried for ever.
  begun int not null default 0,
  -- What stopped it, in a sentence.
  problem text,
  primary key (company_id, run_id),
  foreign key (company_id, run_id) references pay_runs (company_id, id) on delete cascade
);

/* What was taken in when a run was reckoned: the transactions that were seen, and by which engine. */
alter table pay_runs add column facts_in text, add column engine text;

/* What locking a person writes beside their lines: sums of the year, time, expenses and what of deductions is left. */
alter table pay_drafts add column locks jsonb;

/* People of a run stand in the order of their names as they were when it was reckoned: a page of many is read by key. */
alter table pay_run_people add column sort_name text collate "C" not null default '';
update pay_run_people person set sort_name = employee.sort_name
  from employments employment join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
 where employment.company_id = person.company_id and employment.id = person.employment_id;
create index pay_run_people_name on pay_run_people (company_id, run_id, sort_name, employment_id);

/* Sums of everybody whom a run pays, kept in step by triggers: a board of runs does not add up a hundred thousand people for each of them. */
create table pay_run_sums (
  company_id uuid not null,
  run_id uuid not null,
  people int not null,
  blocked int not null,
  gross bigint not null,
  net bigint not null,
  employer_cost bigint not null,
  primary key (company_id, run_id),
  foreign key (company_id, run_id) references pay_runs (company_id, id) on delete cascade
);
insert into pay_run_sums (company_id, run_id, people, blocked, gross, net, employer_cost)
select company_id, run_id, count(*) filter (where state <> 'excluded'), count(*) filter (where state = 'blocked'),
       coalesce(sum(gross) filter (where state in ('ok', 'held', 'locked')), 0), coalesce(sum(net) filter (where state in ('ok', 'held', 'locked')), 0),
       coalesce(sum(employer_cost) filter (where state in ('ok', 'held', 'locked')), 0)
  from pay_run_people group by company_id, run_id;

create function sum_pay_run() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pay_run_sums as sums (company_id, run_id, people, blocked, gross, net, employer_cost)
      select company_id, run_id, count(*) filter (where state <> 'excluded'), count(*) filter (where state = 'blocked'),
             coalesce(sum(gross) filter (where state in ('ok', 'held', 'locked')), 0),
             coalesce(sum(net) filter (where state in ('ok', 'held', 'locked')), 0),
             coalesce(sum(employer_cost) filter (where state in ('ok', 'held', 'locked')), 0)
        from added group by 1, 2 order by 1, 2
      on conflict (company_id, run_id) do update set people = sums.people + excluded.people, blocked = sums.blocked + excluded.blocked,
         gross = sums.gross + excluded.gross, net = sums.net + excluded.net, employer_cost = sums.employer_cost + excluded.employer_cost;
    return null;
  end if;
  -- A run that is given up for good goes with its people and its sums.
  update pay_run_sums sums set people = sums.people + moved.people, blocked = sums.blocked + moved.blocked, gross = sums.gross + moved.gross,
         net = sums.net + moved.net, employer_cost = sums.employer_cost + moved.employer_cost
    from (select company_id, run_id, sum(n * (state <> 'excluded')::int)::int as people, sum(n * (state = 'blocked')::int)::int as blocked,
                 coalesce(sum(n * gross) filter (where state in ('ok', 'held', 'locked')), 0) as gross,
                 coalesce(sum(n * net) filter (where state in ('ok', 'held', 'locked')), 0) as net,
                 coalesce(sum(n * employer_cost) filter (where state in ('ok', 'held', 'locked')), 0) as employer_cost
            from (select company_id, run_id, state, gross, net, employer_cost, -1 as n from removed) gone group by 1, 2) moved
   where sums.company_id = moved.company_id and sums.run_id = moved.run_id;
  return null;
end $$;
create function sum_pay_run_again() returns trigger language plpgsql as $$
begin
  update pay_run_sums sums set people = sums.people + moved.people, blocked = sums.blocked + moved.blocked, gross = sums.gross + moved.gross,
         net = sums.net + moved.net, employer_cost = sums.employer_cost + moved.employer_cost
    from (select company_id, run_id, sum(n * (state <> 'excluded')::int)::int as people, sum(n * (state = 'blocked')::int)::int as blocked,
                 coalesce(sum(n * gross) filter (where state in ('ok', 'held', 'locked')), 0) as gross,
                 coalesce(sum(n * net) filter (where state in ('ok', 'held', 'locked')), 0) as net,
                 coalesce(sum(n * employer_cost) filter (where state in ('ok', 'held', 'locked')), 0) as employer_cost
            from (select company_id, run_id, state, gross, net, employer_cost, -1 as n from removed
                   union all select company_id, run_id, state, gross, net, employer_cost, 1 from added) changes group by 1, 2) moved
   where sums.company_id = moved.company_id and sums.run_id = moved.run_id;
  return null;
end $$;
create trigger sum_insert after insert on pay_run_people referencing new table as added for each statement execute function sum_pay_run();
create trigger sum_delete after delete on pay_run_people referencing old table as removed for each statement execute function sum_pay_run();
create trigger sum_update after update on pay_run_people referencing old table as removed new table as added
  for each statement execute function sum_pay_run_again();
