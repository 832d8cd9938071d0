-- A still picture of a video, drawn on the device of its person and written anew by the server: what is shown before it is played.
create table seeker_video_pictures (
  video_id uuid primary key references seeker_videos (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  storage_key text not null unique,
  bytes int not null,
  sha256 bytea not null,
  made_at timestamptz not null
);
create index seeker_video_pictures_of on seeker_video_pictures (user_id);
comment on table seeker_video_pictures is 'A job seeker''s own';
