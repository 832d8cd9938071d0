-- Finding people who agreed to be found: what employers may read of them, pools, invitations, and who looked.

/* A name of a company in words that can be compared: no case, no accents, no signs, without what only says what kind of company it is. */
create function name_words(name text) returns text[] language sql immutable parallel safe
as $$
  with w as (
    select word, n from unnest(regexp_split_to_array(
      regexp_replace(lower(normalize(name, nfkd)), '[\u0300-\u036f.''’]', '', 'g'),
      '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+')) with ordinality t(word, n) where word <> '')
  select coalesce(
    (select array_agg(word order by n) from w where word <> all ('{the,pte,ltd,pvt,private,limited,llc,inc,incorporated,corp,corporation,co,company,plc,llp,lp,fze,fzco,fzc,fz,dmcc,pjsc,psc,wll,sdn,bhd,group,holding,holdings}')),
    (select array_agg(word order by n) from w), '{}')
$$;
/* The whole name without gaps: "Four Winds" and "FourWinds" are one. */
create function name_whole(name text) returns text language sql immutable parallel safe
as $$ select array_to_string(name_words(name), '') $$;
/* Its beginnings, word by word, and the whole: "Four Winds" is met by "Four Winds Singapore". */
create function name_starts(name text) returns text[] language sql immutable parallel safe
as $$ select coalesce(array_agg(array_to_string(words[1:n], '')), '{}') from (select name_words(name) words) w, generate_series(1, cardinality(words)) n $$;
create function name_wholes(names text[]) returns text[] language sql immutable parallel safe
as $$ select coalesce(array_agg(name_whole(n)), '{}') from unnest(names) n where name_whole(n) <> '' $$;
create function name_all_starts(names text[]) returns text[] language sql immutable parallel safe
as $$ select coalesce(array_agg(distinct s), '{}') from unnest(names) n, unnest(name_starts(n)) s $$;

/*
 * What employers may read of somebody who looks for work: one row for each profile, written with it and by nothing else. Of a private one nothing
 * stands here but that there is none. Of an anonymous one neither name nor employers nor schools do.
 */
create table talent_cards (
  user_id uuid primary key references users on delete cascade,
  -- What companies call them by; says nothing of the account.
  id uuid not null unique default gen_random_uuid(),
  visibility text not null check (visibility in ('private', 'anonymous', 'open')),
  -- Not found before that day, by their own wish.
  paused_until date,
  visible_since timestamptz,
  active_on date not null default current_date,
  -- Of whoever shows their name: so that an applicant of the company is not listed twice.
  known_user uuid generated always as (case when visibility = 'open' then user_id end) stored,
  name text,
  headline text not null default '',
  -- Posts, education, skills with the line that shows them, jobs looked for: as the contract of the open profile has it.
  shown jsonb not null default '{}',
  country text,
  place_id int references places,
  years smallint,
  modes text[] not null default '{}',
  skills text[] not null default '{}',
  -- Told only beside a job that asks it and says why.
  authorisations jsonb not null default '[]',
  languages jsonb not null default '[]',
  -- Titles A, skills B, places C, everything else D. Occupations stand in it as "occ983", places as "at_bedok".
  words tsvector not null default '',
  own_email text,
  blocked text[] not null default '{}',
  blocked_wholes text[] not null generated always as (name_wholes(blocked)) stored,
  blocked_starts text[] not null generated always as (name_all_starts(blocked)) stored,
  -- Companies they do not want to be found by, whatever those are called.
  objected uuid[] not null default '{}',
  check (visibility <> 'private' or (name is null and headline = '' and shown = '{}' and words = '')),
  check (visibility <> 'anonymous' or name is null)
);
create index talent_cards_words on talent_cards using gin (words) where visibility <> 'private';
create index talent_cards_active on talent_cards (active_on desc, id) where visibility <> 'private';
create index talent_cards_since on talent_cards (visible_since) where visibility <> 'private';

/* The names this transaction's company goes by, as they are compared with those people blocked. */
create function own_name_wholes() returns text[] language sql stable
as $$ select name_wholes(array_agg(n)) from (select name n from companies where id = current_company() union select replace(slug, '-', ' ') from companies where id = current_company()
  union select legal_name from legal_entities where company_id = current_company()) names $$;
create function own_name_starts() returns text[] language sql stable
as $$ select name_all_starts(array_agg(n)) from (select name n from companies where id = current_company() union select replace(slug, '-', ' ') from companies where id = current_company()
  union select legal_name from legal_entities where company_id = current_company()) names $$;

