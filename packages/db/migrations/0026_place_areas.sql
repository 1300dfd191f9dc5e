ALTER TABLE "city_places" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "city_places" ADD COLUMN "area_bn" text;--> statement-breakpoint
CREATE INDEX "city_places_around" ON "city_places" USING gist (point("lng", "lat"));