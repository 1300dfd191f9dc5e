DROP INDEX "city_places_folded";--> statement-breakpoint
CREATE INDEX "city_places_folded" ON "city_places" USING gin ("folded" gin_trgm_ops) WITH (fastupdate=false);