CREATE TABLE "site_clock" (
	"only" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"trusted_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"waited_ms" integer NOT NULL,
	CONSTRAINT "site_clock_only_one" CHECK ("site_clock"."only" = 1)
);
--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "used_steps" bigint[] DEFAULT '{}' NOT NULL;