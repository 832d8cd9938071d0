-- Views of an advert on a day (UTC): people, each once. Kept; they name nobody.
create table advert_views (
  company_id uuid not null,
  job_id uuid not null,
  day date not null,
  views int not null default 0 check (views >= 0),
  primary key (company_id, job_id, day),
  foreign key (company_id, job_id) references jobs on delete cascade
);

-- Who was counted today, so that nobody is twice: a hash with the salt of the day. Gone with the day.
create table advert_visits (
  company_id uuid not null,
  day date not null,
  visitor bytea not null check (octet_length(visitor) = 16),
  job_id uuid not null,
  primary key (company_id, day, visitor, job_id),
  foreign key (company_id, job_id) references jobs on delete cascade
);

-- Who of the company itself was there today, by the same hash: their looking at an advert is no view. Gone with the day.
create table advert_own_visitors (
  company_id uuid not null references companies on delete cascade,
  day date not null,
  visitor bytea not null check (octet_length(visitor) = 16),
  primary key (company_id, day, visitor)
);

-- What the hashes of a day are made with, the same on every replica. Thrown away with the day: nobody can make them again.
create table advert_salts (
  day date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);
