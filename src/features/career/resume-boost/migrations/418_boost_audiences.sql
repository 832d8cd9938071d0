-- To whom a week may be shown: countries of employers, and the fields they say they work in, in small letters. Empty: to everybody whose search finds
-- the person. It takes employers away from those alone, and adds nobody.
alter table seeker_boosts
  add column countries text[] not null default '{}',
  add column fields text[] not null default '{}';
