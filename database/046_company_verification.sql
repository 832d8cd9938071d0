-- Whether a company is who it says it is: asked by the company for each legal entity, decided by the platform against a public register.

/* One question whether a legal entity stands in its register, and what became of it. Kept after it is over: a history. */
create table company_verifications (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  country text not null,
  -- As the company stated them when it asked: these were looked up, and no others.
  legal_name text not null,
  number_key text not null,
  number text not null,
  -- Who gave the number, where the country has several that do.
  given_by text,
  note text check (length(note) <= 2000),
  file_id uuid,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  -- lapsed: what was asked about is not what the company is called, or numbered, any more.
  state text not null default 'pending' check (state in ('pending', 'verified', 'refused', 'lapsed')),
  decided_by uuid,
  decided_at timestamptz,
  register text,
  -- The day on which somebody looked into the register.
  checked_on date,
  -- What was found there, for the company and for whoever looks again.
  evidence text check (length(evidence) <= 2000),
  -- Why it was refused or taken back.
  reason text check (length(reason) <= 1000),
  ended_at timestamptz,
  ended_why text check (ended_why in ('changed', 'archived', 'taken_back')),
  primary key (company_id, id),
  foreign key (company_id, entity_id) references legal_entities on delete cascade,
  foreign key (company_id, file_id) references files on delete set null (file_id),
  check (state <> 'verified' or (decided_at is not null and register is not null and checked_on is not null)),
  check (state <> 'refused' or (decided_at is not null and reason is not null))
);
create unique index company_verifications_pending on company_verifications (company_id, entity_id) where state = 'pending';
create unique index company_verifications_verified on company_verifications (company_id, entity_id) where state = 'verified';
create index company_verifications_shown on company_verifications (company_id) where state = 'verified';
create index company_verifications_waiting on company_verifications (asked_at, id) where state = 'pending';
create index company_verifications_decided on company_verifications (decided_at desc, id) where decided_at is not null;
create index company_verifications_of on company_verifications (company_id, entity_id, asked_at desc);
create index company_verifications_number on company_verifications (country, number_key, number);

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('document', 'photo', 'logo', 'export', 'cv', 'offer', 'verification'));

-- An advert of a company whose registration was refused: not open, and shown to nobody.
alter table job_adverts add column withheld boolean not null default false;

/* Whether its adverts are kept from the public: refused for one of its entities, and verified for none. Whoever publishes meanwhile waits for whoever decides. */
create function company_withheld(company uuid) returns boolean language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('withheld ' || company, 0));
  return not exists (select from company_verifications where company_id = company and state = 'verified')
    and exists (select from (
      select distinct on (entity_id) state from company_verifications where company_id = company and decided_at is not null
       order by entity_id, asked_at desc, id) last where last.state = 'refused');
end $$;

/* What is decided, or lapses, reaches the adverts in the same transaction. */
create function verification_reaches_adverts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
declare withheld_now boolean;
begin
  if tg_op = 'UPDATE' and old.state = new.state then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('withheld ' || new.company_id, 0));
  withheld_now := company_withheld(new.company_id);
  update job_adverts a set withheld = withheld_now, open = not withheld_now and j.status = 'open' and j.hidden_at is null
    from jobs j
   where a.company_id = new.company_id and a.withheld <> withheld_now and j.company_id = a.company_id and j.id = a.id;
  -- Lists that are kept for a moment show whose company is verified.
  perform nextval('job_changes');
  return null;
end $$;
create trigger verification_reaches_adverts after insert or update on company_verifications
  for each row execute function verification_reaches_adverts();

/* A verification holds for the name and the number it was made of: with another it ends, whoever changes it and by whichever way. */
create function verification_lapses() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  update company_verifications v
     set state = 'lapsed', ended_at = now(), ended_why = case when new.archived_at is not null then 'archived' else 'changed' end
   where v.company_id = new.company_id and v.entity_id = new.id and v.state in ('pending', 'verified')
     and (new.archived_at is not null or v.country <> new.country or v.legal_name <> new.legal_name
       or v.number is distinct from new.numbers->v.number_key->>'number');
  return null;
end $$;
create trigger verification_lapses after update of country, legal_name, numbers, archived_at on legal_entities
  for each row execute function verification_lapses();

-- Another answer of the company, as of its legal entities.
create trigger touch_company after insert or update or delete on company_verifications for each row execute function touch_company();
