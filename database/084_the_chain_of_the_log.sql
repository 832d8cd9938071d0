/* Each entry of the log is chained to the one before it of the same company (of none: the platform's), by a job that runs a moment later: writers
   never wait for each other. `position` counts within the chain; `hash` is over the entry and the hash before it. */
alter table audit_log add column position bigint, add column hash bytea;
create index audit_log_unchained on audit_log (id) where hash is null;
create unique index audit_log_chain on audit_log (coalesce(company_id, '00000000-0000-0000-0000-000000000000'), position) where position is not null;

/* Where each chain ends: without it, entries cut off at the end would not be missed. `seal` is made with a key the database does not have. */
create table audit_heads (
  chain uuid primary key,
  position bigint not null,
  hash bytea not null,
  seal bytea,
  at timestamptz not null default now()
);

/* What is hashed of an entry: all it says, in one spelling whatever the settings of the session. */
create function audit_entry_hash(before_it bytea, e audit_log) returns bytea language sql stable parallel safe set search_path = pg_catalog, public
  as $$
    select sha256(coalesce(before_it, '\x'::bytea) || convert_to(jsonb_build_array(
      e.id, (extract(epoch from e.at) * 1000000)::bigint, e.company_id, e.actor_id, e.actor_role, e.session_id, e.action, e.target_type, e.target_id,
      e.outcome, e.before, e.after, e.detail, host(e.address), e.request_id, e.position)::text, 'UTF8'))
  $$;

/* An entry is chained once. Nothing else of it ever changes, and none goes. */
create function audit_log_stays() returns trigger language plpgsql set search_path = pg_catalog, public
as $$
begin
  if tg_op = 'UPDATE' and old.hash is null and new.hash is not null and new.position is not null
     and (to_jsonb(old) - 'hash' - 'position') = (to_jsonb(new) - 'hash' - 'position') then
    return new;
  end if;
  raise exception 'The log is only ever added to' using errcode = '42501';
end $$;
create trigger audit_log_stays before update or delete on audit_log for each row execute function audit_log_stays();

/* Chains entries that are not yet, oldest first, at most so many; answers the new end of each chain it went on with. */
create function chain_log(most int) returns table (chain uuid, "position" bigint, hash bytea) language plpgsql set search_path = pg_catalog, public
as $$
#variable_conflict use_column
declare
  e audit_log;
  ends audit_heads;
  changed uuid[] := '{}';
  of_chain uuid;
begin
  -- One at a time.
  perform pg_advisory_xact_lock(hashtext('chain of the log'));
  for e in select * from audit_log where hash is null order by id limit most loop
    of_chain := coalesce(e.company_id, '00000000-0000-0000-0000-000000000000');
    select * into ends from audit_heads h where h.chain = of_chain;
    e.position := coalesce(ends.position, 0) + 1;
    e.hash := audit_entry_hash(ends.hash, e);
    update audit_log set position = e.position, hash = e.hash where id = e.id;
    insert into audit_heads as h (chain, position, hash) values (of_chain, e.position, e.hash)
      on conflict (chain) do update set position = excluded.position, hash = excluded.hash, seal = null, at = now();
    if not of_chain = any (changed) then changed := changed || of_chain; end if;
  end loop;
  return query select h.chain, h.position, h.hash from audit_heads h where h.chain = any (changed);
end $$;

/* The first entry of each chain that does not follow from the one before it: changed, taken out or put in between. */
create function broken_log() returns table (chain uuid, "position" bigint, id bigint, at timestamptz, action text) language sql stable
  set search_path = pg_catalog, public
as $$
  with linked as (
    select coalesce(a.company_id, '00000000-0000-0000-0000-000000000000') as chain, a as entry,
           lag(a.hash) over w as hash_before, coalesce(lag(a.position) over w, 0) as position_before
      from audit_log a where a.hash is not null
    window w as (partition by coalesce(a.company_id, '00000000-0000-0000-0000-000000000000') order by a.position)
  )
  select distinct on (chain) chain, (entry).position, (entry).id, (entry).at, (entry).action
    from linked
   where (entry).position <> position_before + 1 or (entry).hash <> audit_entry_hash(hash_before, entry)
   order by chain, (entry).position
$$;
