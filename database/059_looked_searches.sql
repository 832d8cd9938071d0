-- When somebody who looks for work last looked through a search, and before that; how far they came. The search itself is not kept, only a
-- fingerprint that tells it from others.
create table seeker_looks (
  user_id uuid not null references users on delete cascade,
  search bytea not null check (length(search) = 32),
  at timestamptz not null,
  before timestamptz,
  -- Pages seen from the first on, without a gap: until now, and when the visit began.
  pages int not null check (pages >= 0),
  pages_before int not null default 0 check (pages_before >= 0),
  primary key (user_id, search)
);
