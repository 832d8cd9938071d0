-- Until when a zone waits with what it finds: told together afterwards, where a pause lets it go by.
alter table seeker_zones add column snoozed_until timestamptz;
