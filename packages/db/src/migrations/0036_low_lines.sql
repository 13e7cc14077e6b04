ALTER TABLE "kept_weeks" ADD COLUMN "white_nights" smallint;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD COLUMN "week" smallint;