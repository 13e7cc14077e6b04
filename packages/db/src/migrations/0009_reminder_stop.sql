ALTER TABLE "reminder_settings" ADD COLUMN "stop_key" text;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "stop_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_settings_stop_hash_key" ON "reminder_settings" USING btree ("stop_hash");--> statement-breakpoint
-- A row a letter told for 90 days when each had left.
DELETE FROM "tokens" WHERE "purpose" = 'reminderStop';
