-- The same advert published several times: lists show it once. Which advert stands for the others is kept as they are written, never asked while somebody searches.

/* Text as it is compared: neither case nor spaces make two of one. */
create function plain_text(said text) returns text language sql immutable parallel safe
  as $$ select lower(btrim(regexp_replace(normalize(coalesce(said, ''), NFKC), '\s+', ' ', 'g'))) $$;

/* What two adverts of one company have in common when they are the same: title, place and text, and all that a list tells adverts apart by.
   Work that is done from anywhere in a country has no place in it. */
create function advert_sameness(title text, department text, occupation_id int, employment_type text, work_mode text, seniority text, country text,
    place_id int, currency text, shown jsonb) returns uuid language sql immutable parallel safe
  as $$ select md5(jsonb_build_array(public.plain_text(title), public.plain_text(department), occupation_id, employment_type, work_mode, seniority, country,
    case when work_mode <> 'remote' then place_id end, currency, shown->'pay', shown->'sponsorship', shown->'languages',
    public.plain_text(shown->>'description'), shown->'mustHave', shown->'niceToHave')::text)::uuid $$;

alter table job_adverts
  add column same_key uuid not null generated always as
    (advert_sameness(title, department, occupation_id, employment_type, work_mode, seniority, country, place_id, currency, shown)) stored,
  -- Null: it stands for all that are the same. Else the newest day of those that stand before it: a search of days after that sees this one.
  add column behind timestamptz,
  -- As `behind`, among those at its place: a search of places may see one of a job from anywhere, and not the other.
  add column behind_here timestamptz;
create index job_adverts_same on job_adverts (company_id, same_key, closes_at desc, posted_at desc, id) where open;

/* The tallies count what a list shows: of the same advert one. */
create or replace function tally_job_adverts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  perform nextval('job_changes');
  if tg_op = 'INSERT' then
    insert into job_tallies as t
    select country, work_mode, employment_type, coalesce(seniority, ''), coalesce(field, -1), pay_band, count(*)
      from came where open and behind is null group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (country, work_mode, employment_type, seniority, field, pay_band) do update set adverts = t.adverts + excluded.adverts;
  elsif tg_op = 'DELETE' then
    insert into job_tallies as t
    select country, work_mode, employment_type, coalesce(seniority, ''), coalesce(field, -1), pay_band, -count(*)
      from went where open and behind is null group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (country, work_mode, employment_type, seniority, field, pay_band) do update set adverts = t.adverts + excluded.adverts;
  else
    insert into job_tallies as t
    select country, work_mode, employment_type, seniority, field, pay_band, sum(n) from (
      select country, work_mode, employment_type, coalesce(seniority, '') seniority, coalesce(field, -1) field, pay_band, -1 n
        from went where open and behind is null
      union all
      select country, work_mode, employment_type, coalesce(seniority, ''), coalesce(field, -1), pay_band, 1 from came where open and behind is null
    ) both_ways group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict (country, work_mode, employment_type, seniority, field, pay_band) do update set adverts = t.adverts + excluded.adverts;
  end if;
  return null;
end $$;

/* Who stands for whom among the adverts that are the same: the one that is valid longest, since a last day passes without anything being written;
   of several the newest. */
create function settle_same(companies uuid[], keys uuid[]) returns void
  language sql volatile as $$
  update job_adverts a set behind = r.behind, behind_here = r.behind_here
    from (select t.company_id, t.id, max(t.posted_at) over same behind, max(t.posted_at) over same_here behind_here
            from unnest(companies, keys) k(company_id, same_key) join job_adverts t on t.company_id = k.company_id and t.same_key = k.same_key and t.open
          window same as (partition by t.company_id, t.same_key order by t.closes_at desc, t.posted_at desc, t.id
                   rows between unbounded preceding and 1 preceding),
                 same_here as (partition by t.company_id, t.same_key, t.place_id order by t.closes_at desc, t.posted_at desc, t.id
                   rows between unbounded preceding and 1 preceding)) r
   where a.company_id = r.company_id and a.id = r.id and (a.behind is distinct from r.behind or a.behind_here is distinct from r.behind_here)
$$;

/* Whatever becomes of an advert, the others are put right in the same statement. What it writes itself changes nobody's standing: it ends there. */
create function same_adverts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  companies uuid[];
  keys uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(company_id), array_agg(same_key) into companies, keys from (select distinct company_id, same_key from came where open) t;
  elsif tg_op = 'DELETE' then
    select array_agg(company_id), array_agg(same_key) into companies, keys from (select distinct company_id, same_key from went where open) t;
  else
    select array_agg(company_id), array_agg(same_key) into companies, keys from (
      select distinct company_id, same_key from (
        (select company_id, id, same_key, place_id, closes_at, posted_at from went where open
          except select company_id, id, same_key, place_id, closes_at, posted_at from came where open)
        union all
        (select company_id, id, same_key, place_id, closes_at, posted_at from came where open
          except select company_id, id, same_key, place_id, closes_at, posted_at from went where open)) moved) t;
  end if;
  if companies is not null then perform settle_same(companies, keys); end if;
  return null;
end $$;
create trigger same_came after insert on job_adverts referencing new table as came for each statement execute function same_adverts();
create trigger same_went after delete on job_adverts referencing old table as went for each statement execute function same_adverts();
create trigger same_changed after update on job_adverts referencing old table as went new table as came
  for each statement execute function same_adverts();

/* One writer of a company's adverts at a time: two that publish the same one at once see each other. */
create function one_writer_of_adverts(company uuid) returns void language sql volatile
  as $$ select pg_advisory_xact_lock(hashtextextended('adverts ' || company, 0)) $$;
create function adverts_are_written() returns trigger language plpgsql as $$
begin
  if current_company() is not null then perform one_writer_of_adverts(current_company()); end if;
  return null;
end $$;
create trigger adverts_are_written before insert or update or delete on job_adverts for each statement execute function adverts_are_written();

/* As before, in the order in which whoever publishes takes the same two locks. */
create or replace function verification_reaches_adverts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
declare withheld_now boolean;
begin
  if tg_op = 'UPDATE' and old.state = new.state then return null; end if;
  perform one_writer_of_adverts(new.company_id);
  perform pg_advisory_xact_lock(hashtextextended('withheld ' || new.company_id, 0));
  withheld_now := company_withheld(new.company_id);
  update job_adverts a set withheld = withheld_now, open = not withheld_now and j.status = 'open' and j.hidden_at is null
    from jobs j
   where a.company_id = new.company_id and a.withheld <> withheld_now and j.company_id = a.company_id and j.id = a.id;
  -- Lists that are kept for a moment show whose company is verified.
  perform nextval('job_changes');
  return null;
end $$;

-- What has been published already; its owner is one company's rows only, but for this moment.
alter table job_adverts no force row level security;
select settle_same(array_agg(company_id), array_agg(same_key))
  from (select company_id, same_key from job_adverts where open group by 1, 2 having count(*) > 1) several;
alter table job_adverts force row level security;

-- A company withdraws what it asked, while nobody has decided; by this function alone, since it may write no state of its own.
alter table company_verifications drop constraint company_verifications_ended_why_check,
  add constraint company_verifications_ended_why_check check (ended_why in ('changed', 'archived', 'taken_back', 'withdrawn'));
create function withdraw_verification(asked uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  update company_verifications set state = 'lapsed', ended_at = now(), ended_why = 'withdrawn'
   where company_id = current_company() and id = asked and state = 'pending';
  return found;
end $$;
