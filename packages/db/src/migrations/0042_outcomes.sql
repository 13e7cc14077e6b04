CREATE TABLE "taken_calls" (
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"taken_by_user_id" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "taken_calls_user_id_reason_pk" PRIMARY KEY("user_id","reason")
);
--> statement-breakpoint
ALTER TABLE "staff_notes" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD COLUMN "outcome_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD COLUMN "outcome_by_user_id" integer;--> statement-breakpoint
ALTER TABLE "taken_calls" ADD CONSTRAINT "taken_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_calls" ADD CONSTRAINT "taken_calls_taken_by_user_id_users_id_fk" FOREIGN KEY ("taken_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- refuses no older write: an older server leaves the new column empty
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_outcome_by_user_id_users_id_fk" FOREIGN KEY ("outcome_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_alerts_without_outcome" ON "staff_alerts" USING btree ("user_id") WHERE outcome is null;--> statement-breakpoint
UPDATE "staff_alerts" SET "outcome" = 'other', "outcome_at" = "acknowledged_at",
  "outcome_by_user_id" = "acknowledged_by_user_id"
WHERE "acknowledged_at" IS NOT NULL;
