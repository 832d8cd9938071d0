-- Whether somebody who reads Arabic has the day of the Hijri calendar beside every date.
alter table navigation_choices add column shows_hijri boolean not null default false;
