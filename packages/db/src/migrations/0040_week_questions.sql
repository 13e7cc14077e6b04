ALTER TABLE "diary_weeks" ADD COLUMN "has_unusual_energy" boolean;--> statement-breakpoint
ALTER TABLE "diary_weeks" ADD COLUMN "unusual_energy_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "diary_weeks" ADD COLUMN "has_shift_work" boolean;--> statement-breakpoint
ALTER TABLE "diary_weeks" ADD COLUMN "shift_work_answered_at" timestamp (3) with time zone;