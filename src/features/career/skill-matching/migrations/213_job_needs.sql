-- Which skills the must-haves of each advert name, taken apart once: whoever looks for jobs by their skills asks an index and not the words.
-- No company's own: it says no more than the advert that everybody reads.
create table job_needs (
  job_id uuid primary key,
  -- How many skills it asks; a must-have that offers a choice of skills is one.
  needs smallint not null check (needs >= 0),
  -- Must-haves in which no skill could be read: they count neither for nor against anybody.
  unread smallint not null check (unread >= 0),
  -- Which state of the advert, and which reading, this is of.
  advert_at timestamptz not null,
  engine text not null
);
create table job_need_skills (
  job_id uuid not null references job_needs on delete cascade,
  nth smallint not null,
  skill text not null,
  label text not null,
  primary key (job_id, nth, skill)
);
create index job_need_skills_of on job_need_skills (skill, job_id, nth);
