-- Whether jobs that ask it come first, when their person orders them so: for their own list alone.
alter table seeker_skills add column first boolean not null default false;
