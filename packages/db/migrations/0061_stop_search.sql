-- The addresses of a ride's stops, each on a line of its own behind the two ends.
CREATE FUNCTION stop_lines(stops jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN coalesce((SELECT string_agg(E'\n' || (stop.value ->> 'address'), '' ORDER BY stop.ordinality) FROM jsonb_array_elements(stops) WITH ORDINALITY stop), '');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_ride_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ride_search (ride_id, bucket, letters)
    SELECT id, ride_bucket(id), search_letters(lower(pickup_address || E'\n' || destination_address || stop_lines(stops))) FROM made;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_ride_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ride_search
    SET letters = search_letters(lower(NEW.pickup_address || E'\n' || NEW.destination_address || stop_lines(NEW.stops)))
    WHERE ride_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rides_renew_search AFTER UPDATE OF destination_address, stops ON rides
FOR EACH ROW WHEN (OLD.destination_address IS DISTINCT FROM NEW.destination_address OR OLD.stops IS DISTINCT FROM NEW.stops)
EXECUTE FUNCTION renew_ride_search();
