-- Days of the week (1 is Monday) and hours in which a zone tells of what is found in it, by the clock of its person; null: on every day, at any time.
alter table seeker_zones
  add column tells_on smallint[] check (tells_on <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(tells_on) between 1 and 6),
  add column tells_from text check (tells_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column tells_to text check (tells_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add constraint seeker_zones_hours check ((tells_from is null) = (tells_to is null) and tells_from <> tells_to);
