ALTER TABLE "users" ADD COLUMN "is_time_zone_assumed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "declined_time_zones" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "users" SET "is_time_zone_assumed" = true WHERE "time_zone" NOT LIKE '%/%' OR "time_zone" LIKE 'Etc/%';
