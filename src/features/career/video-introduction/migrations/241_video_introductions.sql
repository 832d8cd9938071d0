-- Short introductions that a job seeker records, kept in parts: each part is a file of its own, encrypted for them.
create table seeker_videos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  title text not null check (length(title) between 1 and 80),
  content_type text not null check (content_type in ('video/mp4', 'video/webm')),
  bytes int not null check (bytes between 1 and 62914560),
  -- Whole once all parts are there and its length was read.
  ready_at timestamptz,
  seconds numeric(6, 2) check (seconds > 0 and seconds <= 90.5),
  script text not null default '' check (length(script) <= 3000),
  -- WebVTT, as the person typed or uploaded it.
  captions text check (length(captions) between 1 and 20000),
  -- What is left out at both ends when it is played.
  trim_start numeric(6, 2) not null default 0,
  trim_end numeric(6, 2),
  created_at timestamptz not null,
  check ((ready_at is null) = (seconds is null))
);
create index seeker_videos_of on seeker_videos (user_id, created_at);
comment on table seeker_videos is 'A job seeker''s own';

create table seeker_video_chunks (
  video_id uuid not null references seeker_videos (id) on delete cascade,
  number int not null check (number >= 0),
  user_id uuid not null references users (id) on delete cascade,
  storage_key text not null unique,
  bytes int not null,
  sha256 bytea not null,
  primary key (video_id, number)
);
create index seeker_video_chunks_of on seeker_video_chunks (user_id);
comment on table seeker_video_chunks is 'A job seeker''s own';

-- That a video is gone, and when the last of its bytes was: for the person to show.
create table seeker_video_removals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  bytes int not null,
  parts int not null,
  -- Of all its parts in their order.
  sha256 bytea not null,
  removed_at timestamptz not null,
  gone_at timestamptz
);
create index seeker_video_removals_of on seeker_video_removals (user_id, removed_at);
comment on table seeker_video_removals is 'A job seeker''s own';

-- To which application somebody added a video, and what its company needs to know of it.
create table seeker_video_shares (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  video_id uuid not null references seeker_videos (id) on delete cascade,
  application_id uuid not null,
  title text not null,
  content_type text not null,
  seconds numeric(6, 2) not null,
  captions text not null,
  trim_start numeric(6, 2) not null,
  trim_end numeric(6, 2),
  shared_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, application_id),
  foreign key (company_id, application_id) references applications on delete cascade
);
create index seeker_video_shares_of on seeker_video_shares (user_id, video_id);

-- Who of a company watched it, and when first.
create table seeker_video_views (
  company_id uuid not null,
  share_id uuid not null,
  user_id uuid not null,
  at timestamptz not null,
  primary key (company_id, share_id, user_id),
  foreign key (company_id, share_id) references seeker_video_shares on delete cascade
);
