CREATE TABLE "kept_calls" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"today" date NOT NULL,
	"waiting" text[] NOT NULL,
	"place" smallint,
	"since" date,
	"aside" text[] NOT NULL,
	"aside_place" smallint,
	"aside_since" date
);
--> statement-breakpoint
CREATE TABLE "kept_calls_cursor" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"audit_id" bigint NOT NULL,
	"newest_audit_id" bigint NOT NULL,
	"newest_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_calls" ADD CONSTRAINT "kept_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;