/* Identifiers of cards with these words, by their index: row-level security keeps it from being used otherwise. What they say is read through it. */
create function talent_matching(asked tsquery) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
as $$ select id from talent_cards where visibility <> 'private' and words @@ asked $$;

/* Words of an application's CV, for finding one's own applicants. */
alter table match_facts add column words tsvector not null generated always as (
  setweight(jsonb_to_tsvector('english', jsonb_path_query_array(facts, '$.titles[*].text'), '["string"]'), 'A') ||
  setweight(jsonb_to_tsvector('english', jsonb_path_query_array(facts, '$.skills[*].label'), '["string"]'), 'B') ||
  jsonb_to_tsvector('english', jsonb_path_query_array(facts, '$.tasks[*].text'), '["string"]')) stored;

/* Which card somebody of the team opened: until then its name is hidden from them. Counted for the person. */
create table talent_views (
  company_id uuid not null references companies on delete cascade,
  card_id uuid not null references talent_cards (id) on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  primary key (company_id, card_id, user_id)
);
create index talent_views_of on talent_views (card_id);

/* Set aside or hidden, by one of the team for themself. */
create table talent_marks (
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  card_id uuid not null references talent_cards (id) on delete cascade,
  kind text not null check (kind in ('shortlisted', 'hidden')),
  at timestamptz not null default now(),
  primary key (company_id, user_id, card_id)
);
create index talent_marks_of on talent_marks (card_id);

/* People kept in mind for work to come. What for is told to whoever is in it. */
create table talent_pools (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  purpose text not null check (length(purpose) between 1 and 300),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index talent_pools_name on talent_pools (company_id, lower(name));

create table talent_pool_members (
  company_id uuid not null,
  pool_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- Somebody found, or an applicant of one's own.
  card_id uuid references talent_cards (id) on delete cascade,
  candidate_id uuid,
  note text not null default '' check (length(note) <= 1000),
  -- Since when they agree, and until when they are kept.
  consent_on date not null,
  expires_on date not null,
  added_by uuid references users on delete set null,
  added_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, pool_id) references talent_pools on delete cascade,
  foreign key (company_id, candidate_id) references candidates on delete cascade,
  check ((card_id is null) <> (candidate_id is null)),
  unique (company_id, pool_id, card_id),
  unique (company_id, pool_id, candidate_id)
);
create index talent_pool_members_of on talent_pool_members (card_id);
create index talent_pool_members_candidate on talent_pool_members (company_id, candidate_id) where candidate_id is not null;
create index talent_pool_members_over on talent_pool_members (expires_on);

/* A search one of the team keeps. */
create table talent_searches (
  company_id uuid not null references companies on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  every_days smallint not null default 1 check (every_days in (0, 1, 7)),
  seen_at timestamptz not null default now(),
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index talent_searches_of on talent_searches (company_id, user_id, created_at);
create index talent_searches_due on talent_searches (told_at) where every_days > 0;

/* Somebody is asked to apply for one job; once. Who they are is written here when they accept, and not before. */
create table talent_invitations (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  job_id uuid not null,
  card_id uuid not null references talent_cards (id) on delete cascade,
  by_user uuid references users on delete set null,
  words text not null default '' check (length(words) <= 600),
  status text not null default 'sent' check (status in ('sent', 'later', 'accepted', 'declined', 'withdrawn', 'expired')),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  told_at timestamptz,
  answered_at timestamptz,
  reason text check (length(reason) <= 300),
  -- Name, e-mail and phone, from when they accept.
  contact jsonb,
  application_id uuid,
  primary key (company_id, id),
  foreign key (company_id, job_id) references jobs on delete cascade,
  foreign key (company_id, application_id) references applications on delete set null (application_id),
  unique (company_id, job_id, card_id),
  check (contact is null or status = 'accepted')
);
create index talent_invitations_of on talent_invitations (card_id, sent_at desc);
create index talent_invitations_sent on talent_invitations (company_id, sent_at desc);
create index talent_invitations_over on talent_invitations (expires_at) where status in ('sent', 'later');

/* How many invitations, of whatever company, somebody was sent since a moment. Whose they are is not said. */
create function invitations_since(card uuid, since timestamptz) returns int
  language sql stable security definer set search_path = pg_catalog, public
as $$ select count(*)::int from talent_invitations where card_id = card and sent_at > since $$;
