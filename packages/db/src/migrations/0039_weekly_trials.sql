ALTER TABLE "diary_weeks" ADD COLUMN "intention_on" date;--> statement-breakpoint
ALTER TABLE "diary_weeks" ADD COLUMN "trial_taps" jsonb;--> statement-breakpoint
ALTER TABLE "diary_weeks" ADD COLUMN "trial_outcome" text;--> statement-breakpoint
ALTER TABLE "diary_weeks" ADD COLUMN "day_sleepiness" text;--> statement-breakpoint
ALTER TABLE "diary_weeks" ADD COLUMN "day_course" text;