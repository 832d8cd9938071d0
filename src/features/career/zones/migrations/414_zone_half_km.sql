-- A zone may be half a kilometre around its middle; from one kilometre on its distance is whole.
alter table seeker_zones drop constraint seeker_zones_radius_km_check;
alter table seeker_zones alter column radius_km type double precision;
alter table seeker_zones add constraint seeker_zones_radius_km_check
  check (radius_km = 0.5 or (radius_km between 1 and 50 and radius_km = floor(radius_km)));

drop function zone_holds(double precision, double precision, smallint, polygon, double precision, double precision);
create function zone_holds(middle_lat double precision, middle_lng double precision, radius_km double precision, corners polygon,
    at_lat double precision, at_lng double precision) returns boolean language sql immutable parallel safe
  as $$ select case when corners is not null then corners @> point(at_lng, at_lat)
    else 12742 * asin(sqrt(least(1, sin(radians(at_lat - middle_lat) / 2) ^ 2
      + cos(radians(at_lat)) * cos(radians(middle_lat)) * sin(radians(at_lng - middle_lng) / 2) ^ 2))) <= radius_km end $$;
