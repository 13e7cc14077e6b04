ALTER TABLE "diary_days" ADD COLUMN "sleep_quality" smallint;--> statement-breakpoint
ALTER TABLE "diary_days" ADD COLUMN "into_bed_time" smallint;--> statement-breakpoint
ALTER TABLE "diary_days" ADD COLUMN "has_taken_sleep_medication" boolean;--> statement-breakpoint
ALTER TABLE "diary_days" ADD COLUMN "alcoholic_drinks" smallint;--> statement-breakpoint
ALTER TABLE "diary_days" ADD COLUMN "has_had_afternoon_caffeine" boolean;--> statement-breakpoint
ALTER TABLE "diary_days" ADD COLUMN "note" text;--> statement-breakpoint
-- A note is in the person's words (decision 38); a night without one waits for nothing.
-- refuses no older write: an older server writes no note
CREATE TRIGGER diary_days_not_erased BEFORE INSERT OR UPDATE OF note ON diary_days
  FOR EACH ROW WHEN (NEW.note IS NOT NULL) EXECUTE FUNCTION refuse_words_of_erased();
