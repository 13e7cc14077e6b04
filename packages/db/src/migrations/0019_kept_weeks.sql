CREATE TABLE "kept_weeks" (
	"user_id" integer NOT NULL,
	"week" smallint NOT NULL,
	"opens_on" date NOT NULL,
	"recorded_nights" smallint NOT NULL,
	"total_sleep_minutes" integer NOT NULL,
	"time_in_bed_minutes" integer NOT NULL,
	"is_schedule_chosen" boolean NOT NULL,
	CONSTRAINT "kept_weeks_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
CREATE TABLE "kept_weeks_cursor" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"audit_id" bigint NOT NULL,
	"newest_audit_id" bigint NOT NULL,
	"newest_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_weeks" ADD CONSTRAINT "kept_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;