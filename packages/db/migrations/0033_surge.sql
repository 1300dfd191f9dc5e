CREATE TABLE "surge" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"cap_tenths" smallint DEFAULT 20 NOT NULL,
	"reckoned_at" timestamp (3) with time zone,
	CONSTRAINT "surge_one_row" CHECK ("surge"."id"),
	CONSTRAINT "surge_cap" CHECK ("surge"."cap_tenths" between 11 and 30)
);
--> statement-breakpoint
CREATE TABLE "surge_areas" (
	"cell" text PRIMARY KEY NOT NULL,
	"hundredths" smallint NOT NULL,
	"tenths" smallint NOT NULL,
	CONSTRAINT "surge_areas_range" CHECK ("surge_areas"."hundredths" between 100 and 300 and "surge_areas"."tenths" between 10 and 30)
);
--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "surge_tenths" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
-- Not valid, so that no ride is looked at while all wait: every ride of before has the default.
ALTER TABLE "rides" ADD CONSTRAINT "rides_surge" CHECK ("rides"."surge_tenths" between 10 and 30) NOT VALID;