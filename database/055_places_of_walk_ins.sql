-- A walk-in event may say in which place its venue is: it is shown on a small map (decisions/0066).
alter table walk_in_events add column place_id int references places;

-- The point that was kept for Dubai lay in the desert, 16 km from the middle of the 57 parts of the city that we know. Now it is the middle of
-- them: half of them lie further north, half further east. Also in the adverts that hold a copy.
update places set lat = 25.2219, lng = 55.3050 where id = 2526;
update job_adverts set shown = jsonb_set(shown, '{place}', shown->'place' || '{"lat": 25.2219, "lng": 55.305}') where place_id = 2526;
