-- Names by language in one column, so that another language needs no column of its own.
ALTER TABLE "city_places" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "city_places" ADD COLUMN "area_names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "suggested_moves" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "city_places" SET
	"names" = jsonb_strip_nulls(jsonb_build_object('en', "name_en", 'bn', "name_bn")),
	"area_names" = jsonb_strip_nulls(jsonb_build_object('bn', "area_bn"))
	WHERE "name_en" IS NOT NULL OR "name_bn" IS NOT NULL OR "area_bn" IS NOT NULL;--> statement-breakpoint
UPDATE "suggested_moves" SET "names" = jsonb_build_object('bn', "name_bn") WHERE "name_bn" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "city_places" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "city_places" DROP COLUMN "name_bn";--> statement-breakpoint
ALTER TABLE "city_places" DROP COLUMN "area_bn";--> statement-breakpoint
ALTER TABLE "suggested_moves" DROP COLUMN "name_bn";
