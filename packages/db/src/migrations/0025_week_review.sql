ALTER TABLE "diary_weeks" ADD COLUMN "intention" text;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "review_next_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reminder_settings_review_next" ON "reminder_settings" USING btree ("review_next_at") WHERE review_next_at is not null;