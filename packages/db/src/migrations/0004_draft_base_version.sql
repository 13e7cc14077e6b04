ALTER TABLE "diary_drafts" ADD COLUMN "base_version" integer;--> statement-breakpoint
-- A save takes its night's draft away, so that what stands was typed after the last one.
UPDATE diary_drafts SET base_version = d.version FROM diary_days d WHERE d.id = day_id;--> statement-breakpoint
ALTER TABLE "diary_drafts" ALTER COLUMN "base_version" SET NOT NULL;
