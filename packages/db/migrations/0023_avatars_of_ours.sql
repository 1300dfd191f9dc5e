-- Pictures that clients kept elsewhere: each look at one told that place.
UPDATE "users" SET "avatar_url" = null WHERE "avatar_url" NOT LIKE '/media/avatars/%' OR length("avatar_url") > 200;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_ours" CHECK ("users"."avatar_url" like '/media/avatars/%' and length("users"."avatar_url") <= 200);