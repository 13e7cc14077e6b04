CREATE TABLE "reminder_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"time" smallint NOT NULL,
	"next_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_settings_time_on_the_clock" CHECK ("reminder_settings"."time" between 0 and 1439)
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reminds_on" date;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_settings_next" ON "reminder_settings" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_reminder_key" ON "mail_outbox" USING btree ("user_id","reminds_on") WHERE reminds_on is not null;